#include "cashtill.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    cash a = {0, CUR_EUR}, b = {0, CUR_EUR}, shares[3], yen = {100, CUR_JPY};
    char text[CASH_TEXT];
    till *t = till_new(CUR_EUR);
    if (!cash_make(-1234, CUR_EUR, &a) || cash_make(INT64_MIN, CUR_EUR, &a) || !cash_add(a, a, &b) || b.units != -2468)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    cash_text(a, text);
    if (strcmp(text, "-12.34 EUR") != 0 || cash_compare(a, b) <= 0 || cash_compare(a, a) != 0)
        return 2;
    cash_text(yen, text);
    if (strcmp(text, "100 JPY") != 0)
        return 2;
    cash_text((cash){-CASH_LIMIT, CUR_USD}, text);
    cash_divide(yen, (int[]){1, 0, 2}, 3, shares);
    if (shares[0].units != 33 || shares[1].units != 0 || shares[2].units != 67)
        return 2;
    cash_divide((cash){-CASH_LIMIT, CUR_USD}, (int[]){1000, 1000, 0}, 3, shares);
    if (shares[0].units != shares[1].units || shares[2].units != 0)
        return 2;
    till_begin(t);
    if (!till_pay(t, a) || till_balance(t).units != 0)
        return 2;
    till_commit(t);
    till_begin(t);
    if (!till_pay(t, a) || till_pay(t, (cash){-CASH_LIMIT, CUR_EUR}))
        return 2;
    till_rollback(t);
    if (till_balance(t).units != -1234)
        return 2;
    till_free(t);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cash_add(a, yen, &b);
        break;
    case 2:
        cash_add((cash){INT64_MAX, CUR_EUR}, a, &b);
        break;
    case 3:
        cash_divide(yen, (int[]){0, 0}, 2, shares);
        break;
    case 4:
        cash_divide(yen, (int[]){3, -1}, 2, shares);
        break;
    case 5: {
        cash *small = malloc(sizeof *small);
        cash_divide(yen, (int[]){1, 1}, 2, small);
        break;
    }
    case 6:
        till_commit(t);
        break;
    case 7:
        till_begin(t);
        till_begin(t);
        break;
    case 8: {
        char *small = malloc(4);
        cash_text(a, small);
        break;
    }
    }
    (void)text, (void)shares;
#endif
    return 0;
}
