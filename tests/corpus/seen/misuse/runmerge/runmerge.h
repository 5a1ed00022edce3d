/*
 * runmerge -- merge sorted runs of integers into one sorted sequence
 *
 * Synopsis:
 *
 *     runmerge *m = runmerge_new();
 *     runmerge_add(m, a, na);
 *     runmerge_add(m, b, nb);
 *     while (runmerge_next(m, &v))
 *         ...
 *     runmerge_free(m);
 */
#ifndef RUNMERGE_H
#define RUNMERGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RUNMERGE_MAX_RUNS 64

typedef struct runmerge runmerge;

/* Returns a merger without runs, NULL on lack of memory. */
runmerge *runmerge_new(void);

/* Frees the merger, not the runs.  NULL is a no-op. */
void runmerge_free(runmerge *m);

/*
 * Adds a run of n integers, which must be in ascending order (equal
 * neighbours are fine).  The integers are not copied: the array must neither
 * change nor go away before the merger is freed or runmerge_reset().  A run
 * of length 0 is allowed, run may be NULL then.  The same array can be added
 * more than once.
 *
 * Returns false if there are RUNMERGE_MAX_RUNS runs already, or if merging
 * has begun, i.e. after the first runmerge_next(), _take() or _skip().
 */
bool runmerge_add(runmerge *m, const int32_t *run, size_t n);

/* Stores the next integer in *v.  Returns false at the end. */
bool runmerge_next(runmerge *m, int32_t *v);

/* Like runmerge_next(), but the integer stays and merging has not begun. */
bool runmerge_peek(const runmerge *m, int32_t *v);

/*
 * Stores the next integers, at most max of them, in out, which must have room
 * for max integers.  Returns how many there were; less than max at the end.
 */
size_t runmerge_take(runmerge *m, int32_t *out, size_t max);

/* Skips all integers less than v.  Returns how many. */
size_t runmerge_skip(runmerge *m, int32_t v);

/* The number of integers that are left. */
size_t runmerge_left(const runmerge *m);

/* Forgets all runs; the merger can be used again. */
void runmerge_reset(runmerge *m);

#endif
