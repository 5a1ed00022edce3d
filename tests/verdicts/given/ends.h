#ifndef ENDS_H
#define ENDS_H

#include <stdbool.h>
#include <stddef.h>

/* A list with both ends. */
typedef struct ends ends;
ends *ends_new(void);
void ends_free(ends *l);
bool ends_append(ends *l, int value);
bool ends_prepend(ends *l, int value);
bool ends_remove(ends *l, int value); /* the first of that value; false: none */
size_t ends_count(const ends *l);

#endif
