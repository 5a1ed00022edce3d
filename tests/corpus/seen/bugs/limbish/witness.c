#include "limbish.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    lb_num a = lb_from(UINT64_MAX), r;
#ifdef LEGAL
    lb_num zero = {{0}}, one = lb_from(1), max;
    char text[LB_DIGITS];
    assert(lb_low(&a) == UINT64_MAX && lb_bitlen(&a) == 64 && lb_bitlen(&zero) == 0);
    assert(lb_sub(&max, &zero, &one) == 1 && lb_bitlen(&max) == 512 && lb_add(&r, &max, &one) == 1);
    assert(lb_cmp(&r, &zero) == 0 && lb_cmp(&max, &one) > 0 && lb_cmp(&one, &max) < 0);
    assert(lb_format(&max, text) == 155 && lb_parse(&r, text) == 0 && lb_cmp(&r, &max) == 0);
    text[154]++;
    assert(lb_parse(&r, text) == -1 && lb_cmp(&r, &max) == 0);
    assert(lb_parse(&r, "") == -1 && lb_parse(&r, "-1") == -1 && lb_parse(&r, "007") == 0 && lb_low(&r) == 7);
    assert(lb_format(&zero, text) == 1 && strcmp(text, "0") == 0);
    lb_mul(&r, &max, &max);
    assert(lb_cmp(&r, &one) == 0);
    lb_shl(&r, &one, 0);
    assert(lb_low(&r) == 1);
    lb_shl(&r, &r, 32);
    assert(lb_low(&r) == (uint64_t)1 << 32);
    lb_shl(&r, &one, 511);
    assert(lb_bitlen(&r) == 512);
    lb_shr(&r, &r, 511);
    assert(lb_cmp(&r, &one) == 0);
    lb_shl(&r, &a, 37);
    lb_shr(&r, &r, 37);
    assert(lb_cmp(&r, &a) == 0);
    lb_shr(&r, &r, 0);
    assert(lb_cmp(&r, &a) == 0);
    lb_shl(&r, &a, 512);
    assert(lb_bitlen(&r) == 0);
    lb_shr(&r, &a, UINT_MAX);
    assert(lb_bitlen(&r) == 0);
    assert(lb_div(NULL, &a, 0) == 0 && lb_div(&r, &a, UINT32_MAX) == 0 && lb_low(&r) == 0x100000001u);
    lb_add(&a, &a, &a);
    assert(lb_bitlen(&a) == 65 && lb_sub(&a, &a, &a) == 0 && lb_bitlen(&a) == 0);
#else
    lb_shr(&r, &a, 32);
    assert(lb_low(&r) == UINT32_MAX);
#endif
    return 0;
}
