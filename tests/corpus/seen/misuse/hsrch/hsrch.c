#include "hsrch.h"

#include <stdlib.h>
#include <string.h>

static size_t hash(const char *key)
{
    size_t h = 5381;
    while (*key != '\0')
        h = h * 33 + (unsigned char)*key++;
    return h;
}

/* One slot more than items, so that a search finds an end. */
bool hs_create(size_t nel, hs_data *htab)
{
    if (nel < 1 || nel > HS_MAX)
        return false;
    hs_item *table = calloc(nel + 1, sizeof *table);
    if (table == NULL)
        return false;
    htab->table = table;
    htab->size = nel + 1;
    htab->filled = 0;
    return true;
}

void hs_destroy(hs_data *htab)
{
    free(htab->table);
    htab->table = NULL;
    htab->size = 0;
    htab->filled = 0;
}

/* The slot of the key, or the free one where it would go. */
static hs_item *slot(const char *key, const hs_data *htab)
{
    if (htab->size == 0)
        return NULL;
    size_t at = hash(key) % htab->size;
    while (htab->table[at].key != NULL && strcmp(htab->table[at].key, key) != 0)
        at = (at + 1) % htab->size;
    return &htab->table[at];
}

hs_item *hs_find(const char *key, const hs_data *htab)
{
    hs_item *item = slot(key, htab);
    return item != NULL && item->key != NULL ? item : NULL;
}

hs_item *hs_enter(const char *key, void *data, hs_data *htab)
{
    hs_item *item = slot(key, htab);
    if (item == NULL || item->key != NULL)
        return item;
    if (htab->filled + 1 >= htab->size)
        return NULL;
    item->key = key;
    item->data = data;
    htab->filled++;
    return item;
}

size_t hs_filled(const hs_data *htab)
{
    return htab->filled;
}

size_t hs_room(const hs_data *htab)
{
    return htab->size == 0 ? 0 : htab->size - 1 - htab->filled;
}

void hs_walk(const hs_data *htab, hs_action *action, void *closure)
{
    for (size_t i = 0; i < htab->size; i++)
        if (htab->table[i].key != NULL)
            action(htab->table[i].key, htab->table[i].data, closure);
}
