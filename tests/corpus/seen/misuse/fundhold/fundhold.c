#include "fundhold.h"

#include <assert.h>
#include <stdlib.h>

struct hold {
    struct hold *next;
    struct hold **link; /* what points here */
    account_t *account;
    int64_t cents;
};

struct account {
    int64_t balance;
    hold_t *holds;
};

account_t *account_open(int64_t cents)
{
    if (cents < 0 || cents > FUND_MAX)
        return NULL;
    account_t *account = malloc(sizeof *account);
    if (account == NULL)
        return NULL;
    account->balance = cents;
    account->holds = NULL;
    return account;
}

int64_t account_close(account_t *account)
{
    assert(account->holds == NULL);
    int64_t balance = account->balance;
    free(account);
    return balance;
}

int64_t account_balance(const account_t *account)
{
    return account->balance;
}

int64_t account_available(const account_t *account)
{
    int64_t available = account->balance;
    for (const hold_t *hold = account->holds; hold != NULL; hold = hold->next)
        available -= hold->cents;
    return available;
}

fund_result account_deposit(account_t *account, int64_t cents)
{
    if (cents < 0 || cents > FUND_MAX)
        return FUND_BAD_AMOUNT;
    if (cents > FUND_MAX - account->balance)
        return FUND_TOO_MUCH;
    account->balance += cents;
    return FUND_OK;
}

fund_result account_withdraw(account_t *account, int64_t cents)
{
    if (cents < 0 || cents > FUND_MAX)
        return FUND_BAD_AMOUNT;
    if (cents > account_available(account))
        return FUND_NOT_ENOUGH;
    account->balance -= cents;
    return FUND_OK;
}

size_t account_holds(const account_t *account)
{
    size_t count = 0;
    for (const hold_t *hold = account->holds; hold != NULL; hold = hold->next)
        count++;
    return count;
}

static hold_t *make(account_t *account, int64_t cents)
{
    hold_t *hold = malloc(sizeof *hold);
    if (hold == NULL)
        return NULL;
    hold->account = account;
    hold->cents = cents;
    hold->link = &account->holds;
    hold->next = account->holds;
    if (hold->next != NULL)
        hold->next->link = &hold->next;
    account->holds = hold;
    return hold;
}

hold_t *hold_place(account_t *account, int64_t cents)
{
    if (cents < 0 || cents > account_available(account))
        return NULL;
    return make(account, cents);
}

int64_t hold_amount(const hold_t *hold)
{
    return hold->cents;
}

account_t *hold_account(const hold_t *hold)
{
    return hold->account;
}

hold_t *hold_split(hold_t *hold, int64_t cents)
{
    if (cents < 0 || cents > hold->cents)
        return NULL;
    hold_t *part = make(hold->account, cents);
    if (part != NULL)
        hold->cents -= cents;
    return part;
}

void hold_merge(hold_t *into, hold_t *from)
{
    assert(into->account == from->account);
    if (into == from)
        return;
    into->cents += from->cents;
    hold_release(from);
}

fund_result hold_capture(hold_t *hold, int64_t cents, account_t *to)
{
    account_t *account = hold->account;
    if (cents < 0 || cents > hold->cents)
        return FUND_BAD_AMOUNT;
    if (account != to) {
        fund_result result = account_deposit(to, cents);
        if (result != FUND_OK)
            return result;
        account->balance -= cents;
    }
    hold_release(hold);
    return FUND_OK;
}

void hold_release(hold_t *hold)
{
    *hold->link = hold->next;
    if (hold->next != NULL)
        hold->next->link = hold->link;
    free(hold);
}
