#include "money.h"

#include <string.h>

int main(void)
{
    struct money a, b, sum;
    char text[32];
    if (!money_make(150, 2, MONEY_EUR, &a) || money_make(1, 7, MONEY_EUR, &b) || money_make(1, 0, 3, &b))
        return 2;
    if (!money_make(-2, 1, MONEY_EUR, &b) || !money_add(a, b, &sum) || sum.units != 130 || sum.decimals != 2)
        return 2;
    if (money_compare(a, b) <= 0 || money_compare(b, a) >= 0 || money_hash(a) != money_hash(a))
        return 2;
    if (money_format(b, text, sizeof text) != 8 || strcmp(text, "-0.2 EUR") != 0 || money_round(a).units != 1)
        return 2;
    money_make(INT32_MIN, 0, MONEY_EUR, &b);
    if (money_add(b, b, &sum) || !money_equal(b, b) || money_format(b, text, 4) != 15 || strcmp(text, "-21") != 0)
        return 2;
#ifndef LEGAL
    money_make(1500, 3, MONEY_EUR, &b);
    return money_equal(a, b) && money_hash(a) != money_hash(b);
#else
    return 0;
#endif
}
