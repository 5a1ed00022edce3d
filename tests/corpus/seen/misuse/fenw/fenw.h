#ifndef FENW_H
#define FENW_H

#include <stddef.h>
#include <stdint.h>

/* Fenwick tree: n numbers with fast sums. Numbers and sums are modulo 2^64. */

typedef struct fenw fenw;

#define FENW_MAX 1000000

/* n zeros, 0 <= n <= FENW_MAX; NULL if n is larger or memory is short */
fenw *fenw_new(size_t n);
void fenw_free(fenw *f);

size_t fenw_len(const fenw *f);

/* replace all numbers by those of an array of n */
void fenw_load(fenw *f, const uint64_t *values);

/* write all numbers to an array of n */
void fenw_store(const fenw *f, uint64_t *values);

/* add to the number at i, 0 <= i < n */
void fenw_add(fenw *f, size_t i, uint64_t delta);

/* set the number at i */
void fenw_set(fenw *f, size_t i, uint64_t value);

/* get the number at i */
uint64_t fenw_get(const fenw *f, size_t i);

/* sum of the first `count` numbers, 0 <= count <= n */
uint64_t fenw_prefix(const fenw *f, size_t count);

/* sum of the numbers at from .. to-1, 0 <= from <= to <= n */
uint64_t fenw_range(const fenw *f, size_t from, size_t to);

#endif
