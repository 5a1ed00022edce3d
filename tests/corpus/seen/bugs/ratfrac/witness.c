#include "ratfrac.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static const int32_t v[] = {INT32_MIN, INT32_MIN + 1, -6, -1, 0, 1, 2, 3, 6, INT32_MAX};
    enum { N = sizeof v / sizeof *v };
    rf a, b, r = {0, 1};
    char text[RF_TEXT];

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            if (rf_make(&a, v[i], v[j]) != 0)
                continue;
            assert(a.den > 0);
            assert(rf_format(a, text, sizeof text) == 0 && rf_parse(&b, text) == 0);
            assert(rf_equal(a, b) && rf_hash(a) == rf_hash(b));
            if (a.num > 0)
                assert(rf_inv(&b, a) == 0 && rf_inv(&b, b) == 0 && rf_equal(a, b));
            for (int k = 0; k < N; k++) {
                if (rf_make(&b, v[k], v[j]) != 0)
                    continue;
                assert(rf_cmp(a, b) == -rf_cmp(b, a));
                rf_add(&r, a, b);
                rf_sub(&r, a, b);
                rf_mul(&r, a, b);
                rf_div(&r, a, b);
                rf_neg(&r, a);
                rf_sub(&r, r, r);
                assert(r.num == 0 && r.den == 1);
            }
        }
    assert(rf_make(&a, 2, -4) == 0 && a.num == -1 && a.den == 2);
    assert(rf_make(&a, 1, INT32_MIN) == -1 && rf_make(&a, INT32_MIN, INT32_MIN) == 0 && a.num == 1);
    assert(rf_make(&a, INT32_MIN, -1) == -1 && rf_make(&a, 1, 0) == -1 && rf_make(&a, 0, 0) == -1);
    assert(rf_make(&a, 0, 5) == 0 && a.den == 1 && rf_inv(&b, a) == -1 && rf_div(&b, a, a) == -1);
    assert(rf_parse(&a, "") == -1 && rf_parse(&a, "-") == -1 && rf_parse(&a, "1/") == -1 && rf_parse(&a, "1/-2") == -1);
    assert(rf_parse(&a, "99999999999999999999") == -1 && rf_parse(&a, "1/0") == -1 && rf_parse(&a, "1 ") == -1);
    assert(rf_parse(&a, "-2147483648") == 0 && a.num == INT32_MIN && rf_parse(&a, "2147483648") == -1);
    assert(rf_parse(&a, "-2147483647/2147483646") == 0 && rf_format(a, text, sizeof text) == 0);
    assert(strcmp(text, "-2147483647/2147483646") == 0);
    assert(rf_format(a, text, 3) == -1 && text[0] == '\0' && rf_format(a, NULL, 0) == -1);
    return 0;
}
#else
int main(void)
{
    rf a, b, c;

    if (rf_make(&a, -1, 2) != 0 || rf_make(&c, -2, 1) != 0)
        return 2;
    if (rf_inv(&b, a) != 0)
        return 2;
    if (rf_equal(b, c) && rf_hash(b) != rf_hash(c))
        return 1;
    return 0;
}
#endif
