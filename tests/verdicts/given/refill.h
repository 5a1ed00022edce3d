#ifndef REFILL_H
#define REFILL_H

#include <stddef.h>

/* The fields of a line, and the tags of a page. */
typedef struct {
    size_t count;
    char **texts;
} refill_t;

/* Sets r to the fields of a line; 0, or -1 without memory. */
int refill_split(const char *line, refill_t *r, char separator);
/* Adds a copy of the text; 0, or -1 without memory. */
int refill_add(const char *text, refill_t *r);
/* Puts a copy of the text in the place of the last one, if there is one. */
int refill_change(const char *text, refill_t *r);
void refill_free(refill_t *r);

#endif
