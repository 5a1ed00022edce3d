#ifndef LASTOF_H
#define LASTOF_H

#include <stddef.h>

/* Searching in arrays. */
/* The place of the last value, or count when there is none. */
size_t lastof_index(const int *values, size_t count, int value);
size_t lastof_first(const int *values, size_t count, int value);

#endif
