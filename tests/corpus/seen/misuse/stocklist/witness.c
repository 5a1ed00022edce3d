#include "stocklist.h"

#include <stdlib.h>

#ifdef LEGAL
static bool drop(struct stock_item *item, void *user)
{
    stock_remove(user, item);
    return item->quantity != 5;
}
#else
static bool drop_next(struct stock_item *item, void *user)
{
    struct stock_item *next = item->next;
    if (next != NULL) {
        stock_remove(user, next);
        free(next);
    }
    return true;
}
#endif

int main(int count, char **arguments)
{
    struct stock stock, other;
    struct stock_item *a = malloc(sizeof *a), *b = malloc(sizeof *b), *c = malloc(sizeof *c);
    stock_init(&stock);
    stock_init(&other);
    stock_item_init(a, "apple", 3);
    stock_item_init(b, "pear", 5);
    stock_item_init(c, "pear", 7);
    stock_add(&stock, a);
    stock_add(&stock, b);
    stock_add(&stock, c);
    if (stock_count(&stock) != 3 || stock_find(&stock, "pear") != b || stock_total(&stock) != 15)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    stock_take(a, 3);
    stock_take(a, 0);
    if (stock_total(&stock) != 12 || stock_find(&stock, "") != NULL || stock_total(&other) != 0)
        return 2;
    stock_remove(&stock, b);
    if (stock_item_listed(b) || !stock_item_listed(a) || stock_find(&stock, "pear") != c)
        return 2;
    stock_add(&other, b);
    stock_remove(&stock, a);
    stock_add(&stock, a);
    stock_each(&stock, drop, &stock);
    stock_each(&other, drop, &other);
    if (stock_count(&stock) + stock_count(&other) != 0)
        return 2;
    stock_add(&stock, b);
    stock_clear(&stock);
    stock_clear(&stock);
    free(a);
    free(b);
    free(c);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(b);
        return stock_total(&stock) == 0;
    case 2:
        stock_add(&stock, a);
        break;
    case 3:
        stock_remove(&other, a);
        break;
    case 4:
        stock_take(a, 4);
        break;
    case 5: {
        char *sku = calloc(1, 10);
        stock_remove(&stock, a);
        stock_item_init(a, sku, 1);
        stock_add(&stock, a);
        free(sku);
        return stock_find(&stock, "x") == a;
    }
    case 6:
        stock_each(&stock, drop_next, &stock);
        break;
    }
#endif
    return 0;
}
