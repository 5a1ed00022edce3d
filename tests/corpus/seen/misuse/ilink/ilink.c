#include "ilink.h"

#include <assert.h>

void il_init(struct il_list *list)
{
    list->root.prev = list->root.next = &list->root;
}

static void link_between(struct il_node *prev, struct il_node *node, struct il_node *next)
{
    assert(!il_is_linked(node));
    node->prev = prev;
    node->next = next;
    prev->next = node;
    next->prev = node;
}

void il_push_front(struct il_list *list, struct il_node *node)
{
    link_between(&list->root, node, list->root.next);
}

void il_push_back(struct il_list *list, struct il_node *node)
{
    link_between(list->root.prev, node, &list->root);
}

void il_insert_before(struct il_node *at, struct il_node *node)
{
    link_between(at->prev, node, at);
}

void il_remove(struct il_node *node)
{
    node->prev->next = node->next;
    node->next->prev = node->prev;
    node->prev = node->next = NULL;
}

struct il_node *il_first(const struct il_list *list)
{
    return list->root.next == &list->root ? NULL : list->root.next;
}

struct il_node *il_last(const struct il_list *list)
{
    return list->root.prev == &list->root ? NULL : list->root.prev;
}

struct il_node *il_next(const struct il_list *list, const struct il_node *node)
{
    return node->next == &list->root ? NULL : node->next;
}

int il_is_linked(const struct il_node *node)
{
    return node->next != NULL;
}

int il_is_empty(const struct il_list *list)
{
    return list->root.next == &list->root;
}

size_t il_length(const struct il_list *list)
{
    size_t n = 0;
    for (const struct il_node *node = list->root.next; node != &list->root; node = node->next)
        n++;
    return n;
}

void il_splice(struct il_list *dst, struct il_list *src)
{
    if (dst == src || il_is_empty(src))
        return;
    struct il_node *first = src->root.next, *last = src->root.prev;
    first->prev = dst->root.prev;
    dst->root.prev->next = first;
    last->next = &dst->root;
    dst->root.prev = last;
    il_init(src);
}

void il_reverse(struct il_list *list)
{
    struct il_node *node = &list->root;
    do {
        struct il_node *next = node->next;
        node->next = node->prev;
        node->prev = next;
        node = next;
    } while (node != &list->root);
}
