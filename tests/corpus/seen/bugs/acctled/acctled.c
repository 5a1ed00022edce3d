#include "acctled.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

struct account {
    bool open;
    int64_t cents;
};

struct ledger {
    struct account accounts[LEDGER_ACCOUNTS];
    int64_t total;
};

static bool books_balance(const ledger_t *ledger)
{
    int64_t sum = 0;
    for (int i = 0; i < LEDGER_ACCOUNTS; i++)
        if (ledger->accounts[i].open)
            sum += ledger->accounts[i].cents;
    return sum == ledger->total;
}

ledger_t *ledger_create(void)
{
    return calloc(1, sizeof(ledger_t));
}

void ledger_destroy(ledger_t *ledger)
{
    free(ledger);
}

static struct account *get(ledger_t *ledger, int account)
{
    if (account < 0 || account >= LEDGER_ACCOUNTS || !ledger->accounts[account].open)
        return NULL;
    return &ledger->accounts[account];
}

int ledger_open_account(ledger_t *ledger)
{
    for (int i = 0; i < LEDGER_ACCOUNTS; i++) {
        if (!ledger->accounts[i].open) {
            ledger->accounts[i].open = true;
            ledger->accounts[i].cents = 0;
            return i;
        }
    }
    return -1;
}

ledger_status ledger_close_account(ledger_t *ledger, int account)
{
    struct account *a = get(ledger, account);
    if (a == NULL)
        return LEDGER_NO_ACCOUNT;
    if (a->cents != 0)
        return LEDGER_NOT_EMPTY;
    a->open = false;
    return LEDGER_OK;
}

ledger_status ledger_deposit(ledger_t *ledger, int account, int64_t cents)
{
    struct account *a = get(ledger, account);
    if (a == NULL)
        return LEDGER_NO_ACCOUNT;
    if (cents <= 0)
        return LEDGER_BAD_AMOUNT;
    if (cents > LEDGER_MOST - ledger->total)
        return LEDGER_LIMIT;
    a->cents += cents;
    ledger->total += cents;
    assert(books_balance(ledger));
    return LEDGER_OK;
}

ledger_status ledger_withdraw(ledger_t *ledger, int account, int64_t cents)
{
    struct account *a = get(ledger, account);
    if (a == NULL)
        return LEDGER_NO_ACCOUNT;
    if (cents <= 0)
        return LEDGER_BAD_AMOUNT;
    if (cents > a->cents)
        return LEDGER_INSUFFICIENT;
    a->cents -= cents;
    ledger->total -= cents;
    assert(books_balance(ledger));
    return LEDGER_OK;
}

ledger_status ledger_transfer(ledger_t *ledger, int from, int to, int64_t cents)
{
    struct account *source = get(ledger, from), *target = get(ledger, to);
    if (source == NULL || target == NULL)
        return LEDGER_NO_ACCOUNT;
    if (cents <= 0)
        return LEDGER_BAD_AMOUNT;
    if (cents > source->cents)
        return LEDGER_INSUFFICIENT;
    int64_t less = source->cents - cents;
    int64_t more = target->cents + cents;
    source->cents = less;
    target->cents = more;
    assert(books_balance(ledger));
    return LEDGER_OK;
}

int64_t ledger_balance(const ledger_t *ledger, int account)
{
    if (account < 0 || account >= LEDGER_ACCOUNTS || !ledger->accounts[account].open)
        return -1;
    return ledger->accounts[account].cents;
}

int64_t ledger_total(const ledger_t *ledger)
{
    return ledger->total;
}
