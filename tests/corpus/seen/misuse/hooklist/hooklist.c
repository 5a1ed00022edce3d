#include "hooklist.h"

#include <assert.h>

void hl_init(hooklist *l)
{
    l->root.next = &l->root;
    l->root.prev = &l->root;
    l->count = 0;
}

void hook_init(hook *h)
{
    h->next = NULL;
    h->prev = NULL;
}

int hook_linked(const hook *h)
{
    return h->next != NULL;
}

size_t hl_count(const hooklist *l)
{
    return l->count;
}

static void link_before(hooklist *l, hook *at, hook *h)
{
    assert(!hook_linked(h));
    h->prev = at->prev;
    h->next = at;
    at->prev->next = h;
    at->prev = h;
    l->count++;
}

void hl_push_front(hooklist *l, hook *h)
{
    link_before(l, l->root.next, h);
}

void hl_push_back(hooklist *l, hook *h)
{
    link_before(l, &l->root, h);
}

void hl_remove(hooklist *l, hook *h)
{
    h->prev->next = h->next;
    h->next->prev = h->prev;
    hook_init(h);
    l->count--;
}

hook *hl_first(const hooklist *l)
{
    return l->count == 0 ? NULL : l->root.next;
}

hook *hl_pop_front(hooklist *l)
{
    hook *h = hl_first(l);

    if (h != NULL)
        hl_remove(l, h);
    return h;
}

hook *hl_next(const hooklist *l, const hook *h)
{
    return h->next == &l->root ? NULL : h->next;
}

void hl_append(hooklist *to, hooklist *from)
{
    if (to == from || from->count == 0)
        return;
    from->root.next->prev = to->root.prev;
    to->root.prev->next = from->root.next;
    from->root.prev->next = &to->root;
    to->root.prev = from->root.prev;
    to->count += from->count;
    hl_init(from);
}

/* Merges two chains that end with NULL; prev is mended by the caller. */
static hook *merge(hook *a, hook *b, hook_cmp *cmp)
{
    hook *first = NULL, **end = &first;

    while (a != NULL && b != NULL) {
        if (cmp(a, b) <= 0) {
            *end = a;
            end = &a->next;
            a = a->next;
        } else {
            *end = b;
            end = &b->next;
            b = b->next;
        }
    }
    *end = a != NULL ? a : b;
    return first;
}

static hook *sort_chain(hook *h, size_t n, hook_cmp *cmp)
{
    hook *middle = h, *second;
    size_t i;

    if (n < 2)
        return h;
    for (i = 1; i < n / 2; i++)
        middle = middle->next;
    second = middle->next;
    middle->next = NULL;
    h = sort_chain(h, n / 2, cmp);
    second = sort_chain(second, n - n / 2, cmp);
    return merge(h, second, cmp);
}

void hl_sort(hooklist *l, hook_cmp *cmp)
{
    hook *h, *prev = &l->root;

    if (l->count < 2)
        return;
    l->root.prev->next = NULL;
    l->root.next = sort_chain(l->root.next, l->count, cmp);
    for (h = l->root.next; h != NULL; h = h->next) {
        h->prev = prev;
        prev = h;
    }
    prev->next = &l->root;
    l->root.prev = prev;
}

int hl_each(hooklist *l, hook_visit *visit, void *arg)
{
    hook *h = l->root.next;
    int result = 0;

    while (h != &l->root && result == 0) {
        hook *next = h->next;

        result = visit(l, h, arg);
        h = next;
    }
    return result;
}
