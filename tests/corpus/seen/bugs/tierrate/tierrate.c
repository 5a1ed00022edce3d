#include "tierrate.h"

#include <stdlib.h>

struct bracket {
    int64_t from;
    int rate;
};

struct tier_table {
    struct bracket *brackets;
    size_t count;
    size_t capacity;
};

tier_err tier_create(tier_table **out)
{
    tier_table *table = calloc(1, sizeof *table);
    if (table == NULL)
        return TIER_ERR_MEMORY;
    *out = table;
    return TIER_OK;
}

void tier_destroy(tier_table *table)
{
    if (table == NULL)
        return;
    free(table->brackets);
    free(table);
}

static int amount_ok(int64_t amount)
{
    return amount >= 0 && amount <= TIER_MAX_AMOUNT;
}

tier_err tier_append(tier_table *table, int64_t from, int rate)
{
    if (!amount_ok(from) || rate < 0 || rate > TIER_MAX_RATE)
        return TIER_ERR_RANGE;
    if (table->count > 0 && from <= table->brackets[table->count - 1].from)
        return TIER_ERR_ORDER;
    if (table->count == table->capacity) {
        size_t capacity = table->capacity == 0 ? 4 : table->capacity * 2;
        struct bracket *wider = realloc(table->brackets, capacity * sizeof *wider);
        if (wider == NULL)
            return TIER_ERR_MEMORY;
        table->brackets = wider;
        table->capacity = capacity;
    }
    table->brackets[table->count].from = from;
    table->brackets[table->count].rate = rate;
    table->count++;
    return TIER_OK;
}

void tier_clear(tier_table *table)
{
    free(table->brackets);
    table->brackets = NULL;
    table->count = 0;
    table->capacity = 0;
}

size_t tier_count(const tier_table *table)
{
    return table->count;
}

tier_err tier_at(const tier_table *table, size_t index, int64_t *from, int *rate)
{
    if (index >= table->count)
        return TIER_ERR_RANGE;
    *from = table->brackets[index].from;
    *rate = table->brackets[index].rate;
    return TIER_OK;
}

tier_err tier_tax(const tier_table *table, int64_t income, int64_t *tax)
{
    if (!amount_ok(income))
        return TIER_ERR_RANGE;
    int64_t sum = 0;
    for (size_t i = 0; i < table->count && table->brackets[i].from < income; i++) {
        int64_t upto = income;
        if (i + 1 < table->count && table->brackets[i + 1].from < income)
            upto = table->brackets[i + 1].from;
        sum += (upto - table->brackets[i].from) * table->brackets[i].rate / TIER_MAX_RATE;
    }
    *tax = sum;
    return TIER_OK;
}

tier_err tier_marginal(const tier_table *table, int64_t income, int *rate)
{
    if (!amount_ok(income))
        return TIER_ERR_RANGE;
    *rate = 0;
    for (size_t i = 0; i < table->count && table->brackets[i].from < income; i++)
        *rate = table->brackets[i].rate;
    return TIER_OK;
}

tier_err tier_top_rate(const tier_table *table, int *rate)
{
    const struct bracket *last = table->brackets;
    for (size_t i = 1; i < table->count; i++)
        last = &table->brackets[i];
    *rate = last->rate;
    return TIER_OK;
}
