#include "vulgar.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    vulgar a, b;
#ifdef LEGAL
    char text[VG_TEXT];

    assert(vg_make(6, -4, &a) == VG_OK && a.num == -3 && a.den == 2);
    assert(vg_make(1, 0, &a) == VG_EZERO && a.num == -3);
    assert(vg_make(0, INT32_MIN, &b) == VG_OK && b.num == 0 && b.den == 1);
    assert(vg_make(INT32_MIN, INT32_MIN, &b) == VG_OK && b.num == 1 && b.den == 1);
    assert(vg_make(INT32_MIN, -1, &b) == VG_ERANGE && vg_make(1, INT32_MIN, &b) == VG_ERANGE);
    assert(vg_recip(a, &b) == VG_OK && b.num == -2 && b.den == 3);
    assert(vg_recip((vulgar){ 0, 1 }, &b) == VG_EZERO);
    assert(vg_recip((vulgar){ INT32_MAX, INT32_MAX }, &b) == VG_OK && b.num == 1);
    assert(vg_recip((vulgar){ -INT32_MAX, 1 }, &b) == VG_OK && b.num == -1 && b.den == INT32_MAX);
    vulgar least, other;
    assert(vg_make(INT32_MIN, 1, &least) == VG_OK && vg_make(INT32_MIN, INT32_MAX, &other) == VG_OK);
    assert(vg_neg(least, &b) == VG_ERANGE && vg_add(least, least, &b) == VG_ERANGE);
    assert(vg_add(other, other, &b) == VG_ERANGE && vg_sub(other, other, &b) == VG_OK && b.num == 0);
    assert(vg_mul(least, least, &b) == VG_ERANGE && vg_div(least, least, &b) == VG_OK && b.num == 1);
    assert(vg_div(a, (vulgar){ 0, 1 }, &b) == VG_EZERO && vg_div(a, (vulgar){ 1, 0 }, &b) == VG_EINVAL);
    assert(vg_pow(least, -1, &b) == VG_ERANGE && vg_pow(least, 1, &b) == VG_OK && b.num == INT32_MIN);
    assert(vg_pow((vulgar){ -1, 1 }, INT_MIN, &b) == VG_OK && b.num == 1);
    assert(vg_pow((vulgar){ -1, 1 }, INT_MAX, &b) == VG_OK && b.num == -1);
    assert(vg_pow((vulgar){ 0, 1 }, 0, &b) == VG_OK && b.num == 1 && vg_pow((vulgar){ 0, 1 }, -1, &b) == VG_EZERO);
    assert(vg_pow(a, INT_MIN, &b) == VG_ERANGE && vg_pow(a, -2, &b) == VG_OK && b.num == 4 && b.den == 9);
    assert(vg_pow((vulgar){ -1, 2 }, -31, &b) == VG_OK && b.num == INT32_MIN && b.den == 1);
    assert(vg_cmp(least, other) < 0 && vg_cmp(other, least) > 0 && vg_cmp(a, a) == 0);
    assert(vg_floor(a) == -2 && vg_floor(least) == INT32_MIN && vg_floor((vulgar){ 7, 2 }) == 3);
    assert(vg_double(a) == -1.5);
    assert(vg_parse("-2147483648", &b) == VG_OK && b.num == INT32_MIN);
    assert(vg_parse("2147483648", &b) == VG_ERANGE && vg_parse("4294967296/2", &b) == VG_ERANGE);
    assert(vg_parse("4294967296/4", &b) == VG_OK && b.num == 1073741824);
    assert(vg_parse("1/0", &b) == VG_EZERO && vg_parse("", &b) == VG_EINVAL && vg_parse("1/", &b) == VG_EINVAL);
    assert(vg_parse("-", &b) == VG_EINVAL && vg_parse("1/2 ", &b) == VG_EINVAL && vg_parse("1/-2", &b) == VG_EINVAL);
    assert(vg_parse("99999999999999999999999999999/3", &b) == VG_ERANGE);
    assert(vg_format(other, text, sizeof text) == 22 && !strcmp(text, "-2147483648/2147483647"));
    assert(vg_format(least, text, 3) == 11 && !strcmp(text, "-2") && vg_format(a, NULL, 0) == 4);
    assert(vg_add(a, a, &a) == VG_OK && a.num == -3 && a.den == 1);
#else
    if (vg_make(INT32_MIN, 1, &a) == VG_OK)
        vg_recip(a, &b);
#endif
    return 0;
}
