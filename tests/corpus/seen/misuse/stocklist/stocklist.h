#ifndef STOCKLIST_H
#define STOCKLIST_H

#include <stdbool.h>
#include <stddef.h>

/* An inventory without allocations: the items are the caller's, the list just
   links them. */

struct stock;

struct stock_item {
    const char *sku; /* stock keeping unit; the text is not copied */
    unsigned quantity;
    /* private */
    struct stock *owner;
    struct stock_item *prev, *next;
};

struct stock {
    struct stock_item *first, *last;
    size_t count;
};

void stock_init(struct stock *stock);

/* To be called once for an item before anything else is done with it.  The
   text of the sku must live as long as the item. */
void stock_item_init(struct stock_item *item, const char *sku, unsigned quantity);

/* Adds an item at the end.  It must not be in a stock already.  From here on
   until it is removed, the item must stay where it is in memory. */
void stock_add(struct stock *stock, struct stock_item *item);

/* Removes an item, which must be in this stock. */
void stock_remove(struct stock *stock, struct stock_item *item);

/* Removes all items. */
void stock_clear(struct stock *stock);

/* Is it in any stock? */
bool stock_item_listed(const struct stock_item *item);

/* The first item with that sku; NULL if there is none. */
struct stock_item *stock_find(const struct stock *stock, const char *sku);
size_t stock_count(const struct stock *stock);
/* All quantities together. */
unsigned long long stock_total(const struct stock *stock);

/* Takes n pieces off an item.  There must be that many. */
void stock_take(struct stock_item *item, unsigned n);

/* Calls visit for every item, until it returns false.  visit may remove the
   item it is called with, but no other. */
void stock_each(struct stock *stock, bool (*visit)(struct stock_item *item, void *user), void *user);

#endif
