#include "money.h"

#include <stdio.h>
#include <string.h>

money money_make(int32_t whole, unsigned cents)
{
    return (money){(int64_t)whole * 100 + (whole < 0 ? -(int64_t)(cents % 100) : (int64_t)(cents % 100))};
}

money money_add(money a, money b, bool *overflow)
{
    money sum = {0};
    bool over = __builtin_add_overflow(a.cents, b.cents, &sum.cents);
    if (overflow)
        *overflow = over;
    return over ? (money){0} : sum;
}

int money_split(money total, unsigned parts, money out[], size_t size)
{
    if (parts > size || parts > 1000)
        return -1;
    if (parts == 0)
        return 0;
    int64_t each = total.cents / (int64_t)parts, left = total.cents % (int64_t)parts;
    for (unsigned i = 0; i < parts; i++)
        out[i].cents = each + (i == 0 ? left : 0);
    return (int)parts;
}

size_t money_format(money m, unsigned flags, char *buffer, size_t size)
{
    uint64_t cents = m.cents < 0 ? 0 - (uint64_t)m.cents : (uint64_t)m.cents;
    const char *sign = m.cents < 0 ? "-" : flags & MONEY_SIGN ? "+" : "";
    char text[64];
    if (flags & MONEY_CENTS)
        snprintf(text, sizeof text, "%s%llu.%02llu", sign, (unsigned long long)cents / 100,
                 (unsigned long long)cents % 100);
    else
        snprintf(text, sizeof text, "%s%llu", sign, (unsigned long long)cents / 100);
    size_t length = strlen(text);
    if (size) {
#ifdef SEEDED_BUG /* no room for the NUL */
        size_t copied = length < size ? length : size;
#else
        size_t copied = length < size ? length : size - 1;
#endif
        memcpy(buffer, text, copied);
        buffer[copied] = 0;
    }
    return length;
}

bool money_equal(money a, money b)
{
    return a.cents == b.cents;
}

int money_cmp(const money *a, const money *b)
{
    return (a->cents > b->cents) - (a->cents < b->cents);
}

price price_of(money amount)
{
    price p;
    memset(&p, 0, sizeof p);
    p.is_free = amount.cents == 0;
    p.of.amount = amount;
    return p;
}

money price_pay(price p)
{
    return p.is_free ? (money){0} : p.of.amount;
}
