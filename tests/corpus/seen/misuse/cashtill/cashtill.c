#include "cashtill.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct till {
    cash balance;
    cash pending;
    bool open;
};

static bool in_range(int64_t units)
{
    return units >= -CASH_LIMIT && units <= CASH_LIMIT;
}

bool cash_make(int64_t units, currency cur, cash *result)
{
    if (!in_range(units))
        return false;
    *result = (cash){units, cur};
    return true;
}

bool cash_add(cash a, cash b, cash *result)
{
    assert(a.cur == b.cur);
    assert(in_range(a.units) && in_range(b.units));
    return cash_make(a.units + b.units, a.cur, result);
}

int cash_compare(cash a, cash b)
{
    assert(a.cur == b.cur);
    return (a.units > b.units) - (a.units < b.units);
}

void cash_divide(cash amount, const int *weights, size_t count, cash *shares)
{
    int64_t left = amount.units, weight_left = 0;
    assert(in_range(amount.units));
    for (size_t i = 0; i < count; i++) {
        assert(weights[i] >= 0 && weights[i] <= 1000);
        weight_left += weights[i];
    }
    assert(weight_left > 0);
    for (size_t i = 0; i < count; i++) {
        int64_t share = weight_left > 0 ? left * weights[i] / weight_left : 0;
        shares[i] = (cash){share, amount.cur};
        left -= share;
        weight_left -= weights[i];
    }
}

void cash_text(cash amount, char *text)
{
    static const char *const names[] = {"EUR", "USD", "JPY"};
    assert(in_range(amount.units));
    assert(amount.cur == CUR_EUR || amount.cur == CUR_USD || amount.cur == CUR_JPY);
    const char *sign = amount.units < 0 ? "-" : "";
    long long units = amount.units < 0 ? -amount.units : amount.units;
    if (amount.cur == CUR_JPY)
        snprintf(text, CASH_TEXT, "%s%lld %s", sign, units, names[amount.cur]);
    else
        snprintf(text, CASH_TEXT, "%s%lld.%02d %s", sign, units / 100, (int)(units % 100), names[amount.cur]);
}

till *till_new(currency cur)
{
    till *t = malloc(sizeof *t);
    if (t == NULL)
        return NULL;
    t->balance = t->pending = (cash){0, cur};
    t->open = false;
    return t;
}

void till_free(till *t)
{
    free(t);
}

void till_begin(till *t)
{
    assert(!t->open);
    t->open = true;
    t->pending = t->balance;
}

bool till_pay(till *t, cash amount)
{
    assert(t->open);
    return cash_add(t->pending, amount, &t->pending);
}

void till_commit(till *t)
{
    assert(t->open);
    t->open = false;
    t->balance = t->pending;
}

void till_rollback(till *t)
{
    assert(t->open);
    t->open = false;
}

cash till_balance(const till *t)
{
    return t->balance;
}
