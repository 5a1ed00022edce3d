#ifndef DGRID_H
#define DGRID_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A rectangle of numbers that can change its size. */
typedef struct dgrid dgrid;

#define DGRID_MAX 64 /* rows, and columns */

/* All cells are 0.  NULL when it would be too large; an empty grid is fine. */
dgrid *dgrid_new(size_t rows, size_t columns);
void dgrid_free(dgrid *grid);

size_t dgrid_rows(const dgrid *grid);
size_t dgrid_columns(const dgrid *grid);

/* False when there is no such cell. */
bool dgrid_set(dgrid *grid, size_t row, size_t column, int32_t value);
/* 0 when there is no such cell. */
int32_t dgrid_get(const dgrid *grid, size_t row, size_t column);
void dgrid_fill(dgrid *grid, int32_t value);

/* Changes the size.  Cells that are in both sizes keep their value, new cells
   are 0.  False, and nothing is changed, when it would be too large. */
bool dgrid_resize(dgrid *grid, size_t rows, size_t columns);

int64_t dgrid_sum(const dgrid *grid);
/* How many cells are not 0. */
size_t dgrid_population(const dgrid *grid);
/* The same size and the same values. */
bool dgrid_equal(const dgrid *a, const dgrid *b);

#endif
