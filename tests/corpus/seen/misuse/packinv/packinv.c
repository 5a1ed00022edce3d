#include "packinv.h"

#include <stdlib.h>
#include <string.h>

struct Item {
    int weight;
    char name[];
};

struct Pack {
    int limit;
    int count;
    Item *items[PACK_ITEMS];
};

Item *Item_New(const char *name, int weight)
{
    if (weight < 0 || weight > 1000)
        return NULL;
    size_t size = strlen(name) + 1;
    Item *item = malloc(sizeof *item + size);
    if (item == NULL)
        return NULL;
    item->weight = weight;
    memcpy(item->name, name, size);
    return item;
}

void Item_Free(Item *item)
{
    free(item);
}

const char *Item_Name(const Item *item)
{
    return item->name;
}

int Item_Weight(const Item *item)
{
    return item->weight;
}

Pack *Pack_New(int limit)
{
    if (limit < 0)
        return NULL;
    Pack *pack = calloc(1, sizeof *pack);
    if (pack != NULL)
        pack->limit = limit;
    return pack;
}

void Pack_Free(Pack *pack)
{
    if (pack == NULL)
        return;
    for (int i = 0; i < pack->count; i++)
        Item_Free(pack->items[i]);
    free(pack);
}

bool Pack_Add(Pack *pack, Item *item)
{
    if (pack->count == PACK_ITEMS || Pack_Weight(pack) + item->weight > pack->limit)
        return false;
    pack->items[pack->count++] = item;
    return true;
}

static bool HasIndex(const Pack *pack, int index)
{
    return index >= 0 && index < pack->count;
}

Item *Pack_Take(Pack *pack, int index)
{
    if (!HasIndex(pack, index))
        return NULL;
    Item *item = pack->items[index];
    pack->count--;
    for (int i = index; i < pack->count; i++)
        pack->items[i] = pack->items[i + 1];
    return item;
}

const Item *Pack_Peek(const Pack *pack, int index)
{
    return HasIndex(pack, index) ? pack->items[index] : NULL;
}

bool Pack_Move(Pack *from, int index, Pack *to)
{
    if (!HasIndex(from, index))
        return false;
    if (from == to)
        return true;
    if (!Pack_Add(to, from->items[index]))
        return false;
    Pack_Take(from, index);
    return true;
}

int Pack_Count(const Pack *pack)
{
    return pack->count;
}

int Pack_Weight(const Pack *pack)
{
    int weight = 0;
    for (int i = 0; i < pack->count; i++)
        weight += pack->items[i]->weight;
    return weight;
}

int Pack_Find(const Pack *pack, const char *name)
{
    for (int i = 0; i < pack->count; i++)
        if (strcmp(pack->items[i]->name, name) == 0)
            return i;
    return -1;
}
