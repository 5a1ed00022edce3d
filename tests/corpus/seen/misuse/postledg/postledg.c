#include "postledg.h"

#include <assert.h>
#include <stdlib.h>

#define MAX_ACCOUNTS 4096

typedef struct Account {
    int64_t balance;
    int64_t pending;
} Account;

struct Ledger {
    Account *accounts;
    int count;
    int capacity;
    bool open;
};

Ledger *Ledger_Open(void)
{
    return calloc(1, sizeof(Ledger));
}

void Ledger_Close(Ledger *ledger)
{
    if (ledger == NULL)
        return;
    assert(!ledger->open);
    free(ledger->accounts);
    free(ledger);
}

LedgerAccount Ledger_AddAccount(Ledger *ledger)
{
    if (ledger->count == ledger->capacity) {
        if (ledger->capacity >= MAX_ACCOUNTS)
            return -1;
        int capacity = ledger->capacity == 0 ? 4 : 2 * ledger->capacity;
        Account *wider = realloc(ledger->accounts, (size_t)capacity * sizeof *wider);
        if (wider == NULL)
            return -1;
        ledger->accounts = wider;
        ledger->capacity = capacity;
    }
    ledger->accounts[ledger->count] = (Account){0, 0};
    return ledger->count++;
}

int Ledger_Accounts(const Ledger *ledger)
{
    return ledger->count;
}

int64_t Ledger_Balance(const Ledger *ledger, LedgerAccount account)
{
    assert(account >= 0 && account < ledger->count);
    return ledger->accounts[account].balance;
}

static void Forget(Ledger *ledger)
{
    for (int i = 0; i < ledger->count; i++)
        ledger->accounts[i].pending = 0;
    ledger->open = false;
}

void Ledger_Begin(Ledger *ledger)
{
    assert(!ledger->open);
    ledger->open = true;
}

bool Ledger_InTransaction(const Ledger *ledger)
{
    return ledger->open;
}

bool Ledger_Post(Ledger *ledger, LedgerAccount account, int64_t cents)
{
    assert(ledger->open);
    assert(account >= 0 && account < ledger->count);
    if (cents < -LEDGER_MAX || cents > LEDGER_MAX)
        return false;
    Account *to = &ledger->accounts[account];
    int64_t after = to->balance + to->pending + cents;
    if (after < -LEDGER_MAX || after > LEDGER_MAX)
        return false;
    to->pending += cents;
    return true;
}

bool Ledger_Commit(Ledger *ledger)
{
    assert(ledger->open);
    int64_t sum = 0;
    for (int i = 0; i < ledger->count; i++)
        sum += ledger->accounts[i].pending;
    if (sum != 0)
        return false;
    for (int i = 0; i < ledger->count; i++)
        ledger->accounts[i].balance += ledger->accounts[i].pending;
    Forget(ledger);
    return true;
}

void Ledger_Rollback(Ledger *ledger)
{
    assert(ledger->open);
    Forget(ledger);
}
