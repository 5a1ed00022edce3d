#include "boundi.h"

static int is(BoundI a, int32_t lo, int32_t hi)
{
    return a.lo == lo && a.hi == hi;
}

int main(void)
{
    BoundI m, wrong = {7, -3};
    if (!is(bi_neg(BI_ALL), -INT32_MAX, INT32_MAX) || !is(bi_abs(BI_ALL), 0, INT32_MAX))
        return 2;
    if (!is(bi_mul(BI_ALL, BI_ALL), INT32_MIN, INT32_MAX) || !is(bi_mul(wrong, bi_point(-2)), -14, 6))
        return 2;
    if (!is(bi_div(bi_make(-9, 20), bi_make(2, 4)), -4, 10) || !is(bi_div(wrong, wrong), INT32_MIN, INT32_MAX))
        return 2;
    if (!is(bi_shl(bi_make(-1, 1), 99), INT32_MIN, INT32_MAX) || !is(bi_sub(wrong, wrong), -10, 10))
        return 2;
    if (!bi_meet(wrong, bi_make(5, 50), &m) || !is(m, 5, 7) || bi_meet(m, bi_point(8), &m))
        return 2;
    if (bi_count(BI_ALL) != UINT64_C(1) << 32 || bi_middle(BI_ALL) != -1 || !is(bi_hull(m, wrong), -3, 7))
        return 2;
    if (!is(bi_add(BI_ALL, bi_point(1)), INT32_MIN + 1, INT32_MAX))
        return 2;
#ifndef LEGAL
    bi_div(BI_ALL, bi_point(-1));
#endif
    return 0;
}
