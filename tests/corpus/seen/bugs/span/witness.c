#include "span.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    struct span one = span_make(3, 1), other = span_make(2, 5), far = span_make(4, 8), out = {0, 0};
    if (one.lo != 1 || one.hi != 3 || span_length(span_make(INT_MIN, INT_MAX)) != 1LL << 32 || !span_contains(one, 3))
        return 2;
    if (!span_meet(one, other, &out) || out.lo != 2 || out.hi != 3 || span_meet(one, far, &out) || out.hi != 3)
        return 2;
    out = span_join(one, far);
    char text[32];
    if (span_format(out, text, sizeof text) != 3 || strcmp(text, "1-8") != 0 || span_format(span_make(7, 7), NULL, 0) != 1)
        return 2;
    out = span_shift(span_make(0, INT_MAX), INT_MAX);
    if (!span_equal(out, span_make(INT_MAX, INT_MAX)) || span_cmp(one, far) >= 0 || span_cmp(far, one) <= 0 ||
        span_cmp(one, one) != 0)
        return 2;
#ifndef LEGAL
    if (span_cmp(one, other) == 0 && span_cmp(other, far) == 0 && span_cmp(one, far) != 0)
        return 1;
#endif
    return 0;
}
