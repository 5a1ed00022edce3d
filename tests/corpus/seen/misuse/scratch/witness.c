#include "scratch.h"

#ifdef LEGAL
#include <limits.h>

int main(void)
{
    scratch *s = scratch_new();
    if (scratch_begin(s))
        return 1;
    long *a = scratch_take(s);
    *a = 5;
    int ok = scratch_begin(s) == 0;
    for (int i = 0; ok && i < 20; i++)
        ok = *scratch_take(s) == 0;
    ok = ok && scratch_in_use(s) == 21 && scratch_depth(s) == 2;
    scratch_end(s);
    ok = ok && *a == 5 && scratch_in_use(s) == 1 && *scratch_take(s) == 0;
    ok = ok && scratch_gcd(s, 12, -18) == 6 && scratch_gcd(s, 0, 0) == 0 && scratch_gcd(s, 7, 0) == 7;
    ok = ok && scratch_gcd(s, LONG_MIN, 0) == LONG_MAX && scratch_gcd(s, LONG_MIN, -1) == 1;
    scratch_end(s);
    ok = ok && scratch_power(s, 3, 4, 100) == 81 && scratch_power(s, UINT_MAX, UINT_MAX, 30000) >= 0;
    ok = ok && scratch_digit_sum(s, 4294967295u) == 57 && scratch_in_use(s) == 0;
    scratch_free(s);
    scratch_free(NULL);
    return !ok;
}
#else
int main(void)
{
    scratch *s = scratch_new();
    if (scratch_begin(s))
        return 0;
    scratch_take(s);
    scratch_end(s);
    scratch_end(s);
    scratch_free(s);
    return 0;
}
#endif
