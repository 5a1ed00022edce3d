#include "taxrule.h"

#include <stdlib.h>
#include <string.h>

struct tx_rule {
    struct tx_rule *next;
    char name[TX_MAX_NAME + 1];
    size_t brackets;
    tx_bracket table[];
};

struct tx_book {
    tx_rule *first;
    size_t rules;
};

tx_book *tx_new(void)
{
    return calloc(1, sizeof(tx_book));
}

void tx_free(tx_book *book)
{
    if (book == NULL)
        return;
    while (book->first != NULL) {
        tx_rule *rule = book->first;

        book->first = rule->next;
        free(rule);
    }
    free(book);
}

static int good_name(const char *name)
{
    size_t n = 0;

    if (name == NULL)
        return 0;
    while (n <= TX_MAX_NAME && name[n] != '\0')
        n++;
    return n >= 1 && n <= TX_MAX_NAME;
}

static int good_rate(int rate)
{
    return rate >= 0 && rate <= TX_MAX_RATE;
}

/* Number of brackets in a table, 0 if it is not in order. */
static size_t count_brackets(const tx_bracket *table)
{
    int64_t below = 0;
    size_t n = 0;

    while (n < TX_MAX_BRACKETS) {
        if (!good_rate(table[n].rate) || table[n].upto <= below)
            return 0;
        if (table[n].upto == TX_NO_LIMIT)
            return n + 1;
        below = table[n].upto;
        n++;
    }
    return 0;
}

static tx_rule *add(tx_book *book, const char *name, const tx_bracket *table, size_t brackets)
{
    tx_rule *rule, **link = &book->first;

    if (!good_name(name) || tx_find(book, name) != NULL || book->rules == TX_MAX_RULES)
        return NULL;
    rule = malloc(sizeof *rule + brackets * sizeof rule->table[0]);
    if (rule == NULL)
        return NULL;
    strcpy(rule->name, name);
    memcpy(rule->table, table, brackets * sizeof rule->table[0]);
    rule->brackets = brackets;
    rule->next = NULL;
    while (*link != NULL)
        link = &(*link)->next;
    *link = rule;
    book->rules++;
    return rule;
}

tx_rule *tx_add_flat(tx_book *book, const char *name, int rate)
{
    tx_bracket all = {TX_NO_LIMIT, rate};

    if (!good_rate(rate))
        return NULL;
    return add(book, name, &all, 1);
}

tx_rule *tx_add_brackets(tx_book *book, const char *name, const tx_bracket *table)
{
    size_t n = count_brackets(table);

    return n == 0 ? NULL : add(book, name, table, n);
}

void tx_remove(tx_book *book, tx_rule *rule)
{
    tx_rule **link = &book->first;

    if (rule == NULL)
        return;
    while (*link != NULL && *link != rule)
        link = &(*link)->next;
    if (*link == NULL)
        return;
    *link = rule->next;
    book->rules--;
    free(rule);
}

tx_rule *tx_find(const tx_book *book, const char *name)
{
    if (name == NULL)
        return NULL;
    for (tx_rule *rule = book->first; rule != NULL; rule = rule->next)
        if (strcmp(rule->name, name) == 0)
            return rule;
    return NULL;
}

const char *tx_name(const tx_rule *rule)
{
    return rule->name;
}

int64_t tx_tax(const tx_rule *rule, int64_t amount)
{
    int64_t tax = 0, below = 0;

    if (amount < 0 || amount > TX_MAX_MONEY)
        return -1;
    for (size_t i = 0; i < rule->brackets && below < amount; i++) {
        int64_t top = rule->table[i].upto < amount ? rule->table[i].upto : amount;

        tax += (top - below) * rule->table[i].rate / 10000;
        below = top;
    }
    return tax;
}

int64_t tx_total(const tx_book *book, int64_t amount)
{
    int64_t total = 0;

    if (amount < 0 || amount > TX_MAX_MONEY)
        return -1;
    for (const tx_rule *rule = book->first; rule != NULL; rule = rule->next)
        total += tx_tax(rule, amount);
    return total;
}

int tx_each(const tx_book *book, tx_visit *visit, void *arg)
{
    for (const tx_rule *rule = book->first; rule != NULL; rule = rule->next) {
        int result = visit(rule, arg);

        if (result != 0)
            return result;
    }
    return 0;
}
