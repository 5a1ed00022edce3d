#include "dealbook.h"

#include <stdlib.h>
#include <string.h>

struct dealbook {
    deal_rule *rules;
    size_t count;
    size_t room;
};

static deal_rule *find(const dealbook *book, const char *code)
{
    for (size_t i = 0; i < book->count; i++)
        if (strcmp(book->rules[i].code, code) == 0)
            return &book->rules[i];
    return NULL;
}

/* Makes the number of places fit the number of rules. */
static int resize(dealbook *book, size_t room)
{
    deal_rule *rules = realloc(book->rules, room * sizeof *rules);

    if (!rules)
        return -1;
    book->rules = rules;
    book->room = room;
    return 0;
}

static int add(dealbook *book, const char *code, const deal_rule *rule)
{
    size_t length = strlen(code);

    if (length < 1 || length > DEAL_CODE_MAX || book->count >= DEAL_MAX || find(book, code))
        return -1;

    deal_rule new_rule = *rule;
    memset(new_rule.code, 0, sizeof new_rule.code);
    memcpy(new_rule.code, code, length);
    if (book->count == book->room && resize(book, book->room ? book->room * 2 : 1) != 0)
        return -1;
    book->rules[book->count++] = new_rule;
    return 0;
}

dealbook *deal_new(void)
{
    return calloc(1, sizeof(dealbook));
}

void deal_free(dealbook *book)
{
    if (!book)
        return;
    free(book->rules);
    free(book);
}

int deal_add_percent(dealbook *book, const char *code, int percent)
{
    deal_rule rule = {.type = DEAL_PERCENT, .value = percent};

    if (percent < 0 || percent > 100)
        return -1;
    return add(book, code, &rule);
}

int deal_add_fixed(dealbook *book, const char *code, long cents)
{
    deal_rule rule = {.type = DEAL_FIXED, .value = cents};

    if (cents < 0)
        return -1;
    return add(book, code, &rule);
}

int deal_add_custom(dealbook *book, const char *code, deal_fn *fn, void *data)
{
    deal_rule rule = {.type = DEAL_CUSTOM, .fn = fn, .data = data};

    if (!fn)
        return -1;
    return add(book, code, &rule);
}

int deal_remove(dealbook *book, const char *code)
{
    deal_rule *rule = find(book, code);

    if (!rule)
        return -1;

    size_t after = book->count - (size_t)(rule - book->rules) - 1;
    memmove(rule, rule + 1, after * sizeof *rule);
    book->count--;
    if (book->count == 0) {
        free(book->rules);
        book->rules = NULL;
        book->room = 0;
    } else if (book->count <= book->room / 4) {
        /* it does not matter when that fails */
        (void)resize(book, book->room / 2);
    }
    return 0;
}

size_t deal_count(const dealbook *book)
{
    return book->count;
}

const deal_rule *deal_get(const dealbook *book, const char *code)
{
    return find(book, code);
}

static long discount(const deal_rule *rule, long total)
{
    switch (rule->type) {
    case DEAL_PERCENT:
        /* in two parts, so that it does not overflow */
        return total / 100 * rule->value + total % 100 * rule->value / 100;
    case DEAL_FIXED:
        return rule->value;
    default:
        return rule->fn(total, rule->data);
    }
}

long deal_price(const dealbook *book, long total)
{
    if (total < 0)
        return total;

    if (book->count == 0)
        return total;

    const deal_rule *end = book->rules + book->count;
    for (const deal_rule *rule = book->rules; rule != end; rule++) {
        long off = discount(rule, total);

        if (off > total)
            off = total;
        if (off > 0)
            total -= off;
    }
    return total;
}
