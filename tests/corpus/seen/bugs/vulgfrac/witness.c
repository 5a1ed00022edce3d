#include "vulgfrac.h"
#include <stdio.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

int main(void)
{
#ifdef LEGAL
    vfrac a, b, c;
    char t[VF_TEXT];
    CHECK(vf_make(6, -4, &a) && a.num == -3 && a.den == 2);
    CHECK(!vf_make(1, 0, &a) && !vf_make(0, 0, &a) && a.num == -3);
    CHECK(!vf_make(1, INT64_MIN, &a) && vf_make(INT64_MIN, INT64_MIN, &b) && vf_cmp(b, vf_int(1)) == 0);
    CHECK(!vf_make(INT64_MIN, -1, &a) && vf_make(0, INT64_MIN, &c) && c.num == 0 && c.den == 1);
    CHECK(vf_floor(a) == -2 && vf_ceil(a) == -1 && vf_round(a) == -2);
    CHECK(vf_floor(vf_int(INT64_MIN)) == INT64_MIN && vf_ceil(vf_int(INT64_MAX)) == INT64_MAX);
    CHECK(vf_round(vf_int(INT64_MAX)) == INT64_MAX && vf_round(vf_int(INT64_MIN)) == INT64_MIN);
    CHECK(vf_make(5, 3, &b) && vf_round(b) == 2 && vf_make(4, 3, &b) && vf_round(b) == 1);
    CHECK(vf_add(a, a, &a) && a.num == -3 && a.den == 1);
    CHECK(!vf_add(vf_int(INT64_MAX), vf_int(1), &a) && !vf_sub(vf_int(INT64_MIN), vf_int(1), &a));
    CHECK(!vf_mul(vf_int(INT64_MIN), vf_int(INT64_MIN), &a) && !vf_div(a, vf_int(0), &a));
    CHECK(!vf_div(vf_int(INT64_MIN), vf_int(-1), &a) && vf_div(vf_int(INT64_MIN), vf_int(INT64_MIN), &c) && c.num == 1);
    CHECK(vf_cmp(vf_int(INT64_MIN), vf_int(INT64_MAX)) < 0);
    CHECK(vf_parse("-9223372036854775808/9223372036854775807", &a));
    CHECK(vf_format(a, t, sizeof t) == 40 && !strcmp(t, "-9223372036854775808/9223372036854775807"));
    CHECK(vf_sub(a, a, &b) && b.num == 0 && vf_floor(a) == -2 && vf_cmp(a, a) == 0);
    CHECK(!vf_parse("", &a) && !vf_parse("-", &a) && !vf_parse("1/", &a) && !vf_parse("/2", &a) && !vf_parse("1/2 ", &a));
    CHECK(!vf_parse("9223372036854775808", &a) && !vf_parse("1/0", &a) && vf_parse("+7/-7", &a) && a.num == -1);
    CHECK(vf_format(a, NULL, 0) == 2);
#else
    vfrac a;
    if (!vf_make(INT64_MAX, 2, &a))
        return 3;
    printf("%lld\n", (long long)vf_round(a));
#endif
    return 0;
}
