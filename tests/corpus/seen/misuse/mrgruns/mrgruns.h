/* mrgruns: natural merge sort, and merging of sorted runs, for arrays of long.
 *
 * No function allocates memory: work space is the caller's.
 */
#ifndef MRGRUNS_H
#define MRGRUNS_H

#include <stdbool.h>
#include <stddef.h>

/* Length of the ascending run that a begins with; 0 if n is 0. */
size_t mrg_run(const long *a, size_t n);

/* Number of ascending runs in a. */
size_t mrg_runs(const long *a, size_t n);

/* Whether a is one run (also if n is 0). */
bool mrg_sorted(const long *a, size_t n);

/* Sorts a; stable, and linear if a is sorted.  scratch has n elements at
 * least and does not overlap a. */
void mrg_sort(long *a, size_t n, long *scratch);

/* Merges the sorted a and b to out, which has na + nb elements and overlaps
 * neither. */
void mrg_merge(const long *a, size_t na, const long *b, size_t nb, long *out);

/* Merging of many runs, one element at a time:
 *
 *     mrg_many m;
 *     mrg_start(&m);
 *     mrg_add(&m, a, na);
 *     mrg_add(&m, b, nb);
 *     while (mrg_more(&m))
 *         use(mrg_next(&m));
 *
 * Runs are not copied: they stay in place, unchanged, until they are used up.
 * They can be added in the middle, too.
 */
#define MRG_MANY 8

typedef struct {
    struct mrg_part {
        const long *at, *end;
    } part[MRG_MANY]; /* private */
    size_t parts;
} mrg_many;

void mrg_start(mrg_many *m);

/* Adds a sorted run; false if there are MRG_MANY that are not used up. */
bool mrg_add(mrg_many *m, const long *run, size_t n);

/* Whether there are elements left, and how many. */
bool mrg_more(const mrg_many *m);
size_t mrg_left(const mrg_many *m);

/* Takes the smallest element that is left.  Only when mrg_more(). */
long mrg_next(mrg_many *m);

#endif
