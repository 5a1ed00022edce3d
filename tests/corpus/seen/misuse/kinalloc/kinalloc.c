#include "kinalloc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct head {
    _Alignas(max_align_t) struct head *parent;
    struct head *child;          /* the first one */
    struct head *prev, *next;    /* siblings */
    size_t size;
    kin_hook *hook;
};

static struct head *head_of(const void *block)
{
    return (struct head *)block - 1;
}

static void *body_of(struct head *h)
{
    return h == NULL ? NULL : h + 1;
}

static void attach(struct head *h, struct head *parent)
{
    h->parent = parent;
    h->prev = NULL;
    h->next = NULL;
    if (parent == NULL)
        return;
    h->next = parent->child;
    if (h->next != NULL)
        h->next->prev = h;
    parent->child = h;
}

static void detach(struct head *h)
{
    if (h->next != NULL)
        h->next->prev = h->prev;
    if (h->prev != NULL)
        h->prev->next = h->next;
    else if (h->parent != NULL)
        h->parent->child = h->next;
}

void *kin_new(void *parent, size_t size)
{
    struct head *h;

    if (size > KIN_MAX)
        return NULL;
    h = calloc(1, sizeof *h + size);
    if (h == NULL)
        return NULL;
    h->size = size;
    attach(h, parent == NULL ? NULL : head_of(parent));
    return body_of(h);
}

char *kin_text(void *parent, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = kin_new(parent, size);

    return copy == NULL ? NULL : memcpy(copy, text, size);
}

void *kin_resize(void *block, size_t size)
{
    struct head *h;

    if (size > KIN_MAX)
        return NULL;
    h = realloc(head_of(block), sizeof *h + size);
    if (h == NULL)
        return NULL;
    if (size > h->size)
        memset((char *)(h + 1) + h->size, 0, size - h->size);
    h->size = size;
    if (h->next != NULL)
        h->next->prev = h;
    if (h->prev != NULL)
        h->prev->next = h;
    else if (h->parent != NULL)
        h->parent->child = h;
    for (struct head *c = h->child; c != NULL; c = c->next)
        c->parent = h;
    return body_of(h);
}

void kin_free(void *block)
{
    struct head *top, *h;

    if (block == NULL)
        return;
    top = h = head_of(block);
    for (;;) {
        struct head *parent;
        int done;

        while (h->child != NULL)
            h = h->child;
        if (h->hook != NULL)
            h->hook(body_of(h));
        detach(h);
        parent = h->parent;
        done = h == top;
        free(h);
        if (done)
            return;
        h = parent;
    }
}

void kin_move(void *block, void *parent)
{
    struct head *h = head_of(block), *below = parent == NULL ? NULL : head_of(parent);

    for (struct head *up = below; up != NULL; up = up->parent)
        assert(up != h);
    detach(h);
    attach(h, below);
}

void kin_on_free(void *block, kin_hook *hook)
{
    head_of(block)->hook = hook;
}

void *kin_parent(const void *block)
{
    return body_of(head_of(block)->parent);
}

size_t kin_size(const void *block)
{
    return head_of(block)->size;
}

size_t kin_total(const void *block)
{
    const struct head *top = head_of(block), *h = top;
    size_t total = h->size;

    for (;;) {
        if (h->child != NULL) {
            h = h->child;
        } else {
            while (h != top && h->next == NULL)
                h = h->parent;
            if (h == top)
                return total;
            h = h->next;
        }
        total += h->size;
    }
}

size_t kin_children(const void *block)
{
    size_t count = 0;

    for (const struct head *c = head_of(block)->child; c != NULL; c = c->next)
        count++;
    return count;
}
