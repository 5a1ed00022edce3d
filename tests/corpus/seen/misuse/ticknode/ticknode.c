#include "ticknode.h"

#include <stddef.h>

static void ring_init(struct tn_timer *head)
{
    head->next = head->prev = head;
    head->due = 0;
    head->fn = NULL;
    head->user = NULL;
}

static void unlink_timer(struct tn_timer *t)
{
    t->prev->next = t->next;
    t->next->prev = t->prev;
    t->next = t->prev = NULL;
}

static void link_before(struct tn_timer *at, struct tn_timer *t)
{
    t->next = at;
    t->prev = at->prev;
    at->prev->next = t;
    at->prev = t;
}

void tn_queue_init(struct tn_queue *q, uint64_t now)
{
    ring_init(&q->armed);
    ring_init(&q->firing);
    q->now = now;
    q->running = 0;
}

void tn_init(struct tn_timer *t, tn_fn fn, void *user)
{
    t->next = t->prev = NULL;
    t->due = 0;
    t->fn = fn;
    t->user = user;
}

void tn_arm(struct tn_queue *q, struct tn_timer *t, uint64_t delay)
{
    struct tn_timer *at;

    tn_disarm(t);
    t->due = delay > UINT64_MAX - q->now ? UINT64_MAX : q->now + delay;
    at = q->armed.next;
    while (at != &q->armed && at->due <= t->due)
        at = at->next;
    link_before(at, t);
}

int tn_disarm(struct tn_timer *t)
{
    if (!t->next)
        return 0;
    unlink_timer(t);
    return 1;
}

int tn_armed(const struct tn_timer *t)
{
    return t->next != NULL;
}

unsigned tn_advance(struct tn_queue *q, uint64_t now)
{
    unsigned fired = 0;

    if (q->running || now < q->now)
        return 0;
    q->now = now;
    while (q->armed.next != &q->armed && q->armed.next->due <= now) {
        struct tn_timer *t = q->armed.next;
        unlink_timer(t);
        link_before(&q->firing, t);
    }
    q->running = 1;
    while (q->firing.next != &q->firing) {
        struct tn_timer *t = q->firing.next;
        unlink_timer(t);
        fired++;
        if (t->fn)
            t->fn(t, t->user);
    }
    q->running = 0;
    return fired;
}

int tn_next_due(const struct tn_queue *q, uint64_t *due)
{
    if (q->firing.next != &q->firing) {
        *due = q->firing.next->due;
        return 1;
    }
    if (q->armed.next == &q->armed)
        return 0;
    *due = q->armed.next->due;
    return 1;
}

void tn_disarm_all(struct tn_queue *q)
{
    while (q->armed.next != &q->armed)
        unlink_timer(q->armed.next);
    while (q->firing.next != &q->firing)
        unlink_timer(q->firing.next);
}
