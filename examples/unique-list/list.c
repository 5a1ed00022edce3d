#include "list.h"

#include <assay.h>
#include <stddef.h>

static bool is_ring(const struct list *list)
{
    const struct entry *entry = list->first;
    if (entry == NULL)
        return false;
    int count = 0;
    do {
        const struct entry *next = entry->next;
        if (next == NULL || next->previous != entry)
            return false;
        entry = next;
        count++;
    } while (entry != list->first);
    return count == list->size;
}

/* Is there an entry before this one with its value? */
static bool repeats(const struct list *list, const struct entry *entry)
{
    for (const struct entry *before = list->first; before != entry; before = before->next)
        if (before->value == entry->value)
            return true;
    return false;
}

static bool values_differ(const struct list *list)
{
    for (const struct entry *entry = list->first->next; entry != list->first; entry = entry->next)
        if (repeats(list, entry))
            return false;
    return true;
}

bool list_ok(const struct list *list)
{
    return is_ring(list) && values_differ(list);
}

ASSAY_SPACE(list_ok, n)
{
    assay_pool(struct entry, n);
    assay_range(struct list, size, n, n);
    assay_range(struct entry, value, 0, n - 1);
}
