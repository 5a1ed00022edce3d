#include "fundhold.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    if (account_open(-1) || account_open(INT64_MAX))
        return 2;
    account_t *ann = account_open(1000), *bob = account_open(0);
    hold_t *h = hold_place(ann, 600), *i = hold_place(ann, 400), *z = hold_place(bob, 0);
    if (hold_place(ann, 1) || hold_place(ann, INT64_MIN) || account_available(ann) != 0 || account_holds(ann) != 2 ||
        account_withdraw(ann, 1) != FUND_NOT_ENOUGH)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    hold_t *part = hold_split(h, 100);
    if (hold_amount(h) != 500 || hold_account(part) != ann || hold_split(h, 501) || hold_split(h, -1) ||
        hold_capture(h, 501, bob) != FUND_BAD_AMOUNT || hold_capture(h, 300, bob) != FUND_OK ||
        account_balance(ann) != 700 || account_balance(bob) != 300 || account_available(ann) != 200)
        return 2;
    hold_merge(i, part);
    hold_merge(i, i);
    if (hold_amount(i) != 500 || hold_capture(i, 10, ann) != FUND_OK || account_available(ann) != 700)
        return 2;
    hold_release(z);
    if (account_deposit(bob, FUND_MAX) != FUND_TOO_MUCH || account_deposit(bob, FUND_MAX - 300) != FUND_OK ||
        account_deposit(bob, INT64_MIN) != FUND_BAD_AMOUNT || account_withdraw(ann, 700) != FUND_OK)
        return 2;
    account_deposit(ann, 5);
    h = hold_place(ann, 5);
    if (hold_capture(h, 1, bob) != FUND_TOO_MUCH)
        return 2;
    hold_release(h);
    return account_close(ann) != 5 || account_close(bob) != FUND_MAX;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        account_close(ann);
        break;
    case 2:
        hold_capture(h, 1, bob);
        hold_capture(h, 1, bob);
        break;
    case 3:
        hold_release(h);
        hold_release(h);
        break;
    case 4:
        hold_merge(i, h);
        hold_amount(h);
        break;
    case 5:
        hold_merge(h, z);
        break;
    case 6:
        hold_release(z);
        account_close(bob);
        account_deposit(bob, 1);
        break;
    case 7:
        free(h);
        account_available(ann);
        break;
    }
    return 0;
#endif
}
