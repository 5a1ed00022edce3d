#include "xlist.h"

void xlist_init(struct xlist *list)
{
    list->head.prev = &list->head;
    list->head.next = &list->head;
}

void xlist_insert(struct xlist_node *before, struct xlist_node *node)
{
    node->prev = before->prev;
    node->next = before;
    before->prev->next = node;
    before->prev = node;
}

void xlist_push_front(struct xlist *list, struct xlist_node *node)
{
    xlist_insert(list->head.next, node);
}

void xlist_push_back(struct xlist *list, struct xlist_node *node)
{
    xlist_insert(&list->head, node);
}

void xlist_remove(struct xlist_node *node)
{
    node->prev->next = node->next;
    node->next->prev = node->prev;
    node->prev = NULL;
    node->next = NULL;
}

bool xlist_empty(const struct xlist *list)
{
    return list->head.next == &list->head;
}

struct xlist_node *xlist_first(const struct xlist *list)
{
    return xlist_empty(list) ? NULL : list->head.next;
}

struct xlist_node *xlist_last(const struct xlist *list)
{
    return xlist_empty(list) ? NULL : list->head.prev;
}

struct xlist_node *xlist_next(const struct xlist *list, const struct xlist_node *node)
{
    return node->next == &list->head ? NULL : node->next;
}

size_t xlist_length(const struct xlist *list)
{
    size_t length = 0;
    for (const struct xlist_node *node = list->head.next; node != &list->head; node = node->next)
        length++;
    return length;
}

void xlist_append(struct xlist *list, struct xlist *other)
{
    if (list == other || xlist_empty(other))
        return;
    struct xlist_node *first = other->head.next, *last = other->head.prev;
    first->prev = list->head.prev;
    list->head.prev->next = first;
    last->next = &list->head;
    list->head.prev = last;
    xlist_init(other);
}

void xlist_clear(struct xlist *list, void (*release)(struct xlist_node *node))
{
    struct xlist_node *node = list->head.next;
    struct xlist_node *end = &list->head;
    xlist_init(list);
    while (node != end) {
        struct xlist_node *next = node->next;
        node->prev = NULL;
        node->next = NULL;
        if (release != NULL)
            release(node);
        node = next;
    }
}
