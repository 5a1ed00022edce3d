#include <assay.h>
#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include "dlist.h"

bool dlist_ok(const struct dlist *list)
{
    int count = 0;
    const struct dlist_node *previous = NULL;
    for (const struct dlist_node *node = list->first; node != NULL; node = node->next) {
        if (node->previous != previous || ++count > list->count)
            return false;
        previous = node;
    }
    return list->last == previous && count == list->count;
}

ASSAY_SPACE(dlist_ok, n)
{
    assay_pool(struct dlist_node, n);
    assay_range(struct dlist, count, 0, n);
    assay_range(struct dlist_node, value, 0, 1);
}

ASSAY_PROPERTY void append_appends(struct dlist *list, int value)
{
    dlist_append(list, value);
    assert(dlist_ok(list));
    assert(list->last->value == value);
}

ASSAY_PROPERTY void clear_empties(struct dlist *list)
{
    dlist_clear(list);
    assert(dlist_ok(list) && list->count == 0);
}

/* What happens to one list afterwards must not be seen in the other. */
ASSAY_PROPERTY void lists_are_apart_after_concat(struct dlist *list, struct dlist *more)
{
    int total = list->count + more->count;
    dlist_concat(list, more);
    dlist_append(more, 7);
    assert(dlist_ok(list) && list->count == total);
    assert(dlist_ok(more) && more->count == 1);
}
