#include "money.h"

#include <stdio.h>

static const int64_t power[MONEY_DECIMALS + 1] = {1, 10, 100, 1000, 10000, 100000, 1000000};

static const char *const names[] = {"EUR", "JPY", "USD"};

/* In steps of 10^-MONEY_DECIMALS. */
static int64_t micros(struct money m)
{
    return m.units * power[MONEY_DECIMALS - m.decimals];
}

bool money_make(int32_t units, unsigned decimals, enum currency currency, struct money *result)
{
    if (decimals > MONEY_DECIMALS || (unsigned)currency > MONEY_USD)
        return false;
    result->units = units;
    result->decimals = (uint8_t)decimals;
    result->currency = (uint8_t)currency;
    return true;
}

bool money_equal(struct money a, struct money b)
{
    return a.currency == b.currency && micros(a) == micros(b);
}

int money_compare(struct money a, struct money b)
{
    if (a.currency != b.currency)
        return a.currency < b.currency ? -1 : 1;
    int64_t x = micros(a), y = micros(b);
    return (x > y) - (x < y);
}

uint32_t money_hash(struct money m)
{
    uint32_t hash = 2166136261u;
    hash = (hash ^ (uint32_t)m.units) * 16777619u;
    hash = (hash ^ m.decimals) * 16777619u;
    hash = (hash ^ m.currency) * 16777619u;
    return hash ^ hash >> 15;
}

bool money_add(struct money a, struct money b, struct money *sum)
{
    if (a.currency != b.currency)
        return false;
    uint8_t decimals = a.decimals > b.decimals ? a.decimals : b.decimals;
    int64_t units = (micros(a) + micros(b)) / power[MONEY_DECIMALS - decimals];
    if (units < INT32_MIN || units > INT32_MAX)
        return false;
    sum->units = (int32_t)units;
    sum->decimals = decimals;
    sum->currency = a.currency;
    return true;
}

struct money money_round(struct money m)
{
    m.units = (int32_t)(m.units / power[m.decimals]);
    m.decimals = 0;
    return m;
}

size_t money_format(struct money m, char *text, size_t size)
{
    int64_t magnitude = m.units < 0 ? -(int64_t)m.units : m.units;
    const char *sign = m.units < 0 ? "-" : "";
    long long whole = magnitude / power[m.decimals], part = magnitude % power[m.decimals];
    int length;
    if (m.decimals == 0)
        length = snprintf(text, size, "%s%lld %s", sign, whole, names[m.currency]);
    else
        length = snprintf(text, size, "%s%lld.%0*lld %s", sign, whole, m.decimals, part, names[m.currency]);
    return (size_t)length;
}
