/* Two functions end one: neither is named like a destructor. */
#include "transfer.h"

#include <stdlib.h>

struct account {
    unsigned money;
};
struct transfer {
    account *of;
    unsigned sum;
};

account *account_open(int money)
{
    account *a = calloc(1, sizeof *a);
    if (a)
        a->money = (unsigned)money;
    return a;
}

void account_close(account *a)
{
    free(a);
}

int account_money(const account *a)
{
    return (int)a->money;
}

transfer *transfer_begin(account *a)
{
    transfer *t = calloc(1, sizeof *t);
    if (t)
        t->of = a;
    return t;
}

int transfer_add(transfer *t, int money)
{
    t->sum += (unsigned)money;
    return (int)t->sum;
}

int transfer_sum(const transfer *t)
{
    return (int)t->sum;
}

int transfer_commit(transfer *t)
{
    int sum = (int)t->sum;
    t->of->money -= t->sum;
    free(t);
    return sum;
}

void transfer_abandon(transfer *t)
{
    free(t);
}
