#include "waitlnk.h"

#include <assert.h>

void wl_init(struct wl_queue *q)
{
    q->first = q->last = NULL;
    q->count = 0;
}

void wl_entry_init(struct wl_entry *e, wl_func func, void *arg)
{
    e->next = e->prev = NULL;
    e->queue = NULL;
    e->func = func;
    e->arg = arg;
    e->prio = 0;
}

/* Links e in behind `after', at the front when that is NULL. */
static void link_behind(struct wl_queue *q, struct wl_entry *after, struct wl_entry *e)
{
    struct wl_entry *before = after != NULL ? after->next : q->first;

    e->prev = after;
    e->next = before;
    e->queue = q;
    if (after != NULL)
        after->next = e;
    else
        q->first = e;
    if (before != NULL)
        before->prev = e;
    else
        q->last = e;
    q->count++;
}

void wl_add(struct wl_queue *q, struct wl_entry *e)
{
    assert(e->queue == NULL);
    e->prio = 0;
    link_behind(q, q->last, e);
}

void wl_add_prio(struct wl_queue *q, struct wl_entry *e, int prio)
{
    struct wl_entry *after = NULL, *at;

    assert(e->queue == NULL);
    for (at = q->first; at != NULL; at = at->next)
        if (at->prio >= prio)
            after = at;
    e->prio = prio;
    link_behind(q, after, e);
}

void wl_remove(struct wl_entry *e)
{
    struct wl_queue *q = e->queue;

    q->count--;
    if (e->prev != NULL)
        e->prev->next = e->next;
    else
        q->first = e->next;
    if (e->next != NULL)
        e->next->prev = e->prev;
    else
        q->last = e->prev;
    e->next = e->prev = NULL;
    e->queue = NULL;
}

int wl_queued(const struct wl_entry *e)
{
    return e->queue != NULL;
}

size_t wl_wake(struct wl_queue *q, size_t n)
{
    size_t woken = 0;

    if (n > q->count)
        n = q->count;
    /* A function may have removed others in the meantime. */
    while (woken < n && q->first != NULL) {
        struct wl_entry *e = q->first;
        wl_func func = e->func;

        wl_remove(e);
        woken++;
        if (func != NULL)
            func(e, e->arg);
    }
    return woken;
}

void wl_splice(struct wl_queue *dst, struct wl_queue *src)
{
    struct wl_entry *e;

    if (dst == src || src->first == NULL)
        return;
    for (e = src->first; e != NULL; e = e->next)
        e->queue = dst;
    src->first->prev = dst->last;
    if (dst->last != NULL)
        dst->last->next = src->first;
    else
        dst->first = src->first;
    dst->last = src->last;
    dst->count += src->count;
    wl_init(src);
}

struct wl_entry *wl_first(const struct wl_queue *q)
{
    return q->first;
}

size_t wl_count(const struct wl_queue *q)
{
    return q->count;
}
