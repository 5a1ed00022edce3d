#include "acctled.h"

int main(void)
{
    ledger_t *l = ledger_create();
    if (!l)
        return 2;
    int a = ledger_open_account(l), b = ledger_open_account(l);
    if (a < 0 || b < 0 || ledger_deposit(l, a, 100) || ledger_deposit(l, a, INT64_MAX) != LEDGER_LIMIT)
        return 2;
    if (ledger_transfer(l, a, b, 101) != LEDGER_INSUFFICIENT || ledger_transfer(l, a, b, 30))
        return 2;
    if (ledger_balance(l, a) != 70 || ledger_balance(l, b) != 30 || ledger_total(l) != 100)
        return 2;
    if (ledger_close_account(l, b) != LEDGER_NOT_EMPTY || ledger_withdraw(l, b, 30) || ledger_close_account(l, b))
        return 2;
    if (ledger_balance(l, b) != -1 || ledger_deposit(l, b, 1) != LEDGER_NO_ACCOUNT ||
        ledger_withdraw(l, a, INT64_MIN) != LEDGER_BAD_AMOUNT)
        return 2;
#ifndef LEGAL
    ledger_transfer(l, a, a, 5);
#endif
    ledger_destroy(l);
    return 0;
}
