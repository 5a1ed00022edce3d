#include "factnum.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    size_t count = 9;
#ifdef LEGAL
    uint64_t v = 77;
    (void)rule;
    factnum *one = fn_new(1), *a = fn_new(360), *p = fn_new(UINT32_MAX), *big = fn_new(4294967291u);
    if (!one || !a || !p || !big)
        return 2;
    fn_terms(one, &count);
    if (count != 0 || fn_divisors(one) != 1 || fn_value(one, &v) || v != 1 || fn_divisors(a) != 24 ||
        fn_divisors(big) != 2 || fn_value(p, &v) || v != UINT32_MAX)
        return 3;
    factnum *c = fn_clone(a);
    if (!c || !fn_equal(a, c) || fn_mul(c, c) || fn_equal(a, c) || fn_value(c, &v) || v != 129600 ||
        !fn_divisible(c, a) || fn_divisible(a, c) || !fn_divisible(a, one) || !fn_divisible(a, a))
        return 4;
    if (fn_divexact(c, a) || !fn_equal(a, c) || fn_divexact(c, c) || !fn_equal(c, one) || fn_mul(one, one) ||
        fn_divexact(one, one))
        return 5;
    factnum *g = fn_gcd(a, p), *l = fn_lcm(a, p), *same = fn_gcd(a, a);
    if (!g || !l || !same || fn_value(g, &v) || v != 15 || fn_value(l, &v) || v != (uint64_t)UINT32_MAX / 15 * 360 ||
        !fn_equal(same, a))
        return 6;
    int i = 0;
    while (i < 40 && fn_mul(same, same) == 0)
        i++;
    if (i != 18 || fn_value(same, &v) != -1 || fn_divisors(same) == UINT64_MAX)
        return 7;
    const fn_term *t = fn_terms(a, &count);
    if (count != 3 || t[0].prime != 2 || t[0].exponent != 3 || t[2].prime != 5)
        return 8;
    factnum *many = fn_new(0x80000000u), *prim = fn_new(223092870u);
    if (!many || !prim)
        return 9;
    fn_terms(prim, &count);
    if (count != 9)
        return 10;
    factnum *all[] = { one, a, p, big, c, g, l, same, many, prim, NULL };
    for (i = 0; i < 11; i++)
        fn_free(all[i]);
#else
    factnum *a = fn_new(12), *b = fn_new(5);
    if (!a || !b)
        return 0;
    if (rule == 1) {
        fn_divexact(a, b);
    } else if (rule == 2) {
        const fn_term *t = fn_terms(a, &count);
        fn_mul(a, b);
        if (t[0].prime == 99)
            return 0;
    } else {
        fn_free(fn_new(0));
    }
    fn_free(a);
    fn_free(b);
#endif
    return 0;
}
