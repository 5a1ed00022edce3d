#include "kidpool.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct kid {
    _Alignas(max_align_t) struct kid *parent;
    struct kid *first;       /* child */
    struct kid *next, *prev; /* siblings */
    void (*fn)(void *block);
    size_t size;
};

static struct kid *head(const void *block)
{
    return block ? (struct kid *)block - 1 : NULL;
}

static void *body(struct kid *k)
{
    return k ? k + 1 : NULL;
}

static void enter(struct kid *k, struct kid *parent)
{
    k->parent = parent;
    k->prev = NULL;
    k->next = parent ? parent->first : NULL;
    if (k->next)
        k->next->prev = k;
    if (parent)
        parent->first = k;
}

static void leave(struct kid *k)
{
    if (k->prev)
        k->prev->next = k->next;
    else if (k->parent)
        k->parent->first = k->next;
    if (k->next)
        k->next->prev = k->prev;
}

void *kid_new(void *parent, size_t size)
{
    struct kid *k;

    if (size > KID_SIZE_MAX || !(k = calloc(1, sizeof *k + size)))
        return NULL;
    k->size = size;
    enter(k, head(parent));
    return body(k);
}

char *kid_text(void *parent, const char *s)
{
    size_t size = strlen(s) + 1;
    char *copy = kid_new(parent, size);

    return copy ? memcpy(copy, s, size) : NULL;
}

void kid_free(void *block)
{
    struct kid *top = head(block), *k = top;

    while (k) {
        struct kid *up = k == top ? NULL : k->parent;

        if (k->first) {
            k = k->first;
            continue;
        }
        if (k->fn)
            k->fn(body(k));
        leave(k);
        free(k);
        k = up;
    }
}

void kid_move(void *block, void *parent)
{
    struct kid *k = head(block), *to = head(parent);

    for (struct kid *up = to; up; up = up->parent)
        assert(up != k);
    leave(k);
    enter(k, to);
}

void *kid_parent(const void *block)
{
    return body(head(block)->parent);
}

size_t kid_size(const void *block)
{
    return head(block)->size;
}

void *kid_first(const void *block)
{
    return body(head(block)->first);
}

void *kid_next(const void *block)
{
    return body(head(block)->next);
}

size_t kid_count(const void *block)
{
    const struct kid *top = head(block), *k = top;
    size_t n = 0;

    for (;;) {
        n++;
        if (k->first) {
            k = k->first;
            continue;
        }
        while (k != top && !k->next)
            k = k->parent;
        if (k == top)
            return n;
        k = k->next;
    }
}

void kid_on_free(void *block, void (*fn)(void *block))
{
    head(block)->fn = fn;
}
