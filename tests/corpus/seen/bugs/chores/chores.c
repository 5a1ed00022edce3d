#include "chores.h"

#include <stdlib.h>

struct chore {
    struct chore *prev, *next;
    uint64_t due;
    uint64_t pass; /* the call of chores_advance during which it was added */
    uint32_t period;
    unsigned id;
    chore_fn *fn;
    void *arg;
};

struct chores {
    struct chore *head, *tail; /* by time, then by age */
    struct chore *current;     /* the one running, if it is still listed */
    uint64_t now;
    uint64_t pass;
    size_t count;
    unsigned last_id;
    bool running;
};

static struct chore *find(const chores *c, unsigned id)
{
    struct chore *e;

    for (e = c->head; e != NULL; e = e->next)
        if (e->id == id)
            return e;
    return NULL;
}

static void detach(chores *c, struct chore *e)
{
    if (e->prev != NULL)
        e->prev->next = e->next;
    else
        c->head = e->next;
    if (e->next != NULL)
        e->next->prev = e->prev;
    else
        c->tail = e->prev;
    e->prev = e->next = NULL;
    c->count--;
}

static void enlist(chores *c, struct chore *e)
{
    struct chore *after = c->tail;

    while (after != NULL && after->due > e->due)
        after = after->prev;
    e->prev = after;
    if (after != NULL) {
        e->next = after->next;
        after->next = e;
    } else {
        e->next = c->head;
        c->head = e;
    }
    if (e->next != NULL)
        e->next->prev = e;
    else
        c->tail = e;
    c->count++;
}

chores *chores_new(void)
{
    return calloc(1, sizeof(chores));
}

void chores_free(chores *c)
{
    struct chore *e, *next;

    if (c == NULL)
        return;
    for (e = c->head; e != NULL; e = next) {
        next = e->next;
        free(e);
    }
    free(c);
}

unsigned chores_add(chores *c, uint32_t delay, uint32_t period, chore_fn *fn, void *arg)
{
    struct chore *e;

    if (fn == NULL || c->count >= CHORES_MAX)
        return 0;
    e = calloc(1, sizeof *e);
    if (e == NULL)
        return 0;
    do
        c->last_id++;
    while (c->last_id == 0 || find(c, c->last_id) != NULL);
    e->id = c->last_id;
    e->due = c->now + delay;
    e->pass = c->running ? c->pass : 0;
    e->period = period;
    e->fn = fn;
    e->arg = arg;
    enlist(c, e);
    return e->id;
}

bool chores_cancel(chores *c, unsigned id)
{
    struct chore *e = find(c, id);

    if (e == NULL)
        return false;
    detach(c, e);
    if (e == c->current)
        c->current = NULL; /* chores_advance still holds it, and frees it */
    else
        free(e);
    return true;
}

bool chores_pending(const chores *c, unsigned id)
{
    return find(c, id) != NULL;
}

size_t chores_advance(chores *c, uint32_t ticks)
{
    struct chore *e, *next;
    size_t ran = 0;

    if (c->running)
        return 0;
    c->running = true;
    c->now += ticks;
    c->pass++;
    for (e = c->head; e != NULL && e->due <= c->now; e = next) {
        next = e->next;
        if (e->pass == c->pass)
            continue;
        c->current = e;
        e->fn(c, e->id, e->arg);
        ran++;
        if (c->current == NULL) {
            free(e);
            continue;
        }
        c->current = NULL;
        detach(c, e);
        if (e->period == 0) {
            free(e);
        } else {
            e->due = c->now + e->period;
            enlist(c, e);
        }
    }
    c->running = false;
    return ran;
}

size_t chores_count(const chores *c)
{
    return c->count;
}

bool chores_next(const chores *c, uint64_t *ticks)
{
    if (c->head == NULL)
        return false;
    *ticks = c->head->due > c->now ? c->head->due - c->now : 0;
    return true;
}
