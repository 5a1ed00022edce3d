#include "idset.h"

#include <string.h>

static size_t bucket_of(unsigned id)
{
    return id % IDSET_BUCKETS;
}

void idset_init(struct idset *set)
{
    memset(set, 0, sizeof *set);
}

struct idset_item *idset_find(const struct idset *set, unsigned id)
{
    struct idset_item *item = set->bucket[bucket_of(id)];
    while (item && item->id != id)
        item = item->next;
    return item;
}

int idset_add(struct idset *set, struct idset_item *item)
{
    if (idset_find(set, item->id))
        return 0;
    struct idset_item **head = &set->bucket[bucket_of(item->id)];
    item->prev = NULL;
    item->next = *head;
    if (*head)
        (*head)->prev = item;
    *head = item;
    set->count++;
    return 1;
}

void idset_del(struct idset *set, struct idset_item *item)
{
    if (item->prev)
        item->prev->next = item->next;
    else
        set->bucket[bucket_of(item->id)] = item->next;
    if (item->next)
        item->next->prev = item->prev;
    set->count--;
}

size_t idset_count(const struct idset *set)
{
    return set->count;
}

int idset_each(struct idset *set, int (*visit)(struct idset_item *item, void *context), void *context)
{
    for (size_t i = 0; i < IDSET_BUCKETS; i++) {
        struct idset_item *next;
        for (struct idset_item *item = set->bucket[i]; item; item = next) {
            next = item->next;
            int result = visit(item, context);
            if (result)
                return result;
        }
    }
    return 0;
}
