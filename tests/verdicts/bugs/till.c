/* A call that says no has changed something before; fails in: till_pay till_buy till_change */
#include "till.h"

#include <assert.h>
#include <stdlib.h>

struct till {
    int price[2], count[2];
    int credit, earned, cash;
};

static void verify(const till *t)
{
    assert(t->cash == t->earned + t->credit);
    (void)t;
}

till *till_new(void)
{
    return calloc(1, sizeof(till));
}

void till_free(till *t)
{
    free(t);
}

till_status till_fill(till *t, int shelf, int price, int count)
{
    if (shelf < 0 || shelf > 1 || price < 1 || price > 100 || count < 0 || count > 50)
        return TILL_BAD_VALUE;
    t->price[shelf] = price;
    t->count[shelf] = count;
    return TILL_OK;
}

till_status till_pay(till *t, int amount)
{
    verify(t);
    if (amount < 1 || amount > 1000 || t->credit + amount > 10000)
        return TILL_BAD_VALUE;
    t->credit += amount;
    t->cash += amount;
    return TILL_OK;
}

till_status till_buy(till *t, int shelf)
{
    verify(t);
    if (shelf < 0 || shelf > 1)
        return TILL_BAD_VALUE;
    if (t->credit < t->price[shelf])
        return TILL_TOO_LITTLE;
    t->credit -= t->price[shelf];
    if (t->count[shelf] == 0)
        return TILL_SOLD_OUT;
    t->count[shelf]--;
    if (t->earned < 1000000)
        t->earned += t->price[shelf];
    else
        t->cash -= t->price[shelf];
    return TILL_OK;
}

int till_change(till *t)
{
    verify(t);
    int amount = t->credit;
    t->credit = 0;
    t->cash -= amount;
    return amount;
}
