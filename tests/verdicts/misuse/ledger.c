#include "ledger.h"
#include <assert.h>
#include <stdlib.h>
struct ledger {
    int digits, is_open;
};
ledger *ledger_create(void)
{
    return calloc(1, sizeof(ledger));
}
static void check(const ledger *l)
{
    assert(l->digits >= 0 && l->digits <= LEDGER_DIGITS);
}
void ledger_set_digits(ledger *l, int digits)
{
    l->digits = digits;
    check(l);
}
void ledger_begin_row(ledger *l)
{
    assert(!l->is_open);
    l->is_open = 1;
}
void ledger_end_row(ledger *l)
{
    assert(l->is_open);
    l->is_open = 0;
}
unsigned ledger_code(const ledger *l, unsigned account)
{
    (void)l;
    assert(account < 10);
    return 100 + account;
}
unsigned ledger_sum(const ledger *l, const unsigned char *accounts, size_t count)
{
    unsigned sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += ledger_code(l, accounts[i]);
    return sum;
}
void ledger_abort(ledger *l)
{
    free(l);
}
