#include "stocklist.h"

#include <assert.h>
#include <string.h>

void stock_init(struct stock *stock)
{
    stock->first = stock->last = NULL;
    stock->count = 0;
}

void stock_item_init(struct stock_item *item, const char *sku, unsigned quantity)
{
    item->sku = sku;
    item->quantity = quantity;
    item->owner = NULL;
    item->prev = item->next = NULL;
}

void stock_add(struct stock *stock, struct stock_item *item)
{
    assert(item->owner == NULL);
    item->owner = stock;
    item->prev = stock->last;
    item->next = NULL;
    if (stock->last != NULL)
        stock->last->next = item;
    else
        stock->first = item;
    stock->last = item;
    stock->count++;
}

void stock_remove(struct stock *stock, struct stock_item *item)
{
    assert(item->owner == stock);
    if (item->prev != NULL)
        item->prev->next = item->next;
    else
        stock->first = item->next;
    if (item->next != NULL)
        item->next->prev = item->prev;
    else
        stock->last = item->prev;
    item->owner = NULL;
    item->prev = item->next = NULL;
    stock->count--;
}

void stock_clear(struct stock *stock)
{
    while (stock->first != NULL)
        stock_remove(stock, stock->first);
}

bool stock_item_listed(const struct stock_item *item)
{
    return item->owner != NULL;
}

struct stock_item *stock_find(const struct stock *stock, const char *sku)
{
    for (struct stock_item *item = stock->first; item != NULL; item = item->next)
        if (strcmp(item->sku, sku) == 0)
            return item;
    return NULL;
}

size_t stock_count(const struct stock *stock)
{
    return stock->count;
}

unsigned long long stock_total(const struct stock *stock)
{
    unsigned long long total = 0;
    for (const struct stock_item *item = stock->first; item != NULL; item = item->next)
        total += item->quantity;
    return total;
}

void stock_take(struct stock_item *item, unsigned n)
{
    assert(n <= item->quantity);
    item->quantity -= n;
}

void stock_each(struct stock *stock, bool (*visit)(struct stock_item *item, void *user), void *user)
{
    struct stock_item *next;
    for (struct stock_item *item = stock->first; item != NULL; item = next) {
        next = item->next;
        if (!visit(item, user))
            break;
    }
}
