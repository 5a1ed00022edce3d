#include "ratio32.h"

#include <string.h>

int main(void)
{
    ratio a, b, c;
    char text[32];
    if (ratio_make(&a, 6, -8) || a.num != -3 || a.den != 4 || ratio_make(&b, 1, 0) != RATIO_EZERO)
        return 2;
    if (ratio_parse(&b, "10/4") || ratio_add(&c, a, b) || ratio_format(c, text, sizeof text) != 3 || strcmp(text, "7/4"))
        return 2;
    if (ratio_parse(&c, "") != RATIO_ESYNTAX || ratio_parse(&c, "1/") != RATIO_ESYNTAX ||
        ratio_parse(&c, "99999999999") != RATIO_ERANGE || ratio_parse(&c, "-2147483648"))
        return 2;
    if (ratio_floor(c) != INT32_MIN || ratio_floor(a) != -1 || ratio_mul(&c, c, c) != RATIO_ERANGE)
        return 2;
    if (ratio_div(&c, a, b) || c.num != -3 || c.den != 10 || ratio_sub(&c, a, a) || ratio_div(&b, a, c) != RATIO_EZERO)
        return 2;
    if (ratio_cmp(a, b) >= 0 || ratio_cmp(b, a) <= 0 || ratio_cmp(a, a) != 0)
        return 2;
    int status = 0;
#ifndef LEGAL
    ratio_make(&a, INT32_MAX, 1);
    ratio_make(&b, -1, 1);
    status = ratio_cmp(a, b) < 0 && ratio_cmp(b, a) < 0;
#endif
    return status;
}
