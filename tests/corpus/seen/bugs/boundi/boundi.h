#ifndef BOUNDI_H
#define BOUNDI_H

// Value ranges of 32 bit integers, as a compiler's range analysis has them.
//
// A range is all the integers from lo to hi, both included.  Ranges are plain
// values; one whose bounds are the wrong way round is taken as if they were
// the right way round.  What an operation gives is the smallest range that has
// every possible result, each result saturated at INT32_MIN and INT32_MAX.

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    int32_t lo, hi;
} BoundI;

extern const BoundI BI_ALL;

BoundI bi_make(int32_t one, int32_t other);
BoundI bi_point(int32_t value);

BoundI bi_neg(BoundI a);
BoundI bi_abs(BoundI a);
BoundI bi_add(BoundI a, BoundI b);
BoundI bi_sub(BoundI a, BoundI b);
BoundI bi_mul(BoundI a, BoundI b);

// Quotients are truncated like C's.  If b has 0 the result is BI_ALL.
BoundI bi_div(BoundI a, BoundI b);

// a << by.  `by` may be any number, 31 and more are taken as 31.
BoundI bi_shl(BoundI a, unsigned by);

// Smallest range that has both.
BoundI bi_hull(BoundI a, BoundI b);
// What is in both; false, and *out left alone, if nothing is.
bool bi_meet(BoundI a, BoundI b, BoundI *out);

bool bi_has(BoundI a, int32_t value);
// How many integers are in it, 1 to 2^32.
uint64_t bi_count(BoundI a);
// The one in the middle, the lower of two.
int32_t bi_middle(BoundI a);

#endif
