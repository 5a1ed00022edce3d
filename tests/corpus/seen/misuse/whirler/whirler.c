#include "whirler.h"

#include <stdlib.h>

#define SLOTS 64u

struct whirl_wheel {
    struct whirl_timer slot[SLOTS];     /* heads of rings */
    unsigned long long now;
    unsigned pending;
    int calling;
};

static void ring_init(struct whirl_timer *head)
{
    head->next = head->prev = head;
}

static void ring_append(struct whirl_timer *head, struct whirl_timer *t)
{
    t->prev = head->prev;
    t->next = head;
    head->prev->next = t;
    head->prev = t;
}

static void ring_take(struct whirl_timer *t)
{
    t->prev->next = t->next;
    t->next->prev = t->prev;
    t->next = t->prev = NULL;
}

static void disarm(struct whirl_timer *t)
{
    ring_take(t);
    t->wheel->pending--;
    t->wheel = NULL;
}

whirl_wheel *whirl_create(void)
{
    whirl_wheel *w = calloc(1, sizeof *w);

    if (!w)
        return NULL;
    for (unsigned i = 0; i < SLOTS; i++)
        ring_init(&w->slot[i]);
    return w;
}

void whirl_destroy(whirl_wheel *w)
{
    if (!w)
        return;
    for (unsigned i = 0; i < SLOTS; i++)
        while (w->slot[i].next != &w->slot[i])
            disarm(w->slot[i].next);
    free(w);
}

void whirl_timer_init(struct whirl_timer *t, whirl_fn fn, void *arg)
{
    t->next = t->prev = NULL;
    t->wheel = NULL;
    t->due = 0;
    t->fn = fn;
    t->arg = arg;
}

int whirl_arm(whirl_wheel *w, struct whirl_timer *t, unsigned delay)
{
    if (delay < 1 || delay > WHIRL_DELAY_MAX)
        return -1;
    if (t->wheel)
        disarm(t);
    t->wheel = w;
    t->due = w->now + delay;
    ring_append(&w->slot[t->due % SLOTS], t);
    w->pending++;
    return 0;
}

int whirl_cancel(struct whirl_timer *t)
{
    if (!t->wheel)
        return 0;
    disarm(t);
    return 1;
}

int whirl_armed(const struct whirl_timer *t)
{
    return t->wheel != NULL;
}

unsigned whirl_pending(const whirl_wheel *w)
{
    return w->pending;
}

/* Calls what is due now. */
static int fire(whirl_wheel *w)
{
    struct whirl_timer *head = &w->slot[w->now % SLOTS];
    struct whirl_timer due, *t, *next;
    int calls = 0;

    /* First collect them: functions may change the ring. */
    ring_init(&due);
    for (t = head->next; t != head; t = next) {
        next = t->next;
        if (t->due == w->now) {
            ring_take(t);
            ring_append(&due, t);
        }
    }
    while (due.next != &due) {
        t = due.next;
        disarm(t);
        t->fn(t, t->arg);
        calls++;
    }
    return calls;
}

int whirl_advance(whirl_wheel *w, unsigned ticks)
{
    int calls = 0;

    if (w->calling || ticks > WHIRL_DELAY_MAX)
        return -1;
    w->calling = 1;
    while (ticks-- > 0) {
        w->now++;
        calls += fire(w);
    }
    w->calling = 0;
    return calls;
}

unsigned long long whirl_now(const whirl_wheel *w)
{
    return w->now;
}
