#include "events.h"

#include <stdlib.h>

#define MOST 6

struct events {
    struct listener {
        events_handler handler;
        void *data;
        int id;
    } *listeners;
    size_t count;
    int last;
};

events *events_new(void)
{
    events *e = calloc(1, sizeof *e);
    if (e)
        e->listeners = calloc(MOST, sizeof *e->listeners);
    return e;
}

void events_free(events *e)
{
    if (e)
        free(e->listeners);
    free(e);
}

int events_listen(events *e, events_handler handler, void *data)
{
    if (!handler || e->count == MOST)
        return 0;
    e->listeners[e->count++] = (struct listener){handler, data, ++e->last};
    return e->last;
}

int events_unlisten(events *e, int id)
{
    for (size_t i = 0; i < e->count; i++)
        if (e->listeners[i].id == id) {
            e->count--;
#ifdef SEEDED_BUG /* moves one too many */
            for (size_t k = i; k <= e->count; k++)
#else
            for (size_t k = i; k < e->count; k++)
#endif
                e->listeners[k] = e->listeners[k + 1];
            return 0;
        }
    return -1;
}

size_t events_emit(events *e, int event)
{
    for (size_t i = 0; i < e->count; i++)
        e->listeners[i].handler(e->listeners[i].data, event);
    return e->count;
}

size_t events_emit_if(events *e, int event, events_filter filter, void *data)
{
    return filter && !filter(data, event) ? 0 : events_emit(e, event);
}

size_t events_listeners(const events *e)
{
    return e->count;
}
