#include "boundi.h"

const BoundI BI_ALL = {INT32_MIN, INT32_MAX};

static int32_t clamp(int64_t v)
{
    if (v < INT32_MIN)
        return INT32_MIN;
    if (v > INT32_MAX)
        return INT32_MAX;
    return (int32_t)v;
}

static BoundI clamped(int64_t lo, int64_t hi)
{
    return (BoundI){clamp(lo), clamp(hi)};
}

static BoundI upright(BoundI a)
{
    return bi_make(a.lo, a.hi);
}

// The range from the least to the greatest of four candidates.
static BoundI of_corners(const int64_t c[4])
{
    int64_t lo = c[0], hi = c[0];
    for (int i = 1; i < 4; i++) {
        if (c[i] < lo)
            lo = c[i];
        if (c[i] > hi)
            hi = c[i];
    }
    return clamped(lo, hi);
}

BoundI bi_make(int32_t one, int32_t other)
{
    return one <= other ? (BoundI){one, other} : (BoundI){other, one};
}

BoundI bi_point(int32_t value)
{
    return (BoundI){value, value};
}

BoundI bi_neg(BoundI a)
{
    a = upright(a);
    return clamped(-(int64_t)a.hi, -(int64_t)a.lo);
}

BoundI bi_abs(BoundI a)
{
    a = upright(a);
    if (a.lo >= 0)
        return a;
    if (a.hi <= 0)
        return bi_neg(a);
    int64_t below = -(int64_t)a.lo;
    return clamped(0, below > a.hi ? below : a.hi);
}

BoundI bi_add(BoundI a, BoundI b)
{
    a = upright(a);
    b = upright(b);
    return clamped((int64_t)a.lo + b.lo, (int64_t)a.hi + b.hi);
}

BoundI bi_sub(BoundI a, BoundI b)
{
    a = upright(a);
    b = upright(b);
    return clamped((int64_t)a.lo - b.hi, (int64_t)a.hi - b.lo);
}

BoundI bi_mul(BoundI a, BoundI b)
{
    const int64_t corners[4] = {
        (int64_t)a.lo * b.lo,
        (int64_t)a.lo * b.hi,
        (int64_t)a.hi * b.lo,
        (int64_t)a.hi * b.hi,
    };
    return of_corners(corners);
}

BoundI bi_div(BoundI a, BoundI b)
{
    if (bi_has(b, 0))
        return BI_ALL;
    const int64_t corners[4] = {
        a.lo / b.lo,
        a.lo / b.hi,
        a.hi / b.lo,
        a.hi / b.hi,
    };
    return of_corners(corners);
}

BoundI bi_shl(BoundI a, unsigned by)
{
    const int64_t factor = (int64_t)1 << (by < 31 ? by : 31);
    a = upright(a);
    return clamped(a.lo * factor, a.hi * factor);
}

BoundI bi_hull(BoundI a, BoundI b)
{
    a = upright(a);
    b = upright(b);
    return (BoundI){a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

bool bi_meet(BoundI a, BoundI b, BoundI *out)
{
    a = upright(a);
    b = upright(b);
    const int32_t lo = a.lo > b.lo ? a.lo : b.lo;
    const int32_t hi = a.hi < b.hi ? a.hi : b.hi;
    if (lo > hi)
        return false;
    *out = (BoundI){lo, hi};
    return true;
}

bool bi_has(BoundI a, int32_t value)
{
    a = upright(a);
    return a.lo <= value && value <= a.hi;
}

uint64_t bi_count(BoundI a)
{
    a = upright(a);
    return (uint64_t)((int64_t)a.hi - a.lo) + 1;
}

int32_t bi_middle(BoundI a)
{
    a = upright(a);
    return (int32_t)(a.lo + ((int64_t)a.hi - a.lo) / 2);
}
