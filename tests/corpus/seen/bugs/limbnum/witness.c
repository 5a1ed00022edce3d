#include "limbnum.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int is(const limbnum *n, const char *digits)
{
    char buf[200];
    size_t length = limbnum_print(n, buf, sizeof buf);
    if (length != strlen(digits) || strcmp(buf, digits) != 0)
        printf("%s, not %s\n", buf, digits);
    return strcmp(buf, digits) == 0;
}
int main(void)
{
    limbnum a, b, c;
    uint32_t rest;
    char *many = malloc(30001), one[2];

    limbnum_init(&a);
    limbnum_init(&b);
    limbnum_init(&c);
    assert(is(&a, "0") && limbnum_bits(&a) == 0 && limbnum_cmp(&a, &b) == 0);
    assert(limbnum_add(&a, &a, &a) == 0 && is(&a, "0"));
    assert(limbnum_sub(&a, &a, &a) == 0 && limbnum_mul(&a, &a, &b) == 0 && is(&a, "0"));
    assert(limbnum_shift(&a, &a, SIZE_MAX) == 0 && limbnum_div(&a, &b, 7, &rest) == 0 && rest == 0);
    assert(limbnum_copy(&a, &c) == 0 && limbnum_copy(&a, &a) == 0);
    assert(limbnum_parse(&a, "") == -1 && limbnum_parse(&a, "1x") == -1 && limbnum_parse(&a, "-1") == -1);
    assert(limbnum_parse(&a, "000") == 0 && is(&a, "0"));
    assert(limbnum_parse(&a, "0018446744073709551616") == 0 && limbnum_bits(&a) == 65);
    assert(limbnum_set(&b, UINT64_MAX) == 0 && limbnum_cmp(&a, &b) > 0 && limbnum_sub(&c, &b, &a) == -1);
    assert(limbnum_sub(&c, &a, &b) == 0 && is(&c, "1"));
    assert(limbnum_add(&a, &b, &c) == 0 && is(&a, "18446744073709551616"));
    assert(limbnum_sub(&b, &a, &b) == 0 && is(&b, "1"));
    assert(limbnum_set(&b, UINT32_MAX) == 0 && limbnum_add(&b, &b, &b) == 0 && is(&b, "8589934590"));
    assert(limbnum_mul(&a, &a, &a) == 0 && is(&a, "340282366920938463463374607431768211456"));
    assert(limbnum_div(&a, &a, 1000000007, &rest) == 0 && limbnum_div(&a, &a, 0, NULL) == -1);
    assert(limbnum_sub(&a, &a, &a) == 0 && is(&a, "0"));
    assert(limbnum_set(&a, 3) == 0 && limbnum_shift(&a, &a, 63) == 0 && is(&a, "27670116110564327424"));
    assert(limbnum_shift(&b, &a, 32) == 0 && limbnum_bits(&b) == 97 && limbnum_shift(&b, &b, 0) == 0);
    assert(limbnum_bits(&b) == 97 && limbnum_shift(&b, &b, SIZE_MAX) == -1);
    assert(limbnum_print(&a, NULL, 0) == 20 && limbnum_print(&c, one, 1) == 1);
    assert(limbnum_print(&c, one, 2) == 1 && strcmp(one, "1") == 0);
    limbnum_clear(&b);
    assert(limbnum_bits(&b) == 0);
    assert(limbnum_set(&a, 1) == 0 && limbnum_shift(&a, &a, LIMBNUM_BITS) == -1);
    assert(limbnum_shift(&b, &a, LIMBNUM_BITS - 1) == 0 && limbnum_bits(&b) == LIMBNUM_BITS);
    assert(limbnum_add(&c, &b, &b) == -1 && is(&c, "1") && limbnum_mul(&c, &b, &b) == -1);
    assert(limbnum_mul(&c, &b, &a) == 0 && limbnum_cmp(&c, &b) == 0);
    assert(limbnum_print(&c, NULL, 0) == 19729);
    memset(many, '9', 30000);
    many[30000] = '\0';
    assert(limbnum_parse(&a, many) == -1);
    many[19900] = '\0';
    assert(limbnum_parse(&a, many) == -1);
    many[19727] = '\0';
    assert(limbnum_parse(&a, many) == 0);
    free(many);
    limbnum_clear(&a);
    limbnum_clear(&b);
    limbnum_clear(&c);
    return 0;
}
#else
int main(void)
{
    limbnum n;
    char buf[40];

    limbnum_init(&n);
    limbnum_set(&n, UINT64_MAX);
    limbnum_add(&n, &n, &n);
    limbnum_print(&n, buf, sizeof buf);
    puts(buf);
    limbnum_clear(&n);
    return 0;
}
#endif
