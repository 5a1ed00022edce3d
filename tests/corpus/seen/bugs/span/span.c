#include "span.h"

#include <limits.h>
#include <stdio.h>

struct span span_make(int one, int other)
{
    struct span span = {one, other};
    if (one > other) {
        span.lo = other;
        span.hi = one;
    }
    return span;
}

long long span_length(struct span span)
{
    return (long long)span.hi - span.lo + 1;
}

bool span_contains(struct span span, int number)
{
    return number >= span.lo && number <= span.hi;
}

bool span_overlaps(struct span one, struct span other)
{
    return one.lo <= other.hi && other.lo <= one.hi;
}

struct span span_join(struct span one, struct span other)
{
    struct span both = one;
    if (other.lo < both.lo)
        both.lo = other.lo;
    if (other.hi > both.hi)
        both.hi = other.hi;
    return both;
}

bool span_meet(struct span one, struct span other, struct span *out)
{
    if (!span_overlaps(one, other))
        return false;
    struct span both = one;
    if (other.lo > both.lo)
        both.lo = other.lo;
    if (other.hi < both.hi)
        both.hi = other.hi;
    *out = both;
    return true;
}

static int move(int number, int by)
{
    long long moved = (long long)number + by;
    if (moved < INT_MIN)
        return INT_MIN;
    return moved > INT_MAX ? INT_MAX : (int)moved;
}

struct span span_shift(struct span span, int by)
{
    struct span moved = {move(span.lo, by), move(span.hi, by)};
    return moved;
}

bool span_equal(struct span one, struct span other)
{
    return one.lo == other.lo && one.hi == other.hi;
}

int span_cmp(struct span one, struct span other)
{
    if (one.hi < other.lo)
        return -1;
    if (one.lo > other.hi)
        return 1;
    return 0;
}

int span_format(struct span span, char *out, size_t size)
{
    if (span.lo == span.hi)
        return snprintf(out, size, "%d", span.lo);
    return snprintf(out, size, "%d-%d", span.lo, span.hi);
}
