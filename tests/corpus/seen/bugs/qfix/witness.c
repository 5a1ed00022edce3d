#include "qfix.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    char text[32];
    qfix half = qfix_from_ratio(1, 2), x = qfix_add(qfix_from_int(-3), half);
    if (qfix_to_int(x) != -2 || qfix_floor(x) != qfix_from_int(-3) || qfix_round(x) != qfix_from_int(-2))
        return 2;
    if (qfix_format(x, text, sizeof text) != 4 || strcmp(text, "-2.5") != 0)
        return 2;
    if (qfix_format(1, text, sizeof text) != 18 || strcmp(text, "0.0000152587890625") != 0)
        return 2;
    if (qfix_format(QFIX_MIN, text, sizeof text) != 8 || strcmp(text, "-32768.0") != 0 || qfix_format(0, NULL, 0) != 3)
        return 2;
    if (qfix_neg(QFIX_MIN) != QFIX_MAX || qfix_abs(QFIX_MIN) != QFIX_MAX || qfix_round(QFIX_MIN) != QFIX_MIN)
        return 2;
    if (qfix_div(QFIX_MIN, -1) != QFIX_MAX || qfix_div(x, 0) != QFIX_MIN || qfix_div(0, 0) != 0)
        return 2;
    if (qfix_from_ratio(INT_MIN, -1) != QFIX_MAX || qfix_mul(QFIX_MIN, QFIX_MIN) != QFIX_MAX ||
        qfix_sub(QFIX_MIN, 1) != QFIX_MIN || qfix_floor(QFIX_MAX) != qfix_from_int(32767))
        return 2;
    if (qfix_sqrt(qfix_from_int(9)) != qfix_from_int(3) || qfix_sqrt(-1) != 0 || qfix_sqrt(QFIX_MAX) != 0xb504f3)
        return 2;
#ifndef LEGAL
    x = qfix_from_int(40000);
    if (qfix_round(x) != QFIX_MAX)
        return 1;
#endif
    return 0;
}
