#include "rpnpad.h"

#include <stddef.h>

static bool gives(const char *line, int64_t expected)
{
    rpn_pad pad = rpn_new();
    int64_t number;
    return rpn_line(&pad, line) == RPN_OK && rpn_pop(&pad, &number) == RPN_OK && number == expected && pad.depth == 0;
}

static bool fails(const char *line, rpn_status expected)
{
    rpn_pad pad = rpn_new();
    return rpn_line(&pad, line) == expected;
}

int main(void)
{
    if (!gives("3 4 + 2 *", 14) || !gives("-7 2 %", -1) || !gives("-7 2 /", -3) || !gives("2 62 ^", (int64_t)1 << 62))
        return 2;
    if (!gives("-2 63 ^", INT64_MIN) || !gives("20 !", 2432902008176640000) || !gives("-12 18 g", 6))
        return 2;
    if (!gives("0 0 ^", 1) || !gives("-1 9223372036854775807 ^", -1) || !gives("1 2 x -", 1) || !gives("5 d *", 25))
        return 2;
    if (!gives("-9223372036854775808", INT64_MIN) || !fails("9223372036854775808", RPN_RANGE))
        return 2;
    if (!fails("-9223372036854775808 -1 /", RPN_RANGE) || !fails("-9223372036854775808 ~", RPN_RANGE))
        return 2;
    if (!fails("-9223372036854775808 0 g", RPN_RANGE) || !fails("2 64 ^", RPN_RANGE) || !fails("21 !", RPN_RANGE))
        return 2;
    if (!fails("1 0 %", RPN_ZERO) || !fails("1 0 /", RPN_ZERO) || !fails("+", RPN_FEW) || !fails("1x", RPN_UNKNOWN))
        return 2;
    if (!fails("1 d d d d d d d d d d d d d d d d", RPN_FULL) || !fails("", RPN_OK) || !fails("??", RPN_UNKNOWN))
        return 2;
    rpn_pad a = rpn_new(), b;
    rpn_push(&a, 4);
    b = a;
    if (!rpn_same(&a, &b) || !rpn_same(&a, &a) || rpn_pop(&b, NULL) != RPN_OK || rpn_same(&a, &b))
        return 2;
    if (rpn_pop(&b, NULL) != RPN_FEW || rpn_do(&b, '\0') != RPN_UNKNOWN)
        return 2;
#ifndef LEGAL
    a = rpn_new();
    rpn_push(&a, INT64_MIN);
    rpn_push(&a, -1);
    rpn_do(&a, '%');
#endif
    return 0;
}
