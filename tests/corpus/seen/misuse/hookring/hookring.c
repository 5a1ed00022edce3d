#include "hookring.h"

#include <assert.h>

void hookring_init(hookring *r)
{
    r->head.next = r->head.prev = &r->head;
}

bool hookring_empty(const hookring *r)
{
    return r->head.next == &r->head;
}

size_t hookring_count(const hookring *r)
{
    size_t n = 0;

    for (const hook *h = r->head.next; h != &r->head; h = h->next)
        n++;
    return n;
}

void hook_insert_after(hook *at, hook *h)
{
    assert(!hook_linked(h));
    h->prev = at;
    h->next = at->next;
    h->next->prev = h;
    at->next = h;
}

void hookring_append(hookring *r, hook *h)
{
    hook_insert_after(r->head.prev, h);
}

void hookring_prepend(hookring *r, hook *h)
{
    hook_insert_after(&r->head, h);
}

void hook_remove(hook *h)
{
    h->prev->next = h->next;
    h->next->prev = h->prev;
    h->next = h->prev = NULL;
}

bool hook_linked(const hook *h)
{
    return h->next != NULL;
}

hook *hookring_first(hookring *r)
{
    return hookring_empty(r) ? NULL : r->head.next;
}

hook *hookring_next(hookring *r, hook *h)
{
    return h->next == &r->head ? NULL : h->next;
}

void hookring_splice(hookring *r, hookring *from)
{
    hook *first = from->head.next, *last = from->head.prev;

    if (r == from || hookring_empty(from))
        return;
    first->prev = r->head.prev;
    first->prev->next = first;
    last->next = &r->head;
    r->head.prev = last;
    hookring_init(from);
}

void hookring_rotate(hookring *r)
{
    hook *first = hookring_first(r);

    if (!first)
        return;
    hook_remove(first);
    hookring_append(r, first);
}

void hookring_each(hookring *r, void (*fn)(hook *h, void *arg), void *arg)
{
    hook *h = r->head.next;

    while (h != &r->head) {
        hook *next = h->next;

        fn(h, arg);
        h = next;
    }
}
