#include "purse.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    mint *m = mint_new();
    const currency *eur = mint_define(m, "EUR", 2), *yen = mint_define(m, "JPY", 0);
    money a = money_of(-1205, eur), b = money_of(INT64_MIN, yen), shares[3];
    char text[MONEY_TEXT];
    if (strcmp(money_text(a, text), "EUR -12.05") != 0 || strcmp(money_text(b, text), "JPY -9223372036854775808") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (mint_define(m, "EUR", 2) || mint_define(m, "EU", 2) || mint_define(m, "", 2) || mint_define(m, "ABC", 5) ||
        mint_find(m, "JPY") != yen || mint_find(m, "XXX"))
        return 2;
    if (money_add(b, b).units != INT64_MIN || money_divide(b, -1).units != INT64_MAX || money_same(a, b) ||
        money_sub(a, a).units != 0 || money_compare(a, money_of(0, eur)) >= 0 || money_divide(a, -5).units != 241)
        return 2;
    money_split(b, 1, shares);
    if (shares[0].units != INT64_MIN)
        return 2;
    money_split(a, 3, shares);
    if (shares[0].units != -402 || shares[2].units != -401)
        return 2;
    money_text(money_of(INT64_MIN, mint_define(m, "XYZ", 4)), text);
    if (strcmp(text, "XYZ -922337203685477.5808") != 0)
        return 2;
    mint_free(m);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        money_add(a, b);
        break;
    case 2:
        mint_free(m);
        money_text(a, text);
        break;
    case 3:
        money_of(1, mint_find(m, "XXX"));
        break;
    case 4:
        money_divide(a, 0);
        break;
    case 5:
        money_split(a, 4, shares);
        break;
    case 6:
        money_text(b, malloc(10));
        break;
    case 7:
        money_split(a, 0, shares);
        break;
    }
#endif
    return 0;
}
