#include "pantry.h"

#include <stdlib.h>
#include <string.h>

struct pan_item {
    pan_store *store;
    pan_item *next;
    long amount;
    char name[PAN_NAME_MAX + 1];
};

struct pan_store {
    pan_item *items;
    size_t count;
    size_t recipes;
};

struct need {
    pan_item *item;
    long amount;
};

struct pan_recipe {
    pan_store *store;
    size_t count;
    struct need needs[PAN_NEEDS_MAX];
};

pan_store *pan_open(void)
{
    return calloc(1, sizeof(pan_store));
}

void pan_close(pan_store *store)
{
    pan_item *item, *next;

    if (store == NULL)
        return;
    for (item = store->items; item != NULL; item = next) {
        next = item->next;
        free(item);
    }
    free(store);
}

pan_item *pan_add(pan_store *store, const char *name, long amount)
{
    size_t len = strlen(name);
    pan_item *item;

    if (len == 0 || len > PAN_NAME_MAX || amount < 0 || amount > PAN_AMOUNT_MAX)
        return NULL;
    if (store->count >= PAN_ITEMS_MAX || pan_find(store, name) != NULL)
        return NULL;
    item = calloc(1, sizeof *item);
    if (item == NULL)
        return NULL;
    memcpy(item->name, name, len + 1);
    item->amount = amount;
    item->store = store;
    item->next = store->items;
    store->items = item;
    store->count++;
    return item;
}

pan_item *pan_find(const pan_store *store, const char *name)
{
    pan_item *item;

    for (item = store->items; item != NULL; item = item->next)
        if (strcmp(item->name, name) == 0)
            return item;
    return NULL;
}

void pan_remove(pan_item *item)
{
    pan_store *store = item->store;
    pan_item **link = &store->items;

    while (*link != item)
        link = &(*link)->next;
    *link = item->next;
    store->count--;
    free(item);
}

const char *pan_name(const pan_item *item)
{
    return item->name;
}

long pan_amount(const pan_item *item)
{
    return item->amount;
}

int pan_change(pan_item *item, long change)
{
    if (change < -item->amount || change > PAN_AMOUNT_MAX - item->amount)
        return -1;
    item->amount += change;
    return 0;
}

pan_recipe *pan_recipe_new(pan_store *store)
{
    pan_recipe *recipe = calloc(1, sizeof *recipe);

    if (recipe == NULL)
        return NULL;
    recipe->store = store;
    store->recipes++;
    return recipe;
}

void pan_recipe_free(pan_recipe *recipe)
{
    if (recipe == NULL)
        return;
    recipe->store->recipes--;
    free(recipe);
}

int pan_recipe_need(pan_recipe *recipe, pan_item *item, long amount)
{
    struct need *need;
    size_t i;

    if (item->store != recipe->store || amount < 1 || amount > PAN_AMOUNT_MAX)
        return -1;
    for (i = 0; i < recipe->count; i++) {
        need = &recipe->needs[i];
        if (need->item == item) {
            if (amount > PAN_AMOUNT_MAX - need->amount)
                return -1;
            need->amount += amount;
            return 0;
        }
    }
    if (recipe->count == PAN_NEEDS_MAX)
        return -1;
    need = &recipe->needs[recipe->count++];
    need->item = item;
    need->amount = amount;
    return 0;
}

long pan_recipe_portions(const pan_recipe *recipe)
{
    long least = PAN_AMOUNT_MAX;
    size_t i;

    if (recipe->count == 0)
        return 0;
    for (i = 0; i < recipe->count; i++) {
        long portions = recipe->needs[i].item->amount / recipe->needs[i].amount;

        if (portions < least)
            least = portions;
    }
    return least;
}

int pan_recipe_cook(pan_recipe *recipe)
{
    size_t i;

    if (recipe->count > 0 && pan_recipe_portions(recipe) == 0)
        return -1;
    for (i = 0; i < recipe->count; i++)
        recipe->needs[i].item->amount -= recipe->needs[i].amount;
    return 0;
}
