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

static bool values_ascend(const struct list *list)
{
    for (const struct entry *entry = list->first; entry->next != list->first; entry = entry->next)
        if (entry->value > entry->next->value)
            return false;
    return true;
}

/* Order alone would be enough.  The check for distinct values stands before it
 * to show that a search costs what the predicate reads, not what it accepts:
 * as many candidates are explored as for the unsorted list. */
bool list_ok(const struct list *list)
{
    return is_ring(list) && values_differ(list) && values_ascend(list);
}

ASSAY_SPACE(list_ok, n)
{
    assay_pool(struct entry, n);
    assay_range(struct list, size, n, n);
    assay_range(struct entry, value, 0, n - 1);
}
