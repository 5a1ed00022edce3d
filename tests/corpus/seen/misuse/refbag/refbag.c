#include "refbag.h"

#include <stdlib.h>
#include <string.h>

struct refitem {
    size_t refs;
    char text[];
};

struct refbag {
    refitem **items;
    size_t count, room;
};

refitem *refitem_new(const char *text)
{
    size_t length = strlen(text);
    refitem *item;

    if (length > REFITEM_LENGTH)
        return NULL;
    item = malloc(sizeof *item + length + 1);
    if (item == NULL)
        return NULL;
    item->refs = 1;
    memcpy(item->text, text, length + 1);
    return item;
}

refitem *refitem_ref(refitem *item)
{
    item->refs++;
    return item;
}

void refitem_unref(refitem *item)
{
    if (item != NULL && --item->refs == 0)
        free(item);
}

const char *refitem_text(const refitem *item)
{
    return item->text;
}

size_t refitem_refs(const refitem *item)
{
    return item->refs;
}

refbag *refbag_new(void)
{
    return calloc(1, sizeof(refbag));
}

void refbag_free(refbag *bag)
{
    if (bag == NULL)
        return;
    refbag_clear(bag);
    free(bag->items);
    free(bag);
}

size_t refbag_count(const refbag *bag)
{
    return bag->count;
}

int refbag_add(refbag *bag, refitem *item)
{
    if (item == NULL)
        return -1;
    if (bag->count >= REFBAG_MAX) {
        refitem_unref(item);
        return -1;
    }
    if (bag->count == bag->room) {
        size_t room = bag->room == 0 ? 4 : bag->room * 2;
        refitem **items = realloc(bag->items, room * sizeof *items);
        if (items == NULL) {
            refitem_unref(item);
            return -1;
        }
        bag->items = items;
        bag->room = room;
    }
    bag->items[bag->count++] = item;
    return 0;
}

refitem *refbag_get(const refbag *bag, size_t i)
{
    return i < bag->count ? bag->items[i] : NULL;
}

int refbag_replace(refbag *bag, size_t i, refitem *item)
{
    refitem *old;

    if (item == NULL)
        return -1;
    if (i >= bag->count) {
        refitem_unref(item);
        return -1;
    }
    old = bag->items[i];
    bag->items[i] = item;
    refitem_unref(old);
    return 0;
}

refitem *refbag_take(refbag *bag, size_t i)
{
    refitem *item;

    if (i >= bag->count)
        return NULL;
    item = bag->items[i];
    bag->count--;
    memmove(bag->items + i, bag->items + i + 1, (bag->count - i) * sizeof *bag->items);
    return item;
}

void refbag_clear(refbag *bag)
{
    while (bag->count > 0)
        refitem_unref(bag->items[--bag->count]);
}

refitem *refbag_find(const refbag *bag, const char *text)
{
    for (size_t i = 0; i < bag->count; i++)
        if (strcmp(bag->items[i]->text, text) == 0)
            return bag->items[i];
    return NULL;
}
