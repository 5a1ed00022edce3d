#include "gfpoly.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
int main(void)
{
    gfp a, b, q, r, t;

    gfp_init(&a);
    gfp_init(&b);
    gfp_init(&q);
    gfp_init(&r);
    gfp_init(&t);
    MUST(gfp_degree(&a) == -1 && gfp_equal(&a, &b) && gfp_eval(&a, 5) == 0);
    MUST(gfp_gcd(&t, &a, &b) == 0 && gfp_degree(&t) == -1);
    MUST(gfp_mul(&t, &a, &b) == 0 && gfp_add(&t, &a, &b) == 0 && gfp_copy(&t, &a) == 0);
    MUST(gfp_divrem(&q, &r, &a, &b) == -1);
    MUST(gfp_set_coeff(&a, GFP_MAX_LEN, 1) == -1);
    MUST(gfp_set_coeff(&a, (size_t)-1, 1) == -1);
    MUST(gfp_set_coeff(&a, 9, 0) == 0 && gfp_degree(&a) == -1);
    MUST(gfp_set_coeff(&a, 0, UINT32_MAX) == 0 && gfp_coeff(&a, 0) == UINT32_MAX % GFP_PRIME);
    /* (x - 1)(x + 2) = x^2 + x - 2 */
    gfp_set_coeff(&a, 2, 1);
    gfp_set_coeff(&a, 1, 1);
    gfp_set_coeff(&a, 0, GFP_PRIME - 2);
    gfp_set_coeff(&b, 1, 1);
    gfp_set_coeff(&b, 0, 2);
    MUST(gfp_eval(&a, 1) == 0 && gfp_eval(&a, GFP_PRIME + 1) == 0);
    MUST(gfp_divrem(&q, &r, &a, &b) == 0 && gfp_degree(&r) == -1 && gfp_degree(&q) == 1);
    MUST(gfp_divrem(&q, &q, &a, &b) == -1);
    MUST(gfp_mul(&t, &q, &b) == 0 && gfp_equal(&t, &a));
    MUST(gfp_divrem(&q, &r, &b, &a) == 0 && gfp_degree(&q) == -1 && gfp_equal(&r, &b));
    MUST(gfp_gcd(&t, &a, &b) == 0 && gfp_equal(&t, &b));
    MUST(gfp_gcd(&t, &t, &t) == 0 && gfp_equal(&t, &b));
    MUST(gfp_mul(&t, &t, &t) == 0 && gfp_degree(&t) == 2 && gfp_coeff(&t, 1) == 4);
    MUST(gfp_mul(&t, &b, &t) == 0 && gfp_degree(&t) == 3);
    /* remainder into divisor, quotient into dividend, both into dividend and divisor */
    gfp_copy(&q, &t);
    gfp_copy(&r, &b);
    MUST(gfp_divrem(&a, &r, &q, &r) == 0 && gfp_degree(&a) == 2 && gfp_degree(&r) == -1);
    gfp_copy(&r, &b);
    MUST(gfp_divrem(&q, &r, &q, &r) == 0 && gfp_degree(&q) == 2);
    gfp_copy(&q, &t);
    MUST(gfp_divrem(&a, &q, &q, &b) == 0 && gfp_degree(&a) == 2);
    gfp_copy(&q, &t);
    MUST(gfp_divrem(&a, &q, &q, &q) == 0 && gfp_degree(&a) == 0);
    MUST(gfp_set_coeff(&t, GFP_MAX_LEN - 1, 1) == 0);
    MUST(gfp_mul(&q, &t, &t) == -1);
    MUST(gfp_add(&t, &t, &t) == 0 && gfp_coeff(&t, GFP_MAX_LEN - 1) == 2);
    MUST(gfp_copy(&t, &t) == 0);
    gfp_clear(&a);
    gfp_clear(&a);
    gfp_clear(&b);
    gfp_clear(&q);
    gfp_clear(&r);
    gfp_clear(&t);
    return 0;
}
#else
int main(void)
{
    gfp a, b, r;

    gfp_init(&a);
    gfp_init(&b);
    gfp_init(&r);
    if (gfp_set_coeff(&a, 3, 1) != 0 || gfp_set_coeff(&b, 1, 1) != 0)
        return 0;
    gfp_divrem(&b, &r, &a, &b);
    printf("%d\n", gfp_degree(&b));
    gfp_clear(&a);
    gfp_clear(&b);
    gfp_clear(&r);
    return 0;
}
#endif
