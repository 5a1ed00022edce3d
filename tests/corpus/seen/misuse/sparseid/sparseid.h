#ifndef SPARSEID_H
#define SPARSEID_H

#include <stdbool.h>
#include <stdint.h>

/**
 * Sparse sets (Briggs and Torczon): sets of whole numbers below a fixed
 * bound, with everything in constant time but creation and copies.
 */
typedef struct SparseId SparseId;

#define SPARSEID_MAX_BOUND 100000u

/** An empty set for numbers below @p bound; NULL if the bound is too large or
 *  memory is out. */
SparseId *sid_create(uint32_t bound);
void sid_destroy(SparseId *s);

uint32_t sid_bound(const SparseId *s);
uint32_t sid_size(const SparseId *s);

/* For speed the numbers passed to these three are not checked against the
 * bound.  That is up to you. */
bool sid_has(const SparseId *s, uint32_t id);
/** @return whether it was not there */
bool sid_insert(SparseId *s, uint32_t id);
/** @return whether it was there; the last member takes its place */
bool sid_erase(SparseId *s, uint32_t id);

void sid_clear(SparseId *s);

/** The member at a place, 0 <= place < sid_size(). */
uint32_t sid_at(const SparseId *s, uint32_t place);

/** Removes and returns some member of a set that is not empty. */
uint32_t sid_pop(SparseId *s);

/* Operations on two sets of the same bound; the first is changed. */
void sid_unite(SparseId *s, const SparseId *other);
void sid_intersect(SparseId *s, const SparseId *other);
bool sid_equal(const SparseId *a, const SparseId *b);

#endif
