/* Distances, in tables of n rows and n columns of the caller's. */
#ifndef NEARBY_H
#define NEARBY_H

#include <stddef.h>

/* The row nearest to another one, and not itself; n when there is none. */
size_t nearby_find(const double *table, size_t n, size_t from);

/* The distance in a row and column; -1 if there is none. */
double nearby_at(const double *table, size_t n, size_t row, size_t column);

#endif
