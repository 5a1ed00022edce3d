/*
 * runmap - a total map from 32-bit keys to int values, kept as runs
 *
 * Every key from 0 to RM_END - 1 has a value.  Neighbouring keys with the
 * same value are stored together as one run, so a map of few distinct
 * stretches is small whatever the stretches' lengths are.
 *
 * Ranges are half open: [from, to).  A range that reaches to the end of the
 * key space is written with to == RM_END; RM_END itself is not a key.
 *
 * Pointers must not be NULL, except where it is said.
 */
#ifndef RUNMAP_H
#define RUNMAP_H

#include <stddef.h>
#include <stdint.h>

#define RM_END UINT32_MAX
#define RM_MAX_RUNS 1024        /* a map never has more runs */

enum {
    RM_OK = 0,
    RM_EINVAL = -1,             /* from > to, or a key that is none */
    RM_ENOSPC = -2              /* too many runs, or out of memory */
};

typedef struct runmap runmap;

/* A map in which every key has the given value; NULL when out of memory. */
runmap *rm_new(int value);

/* An independent copy; NULL when out of memory. */
runmap *rm_copy(const runmap *m);

/* Frees a map.  NULL is allowed. */
void rm_free(runmap *m);

/* Gives all keys of [from, to) the value.  An empty range (from == to) does
 * nothing.  When it fails the map is as before. */
int rm_set(runmap *m, uint32_t from, uint32_t to, int value);

/* Adds delta to the value of each key of [from, to).  Sums beyond int are
 * clamped to INT_MIN or INT_MAX.  Otherwise like rm_set. */
int rm_add(runmap *m, uint32_t from, uint32_t to, int delta);

/* Stores the value of a key.  RM_EINVAL for RM_END. */
int rm_get(const runmap *m, uint32_t key, int *value);

/* Number of runs, at least 1. */
size_t rm_count(const runmap *m);

/* Stores the bounds and the value of run number i (in the order of keys,
 * from 0).  Any of the out pointers may be NULL.  RM_EINVAL when there is no
 * such run. */
int rm_run(const runmap *m, size_t i, uint32_t *from, uint32_t *to, int *value);

/* Finds the first key >= from that has the value.  Returns 1 and stores the
 * key, or 0 when there is none. */
int rm_find(const runmap *m, uint32_t from, int value, uint32_t *key);

/* Whether both maps give every key the same value: 1 or 0. */
int rm_equal(const runmap *a, const runmap *b);

#endif
