#include "loopev.h"

#include <assert.h>
#include <stdlib.h>

struct ev_source {
    ev_source *prev, *next;
    ev_loop *loop;
    ev_callback callback;
    void *user;
    bool triggered;
};

struct ev_loop {
    ev_source *first;
    ev_source *cursor; /* the next to be looked at while running */
    size_t size;
    bool running;
};

ev_loop *ev_loop_new(void)
{
    return calloc(1, sizeof(ev_loop));
}

void ev_loop_free(ev_loop *loop)
{
    if (loop == NULL)
        return;
    assert(!loop->running);
    assert(loop->first == NULL && "sources left in the loop");
    free(loop);
}

int ev_loop_run(ev_loop *loop)
{
    int called = 0;
    assert(!loop->running);
    loop->running = true;
    loop->cursor = loop->first;
    while (loop->cursor != NULL) {
        ev_source *source = loop->cursor;
        loop->cursor = source->next;
        if (!source->triggered)
            continue;
        source->triggered = false;
        called++;
        source->callback(source, source->user);
    }
    loop->running = false;
    return called;
}

size_t ev_loop_size(const ev_loop *loop)
{
    return loop->size;
}

ev_source *ev_source_new(ev_callback callback, void *user)
{
    assert(callback != NULL);
    ev_source *source = calloc(1, sizeof *source);
    if (source != NULL) {
        source->callback = callback;
        source->user = user;
    }
    return source;
}

void ev_source_free(ev_source *source)
{
    if (source == NULL)
        return;
    assert(source->loop == NULL);
    free(source);
}

void ev_loop_add(ev_loop *loop, ev_source *source)
{
    assert(source->loop == NULL);
    source->loop = loop;
    source->prev = NULL;
    source->next = loop->first;
    if (loop->first != NULL)
        loop->first->prev = source;
    loop->first = source;
    loop->size++;
}

void ev_loop_remove(ev_loop *loop, ev_source *source)
{
    assert(source->loop == loop);
    if (loop->cursor == source)
        loop->cursor = source->next;
    if (source->prev != NULL)
        source->prev->next = source->next;
    else
        loop->first = source->next;
    if (source->next != NULL)
        source->next->prev = source->prev;
    source->loop = NULL;
    loop->size--;
}

bool ev_source_active(const ev_source *source)
{
    return source->loop != NULL;
}

void ev_source_trigger(ev_source *source)
{
    source->triggered = true;
}
