#include "purse.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct currency {
    currency *next;
    char code[4];
    int decimals;
};

struct mint {
    currency *first;
};

mint *mint_new(void)
{
    return calloc(1, sizeof(mint));
}

void mint_free(mint *m)
{
    if (m == NULL)
        return;
    while (m->first != NULL) {
        currency *next = m->first->next;
        free(m->first);
        m->first = next;
    }
    free(m);
}

static bool good_code(const char *code)
{
    for (int i = 0; i < 3; i++)
        if (!((code[i] >= 'A' && code[i] <= 'Z') || (code[i] >= 'a' && code[i] <= 'z')))
            return false;
    return code[3] == '\0';
}

const currency *mint_find(const mint *m, const char *code)
{
    const currency *c = m->first;
    while (c != NULL && strcmp(c->code, code) != 0)
        c = c->next;
    return c;
}

const currency *mint_define(mint *m, const char *code, int decimals)
{
    if (!good_code(code) || decimals < 0 || decimals > 4 || mint_find(m, code) != NULL)
        return NULL;
    currency *c = malloc(sizeof *c);
    if (c == NULL)
        return NULL;
    memcpy(c->code, code, 4);
    c->decimals = decimals;
    c->next = m->first;
    m->first = c;
    return c;
}

money money_of(int64_t units, const currency *c)
{
    assert(c != NULL);
    return (money){units, c};
}

bool money_same(money a, money b)
{
    return a.currency == b.currency;
}

static int64_t saturated_add(int64_t a, int64_t b)
{
    if (b > 0 && a > INT64_MAX - b)
        return INT64_MAX;
    if (b < 0 && a < INT64_MIN - b)
        return INT64_MIN;
    return a + b;
}

static int64_t saturated_sub(int64_t a, int64_t b)
{
    if (b < 0 && a > INT64_MAX + b)
        return INT64_MAX;
    if (b > 0 && a < INT64_MIN + b)
        return INT64_MIN;
    return a - b;
}

money money_add(money a, money b)
{
    assert(money_same(a, b));
    return (money){saturated_add(a.units, b.units), a.currency};
}

money money_sub(money a, money b)
{
    assert(money_same(a, b));
    return (money){saturated_sub(a.units, b.units), a.currency};
}

int money_compare(money a, money b)
{
    assert(money_same(a, b));
    return (a.units > b.units) - (a.units < b.units);
}

money money_divide(money a, int32_t n)
{
    if (n == -1)
        return (money){saturated_sub(0, a.units), a.currency};
    return (money){a.units / n, a.currency};
}

void money_split(money a, size_t n, money *shares)
{
    assert(n > 0);
    bool negative = a.units < 0;
    uint64_t whole = negative ? 0 - (uint64_t)a.units : (uint64_t)a.units;
    for (size_t i = 0; i < n; i++) {
        uint64_t part = whole / n + (i < whole % n);
        /* -part, also when part is one more than INT64_MAX */
        int64_t units = negative && part > 0 ? -(int64_t)(part - 1) - 1 : (int64_t)part;
        shares[i] = (money){units, a.currency};
    }
}

char *money_text(money a, char *buffer)
{
    uint64_t whole = a.units < 0 ? 0 - (uint64_t)a.units : (uint64_t)a.units, scale = 1;
    const char *sign = a.units < 0 ? "-" : "";
    int decimals = a.currency->decimals;
    for (int i = 0; i < decimals; i++)
        scale *= 10;
    int n = snprintf(buffer, MONEY_TEXT, "%s %s%" PRIu64, a.currency->code, sign, whole / scale);
    if (decimals > 0) {
        buffer[n] = '.';
        buffer[n + decimals + 1] = '\0';
        for (int i = decimals; i > 0; i--, whole /= 10)
            buffer[n + i] = (char)('0' + whole % 10);
    }
    return buffer;
}
