#include "evwatch.h"

#include <assert.h>
#include <stdlib.h>

struct event {
    int kind;
    long value;
};

struct evwatch_hub {
    evwatcher *first, *last;
    evwatcher *cursor; /* whose turn is next in evwatch_dispatch */
    unsigned long serial; /* of the event under delivery */
    bool dispatching;
    size_t head, waiting;
    struct event queue[EVWATCH_QUEUE];
};

evwatch_hub *evwatch_new(void)
{
    return calloc(1, sizeof(evwatch_hub));
}

void evwatch_free(evwatch_hub *hub)
{
    if (hub == NULL)
        return;
    while (hub->first != NULL)
        evwatch_stop(hub->first);
    free(hub);
}

void evwatch_init(evwatcher *w, int kind, evwatch_cb *cb, void *data)
{
    w->data = data;
    w->cb = cb;
    w->kind = kind;
    w->since = 0;
    w->hub = NULL;
    w->prev = w->next = NULL;
}

bool evwatch_start(evwatch_hub *hub, evwatcher *w)
{
    if (w->hub != NULL)
        return w->hub == hub;
    w->hub = hub;
    w->since = hub->serial;
    w->prev = hub->last;
    w->next = NULL;
    if (hub->last != NULL)
        hub->last->next = w;
    else
        hub->first = w;
    hub->last = w;
    return true;
}

void evwatch_stop(evwatcher *w)
{
    evwatch_hub *hub = w->hub;

    if (hub == NULL)
        return;
    if (hub->cursor == w)
        hub->cursor = w->next;
    if (w->prev != NULL)
        w->prev->next = w->next;
    else
        hub->first = w->next;
    if (w->next != NULL)
        w->next->prev = w->prev;
    else
        hub->last = w->prev;
    w->hub = NULL;
    w->prev = w->next = NULL;
}

bool evwatch_active(const evwatcher *w)
{
    return w->hub != NULL;
}

bool evwatch_post(evwatch_hub *hub, int kind, long value)
{
    struct event *e;

    if (kind < 0 || hub->waiting == EVWATCH_QUEUE)
        return false;
    e = &hub->queue[(hub->head + hub->waiting) % EVWATCH_QUEUE];
    e->kind = kind;
    e->value = value;
    hub->waiting++;
    return true;
}

static size_t deliver(evwatch_hub *hub, struct event e)
{
    size_t calls = 0;

    hub->serial++;
    hub->cursor = hub->first;
    while (hub->cursor != NULL) {
        evwatcher *w = hub->cursor;

        assert(w->hub == hub);
        hub->cursor = w->next;
        if (w->since == hub->serial)
            continue;
        if (w->kind == e.kind || w->kind == EVWATCH_ANY) {
            calls++;
            w->cb(hub, w, e.kind, e.value); /* w may be gone after that */
        }
    }
    return calls;
}

size_t evwatch_dispatch(evwatch_hub *hub)
{
    size_t calls = 0;
    size_t events = hub->waiting;

    if (hub->dispatching)
        return 0;
    hub->dispatching = true;
    for (; events > 0; events--) {
        struct event e = hub->queue[hub->head];

        hub->head = (hub->head + 1) % EVWATCH_QUEUE;
        hub->waiting--;
        calls += deliver(hub, e);
    }
    hub->dispatching = false;
    return calls;
}

size_t evwatch_waiting(const evwatch_hub *hub)
{
    return hub->waiting;
}
