#include <assay.h>
#include <assert.h>
#include <stddef.h>
#include "list.h"

bool list_ok(const struct list *list)
{
    int count = 0;
    for (const struct list_node *node = list->first; node != NULL; node = node->next)
        if (++count > list->count)
            return false;
    return count == list->count;
}

ASSAY_PROPERTY void push_adds_one(struct list *list, int value)
{
    int before = list->count;
    list_push(list, value);
    assert(list_ok(list) && list->count == before + 1);
    assert(list_contains(list, value));
}

ASSAY_PROPERTY void remove_all_leaves_none(struct list *list, int value ASSAY_IN(0, 3))
{
    int before = list->count;
    int removed = list_remove_all(list, value);
    assert(list_ok(list));
    assert(list->count == before - removed);
    assert(!list_contains(list, value));
}

ASSAY_PROPERTY bool reversed_twice_is_as_before(struct list *list)
{
    struct list_node *first = list->first;
    list_reverse(list);
    list_reverse(list);
    return list_ok(list) && list->first == first;
}
