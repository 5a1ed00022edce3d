/* packrow.h -- rows of small unsigned integers, N bits each, in 64-bit words */
#ifndef PACKROW_H
#define PACKROW_H

#include <stddef.h>
#include <stdint.h>

#define PACKROW_MAX_LEN   100000    /* elements */
#define PACKROW_MAX_WIDTH 32        /* bits */

typedef struct packrow packrow;

/* New row of len zeros (len may be 0), each width bits wide.
   NULL: width not in 1..PACKROW_MAX_WIDTH, len too big, no memory. */
packrow *packrow_new(unsigned width, size_t len);

/* NULL is ok. */
void packrow_free(packrow *row);

size_t   packrow_len(const packrow *row);
unsigned packrow_width(const packrow *row);

/* Largest value that an element can have: 2^width - 1. */
uint32_t packrow_limit(const packrow *row);

/* Element i.  0 if i is not below the length. */
uint32_t packrow_get(const packrow *row, size_t i);

/* 0; -1 if i is not below the length or value is above the limit. */
int packrow_set(packrow *row, size_t i, uint32_t value);

/* Change the length.  New elements are 0.  0; -1 if too long or no memory,
   with the row as it was. */
int packrow_resize(packrow *row, size_t len);

/* Resize by one and set.  0; -1 as the two of them. */
int packrow_push(packrow *row, uint32_t value);

/* Set all elements.  0; -1 if value is above the limit. */
int packrow_fill(packrow *row, uint32_t value);

/* Sum of all elements. */
uint64_t packrow_sum(const packrow *row);

/* Copy into a new row with another width, each value cut to the new limit
   if it is above.  NULL as packrow_new(). */
packrow *packrow_recast(const packrow *row, unsigned width);

/* 1 if a and b have the same length and elements (widths may differ), else 0. */
int packrow_same(const packrow *a, const packrow *b);

#endif
