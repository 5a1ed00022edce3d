#ifndef SPAN_H
#define SPAN_H

#include <stdbool.h>
#include <stddef.h>

/* Ranges of lines or characters: from lo to hi, both included.  lo is never
   greater than hi; span_make sees to that. */
struct span {
    int lo;
    int hi;
};

/* The span between two ends, which may be given in any order. */
struct span span_make(int one, int other);
/* How many numbers it contains. */
long long span_length(struct span span);

bool span_contains(struct span span, int number);
bool span_overlaps(struct span one, struct span other);
/* The smallest span that contains both. */
struct span span_join(struct span one, struct span other);
/* What is in both: false when nothing is, then `out` stays as it was. */
bool span_meet(struct span one, struct span other, struct span *out);
/* Moves a span; its ends stop at INT_MIN and INT_MAX. */
struct span span_shift(struct span span, int by);

bool span_equal(struct span one, struct span other);
/* Negative, zero or positive: orders spans by lo, and those with the same lo
   by hi, e.g. for qsort. */
int span_cmp(struct span one, struct span other);

/* Writes "lo-hi", or only "lo" of a span of one number, cut to `size` bytes
   with the terminator; returns the length of the whole. */
int span_format(struct span span, char *out, size_t size);

#endif
