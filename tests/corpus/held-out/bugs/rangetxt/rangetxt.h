#ifndef RANGETXT_H
#define RANGETXT_H

/* Sets of 32-bit integers, stored as sorted ranges, readable as text.
 *
 * A range is lo..hi with both ends included.  Ranges that touch or overlap
 * are joined, so {1..3} with 4..5 added is {1..5}.  Any int32_t can be in a
 * set, INT32_MIN and INT32_MAX too.
 *
 * int functions: 1 yes / done, 0 no, -1 failed (set unchanged) unless told.
 */

#include <stddef.h>
#include <stdint.h>

#define RANGETXT_LIMIT 4096   /* ranges in a set; one more is a failure */

typedef struct rangetxt rangetxt;

rangetxt *rangetxt_new(void);                   /* empty; NULL: no memory */
rangetxt *rangetxt_copy(const rangetxt *set);   /* NULL: no memory */
void      rangetxt_free(rangetxt *set);         /* NULL is fine */

/* lo > hi: -1 */
int rangetxt_add(rangetxt *set, int32_t lo, int32_t hi);
int rangetxt_cut(rangetxt *set, int32_t lo, int32_t hi);

/* Adds all of `from`; the two may be the same. */
int rangetxt_merge(rangetxt *set, const rangetxt *from);

int rangetxt_has(const rangetxt *set, int32_t value);
int rangetxt_same(const rangetxt *a, const rangetxt *b);

/* Number of members (up to 2 to the 32nd) and of ranges. */
uint64_t rangetxt_size(const rangetxt *set);
size_t   rangetxt_ranges(const rangetxt *set);

/* Range i, from 0, in ascending order; 0 if there is none. */
int rangetxt_range(const rangetxt *set, size_t i, int32_t *lo, int32_t *hi);

/* Text of a set: ranges in ascending order with commas between, a range of
 * one member as just that: "-7..-5,0,3..9".  The empty set is "".
 * To be freed with free(); NULL: no memory. */
char *rangetxt_format(const rangetxt *set);

/* The set of a text.  Here ranges may be in any order and overlap; spaces are
 * not allowed.  NULL if the text is malformed, a number does not fit, or lo
 * is above hi.  rangetxt_parse(rangetxt_format(set)) gives the same set. */
rangetxt *rangetxt_parse(const char *text);

#endif
