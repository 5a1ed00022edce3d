#include "dlist.h"

#include <assert.h>

void dlist_init(dlist *list)
{
    list->ring.next = list->ring.prev = &list->ring;
}

void dlist_node_init(dlist_node *node)
{
    node->next = node->prev = NULL;
}

bool dlist_node_linked(const dlist_node *node)
{
    return node->next != NULL;
}

void dlist_insert_before(dlist_node *position, dlist_node *node)
{
    assert(node->next == NULL);
    node->next = position;
    node->prev = position->prev;
    position->prev->next = node;
    position->prev = node;
}

void dlist_push_front(dlist *list, dlist_node *node)
{
    dlist_insert_before(list->ring.next, node);
}

void dlist_push_back(dlist *list, dlist_node *node)
{
    dlist_insert_before(&list->ring, node);
}

void dlist_remove(dlist_node *node)
{
    node->prev->next = node->next;
    node->next->prev = node->prev;
    node->next = node->prev = NULL;
}

dlist_node *dlist_pop_front(dlist *list)
{
    dlist_node *node = dlist_first(list);
    if (node != NULL)
        dlist_remove(node);
    return node;
}

dlist_node *dlist_pop_back(dlist *list)
{
    if (dlist_empty(list))
        return NULL;
    dlist_node *node = list->ring.prev;
    dlist_remove(node);
    return node;
}

bool dlist_empty(const dlist *list)
{
    return list->ring.next == &list->ring;
}

size_t dlist_count(const dlist *list)
{
    size_t count = 0;
    for (const dlist_node *node = list->ring.next; node != &list->ring; node = node->next)
        count++;
    return count;
}

dlist_node *dlist_first(const dlist *list)
{
    return dlist_empty(list) ? NULL : list->ring.next;
}

dlist_node *dlist_after(const dlist *list, const dlist_node *node)
{
    return node->next == &list->ring ? NULL : node->next;
}
