#include "crateinv.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct crateinv {
    struct ci_item *items; /* never NULL */
    size_t count, room;
};

crateinv *ci_new(void)
{
    crateinv *inv = malloc(sizeof *inv);

    if (!inv)
        return NULL;
    inv->count = 0;
    inv->room = 4;
    if (!(inv->items = malloc(inv->room * sizeof *inv->items))) {
        free(inv);
        return NULL;
    }
    return inv;
}

void ci_free(crateinv *inv)
{
    if (inv) {
        free(inv->items);
        free(inv);
    }
}

struct ci_item *ci_find(const crateinv *inv, const char *name)
{
    size_t i;

    for (i = 0; i < inv->count; i++)
        if (strcmp(inv->items[i].name, name) == 0)
            return &inv->items[i];
    return NULL;
}

struct ci_item *ci_put(crateinv *inv, const char *name, unsigned quantity)
{
    struct ci_item *item, fresh = {"", quantity, NULL};
    size_t length = strlen(name);

    if (length == 0 || length > CI_NAME)
        return NULL;
    if ((item = ci_find(inv, name))) {
        if (quantity > UINT_MAX - item->quantity)
            return NULL;
        item->quantity += quantity;
        return item;
    }
    if (inv->count == CI_ITEMS)
        return NULL;
    memcpy(fresh.name, name, length);
    if (inv->count == inv->room) {
        if (!(item = realloc(inv->items, 2 * inv->room * sizeof *item)))
            return NULL;
        inv->items = item;
        inv->room *= 2;
    }
    item = &inv->items[inv->count++];
    *item = fresh;
    return item;
}

unsigned ci_take(struct ci_item *item, unsigned quantity)
{
    if (quantity > item->quantity)
        quantity = item->quantity;
    item->quantity -= quantity;
    return quantity;
}

void ci_drop(crateinv *inv, struct ci_item *item)
{
    size_t i = 0;

    while (i < inv->count && item != &inv->items[i])
        i++;
    assert(i < inv->count);
    *item = inv->items[--inv->count];
}

struct ci_item *ci_begin(const crateinv *inv)
{
    return inv->items;
}

struct ci_item *ci_end(const crateinv *inv)
{
    return inv->items + inv->count;
}

unsigned long long ci_total(const crateinv *inv)
{
    unsigned long long total = 0;
    size_t i;

    for (i = 0; i < inv->count; i++)
        total += inv->items[i].quantity;
    return total;
}
