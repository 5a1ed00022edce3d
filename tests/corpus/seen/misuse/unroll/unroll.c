#include "unroll.h"

#include <stdlib.h>
#include <string.h>

#define PER_NODE 4

struct unroll_node {
    struct unroll_node *prev, *next;
    unsigned used; /* never 0 in a list */
    int value[PER_NODE];
};

struct unroll {
    struct unroll_node *head, *tail;
    size_t size;
};

unroll *unroll_create(void)
{
    return calloc(1, sizeof(unroll));
}

void unroll_destroy(unroll *list)
{
    if (list == NULL)
        return;
    unroll_clear(list);
    free(list);
}

size_t unroll_size(const unroll *list)
{
    return list->size;
}

/* A new node behind another one, or in front of all if that is NULL. */
static struct unroll_node *add_node(unroll *list, struct unroll_node *after)
{
    struct unroll_node *node = calloc(1, sizeof *node);

    if (node == NULL)
        return NULL;
    node->prev = after;
    node->next = after != NULL ? after->next : list->head;
    if (after != NULL)
        after->next = node;
    else
        list->head = node;
    if (node->next != NULL)
        node->next->prev = node;
    else
        list->tail = node;
    return node;
}

static void drop_node(unroll *list, struct unroll_node *node)
{
    if (node->prev != NULL)
        node->prev->next = node->next;
    else
        list->head = node->next;
    if (node->next != NULL)
        node->next->prev = node->prev;
    else
        list->tail = node->prev;
    free(node);
}

bool unroll_append(unroll *list, int value)
{
    unroll_cursor end = {list, NULL, 0};

    return unroll_insert(&end, value);
}

void unroll_clear(unroll *list)
{
    while (list->head != NULL)
        drop_node(list, list->head);
    list->size = 0;
}

unroll_cursor unroll_first(unroll *list)
{
    unroll_cursor cur = {list, list->head, 0};

    return cur;
}

bool unroll_at_end(const unroll_cursor *cur)
{
    return cur->node == NULL;
}

void unroll_step(unroll_cursor *cur)
{
    cur->slot++;
    if (cur->slot >= cur->node->used) {
        cur->node = cur->node->next;
        cur->slot = 0;
    }
}

int *unroll_at(const unroll_cursor *cur)
{
    return &cur->node->value[cur->slot];
}

bool unroll_insert(unroll_cursor *cur, int value)
{
    unroll *list = cur->list;
    struct unroll_node *node = cur->node;
    unsigned slot = cur->slot;

    if (list->size >= UNROLL_MAX)
        return false;
    if (node == NULL) {
        node = list->tail;
        if (node == NULL || node->used == PER_NODE) {
            node = add_node(list, list->tail);
            if (node == NULL)
                return false;
        }
        slot = node->used;
    } else if (node->used == PER_NODE) {
        /* the upper half goes to a node of its own */
        struct unroll_node *upper = add_node(list, node);
        unsigned half = PER_NODE / 2;

        if (upper == NULL)
            return false;
        upper->used = PER_NODE - half;
        memcpy(upper->value, node->value + half, upper->used * sizeof upper->value[0]);
        node->used = half;
        if (slot > half) {
            node = upper;
            slot -= half;
        }
    }
    memmove(node->value + slot + 1, node->value + slot, (node->used - slot) * sizeof node->value[0]);
    node->value[slot] = value;
    node->used++;
    list->size++;
    cur->node = node;
    cur->slot = slot;
    return true;
}

int unroll_remove(unroll_cursor *cur)
{
    unroll *list = cur->list;
    struct unroll_node *node = cur->node;
    struct unroll_node *next = node->next;
    int value = node->value[cur->slot];

    node->used--;
    list->size--;
    memmove(node->value + cur->slot, node->value + cur->slot + 1,
        (node->used - cur->slot) * sizeof node->value[0]);
    if (cur->slot == node->used) {
        cur->node = next;
        cur->slot = 0;
    }
    if (node->used == 0) {
        drop_node(list, node);
    } else if (next != NULL && node->used + next->used <= PER_NODE) {
        /* both fit into the first one */
        if (cur->node == next)
            cur->slot += node->used;
        memcpy(node->value + node->used, next->value, next->used * sizeof node->value[0]);
        node->used += next->used;
        cur->node = node;
        drop_node(list, next);
    }
    return value;
}
