#ifndef OVERTYPE_H
#define OVERTYPE_H

#include <stddef.h>

/* Puts a text in the place of what is from one position of a line to another, in a buffer of `size` bytes.  Returns how
   long the line is then, or 0 when it would not fit. */
size_t overtype_put(char *line, size_t size, size_t from, size_t to, const char *text);

/* Makes all letters small that are in a buffer of `size` bytes; how many were not. */
size_t overtype_lower(char *bytes, size_t size);

/* A row of ints. */
typedef struct overtype overtype;
overtype *overtype_new(void);
void overtype_free(overtype *row);
size_t overtype_count(const overtype *row);
int overtype_add(overtype *row, int value);
/* Takes out what is from one position to another; 0, or -1 when there is no such part. */
int overtype_cut(overtype *row, size_t from, size_t to);

#endif
