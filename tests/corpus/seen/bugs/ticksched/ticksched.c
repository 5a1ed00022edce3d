#include "ticksched.h"

#include <limits.h>
#include <stdlib.h>

struct event {
    struct event *next;
    uint64_t when;
    int id;
    int tag;
};

struct ticksched {
    uint64_t now;
    struct event *events;   /* the youngest first */
    struct event *earliest; /* one of them, or NULL */
    size_t count;
    int last_id;
};

ticksched *ts_new(void)
{
    return calloc(1, sizeof(ticksched));
}

void ts_free(ticksched *s)
{
    if (s == NULL)
        return;
    while (s->events != NULL) {
        struct event *e = s->events;
        s->events = e->next;
        free(e);
    }
    free(s);
}

/* Of events at the same time the one that was scheduled first. */
static struct event *find_earliest(const ticksched *s)
{
    struct event *best = NULL;
    for (struct event *e = s->events; e != NULL; e = e->next)
        if (best == NULL || e->when <= best->when)
            best = e;
    return best;
}

int ts_after(ticksched *s, uint32_t delay, int tag)
{
    if (s->count >= TS_EVENTS || s->last_id == INT_MAX || s->now > UINT64_MAX - delay)
        return 0;
    struct event *e = malloc(sizeof *e);
    if (e == NULL)
        return 0;
    e->when = s->now + delay;
    e->id = ++s->last_id;
    e->tag = tag;
    e->next = s->events;
    s->events = e;
    s->count++;
    if (s->earliest == NULL || e->when < s->earliest->when)
        s->earliest = e;
    return e->id;
}

bool ts_cancel(ticksched *s, int id)
{
    struct event *before = NULL, *e = s->events;
    while (e != NULL && e->id != id) {
        before = e;
        e = e->next;
    }
    if (e == NULL)
        return false;
    if (before != NULL) {
        before->next = e->next;
    } else {
        s->events = e->next;
        s->earliest = find_earliest(s);
    }
    s->count--;
    free(e);
    return true;
}

size_t ts_cancel_tag(ticksched *s, int tag)
{
    size_t cancelled = 0;
    struct event **at = &s->events;
    while (*at != NULL) {
        struct event *e = *at;
        if (e->tag == tag) {
            *at = e->next;
            free(e);
            cancelled++;
        } else {
            at = &e->next;
        }
    }
    s->count -= cancelled;
    s->earliest = find_earliest(s);
    return cancelled;
}

bool ts_next(const ticksched *s, uint64_t *when)
{
    if (s->earliest == NULL)
        return false;
    *when = s->earliest->when;
    return true;
}

static void unlink_event(ticksched *s, struct event *e)
{
    struct event **at = &s->events;
    while (*at != e)
        at = &(*at)->next;
    *at = e->next;
    s->count--;
    s->earliest = find_earliest(s);
}

size_t ts_run(ticksched *s, uint32_t ticks, ts_handler *handler, void *user)
{
    uint64_t end = s->now > UINT64_MAX - ticks ? UINT64_MAX : s->now + ticks;
    size_t done = 0;
    while (s->earliest != NULL && s->earliest->when <= end && done < TS_EVENTS) {
        struct event *e = s->earliest;
        int tag = e->tag;
        s->now = e->when;
        unlink_event(s, e);
        free(e);
        done++;
        if (handler != NULL)
            handler(s, tag, user);
    }
    if (s->earliest == NULL || s->earliest->when > end)
        s->now = end;
    return done;
}

uint64_t ts_now(const ticksched *s)
{
    return s->now;
}

size_t ts_waiting(const ticksched *s)
{
    return s->count;
}
