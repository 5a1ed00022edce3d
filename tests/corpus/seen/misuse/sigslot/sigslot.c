#include "sigslot.h"

#include <assert.h>
#include <stdlib.h>

struct Connection {
    Signal *signal;
    Connection *prev, *next;
    Slot slot;
    void *user;
    size_t calls;
    int muted;
    int closed; /* while the signal is emitted: to be freed afterwards */
};

struct Signal {
    Connection *first, *last;
    int emitting;
};

Signal *signalNew(void)
{
    return calloc(1, sizeof(Signal));
}

static void unlinkAndFree(Connection *c)
{
    Signal *s = c->signal;
    if (c->prev)
        c->prev->next = c->next;
    else
        s->first = c->next;
    if (c->next)
        c->next->prev = c->prev;
    else
        s->last = c->prev;
    free(c);
}

void signalDelete(Signal *signal)
{
    if (!signal)
        return;
    assert(!signal->emitting);
    while (signal->first)
        unlinkAndFree(signal->first);
    free(signal);
}

Connection *signalConnect(Signal *signal, Slot slot, void *user)
{
    assert(slot);
    Connection *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->signal = signal;
    c->slot = slot;
    c->user = user;
    c->prev = signal->last;
    if (c->prev)
        c->prev->next = c;
    else
        signal->first = c;
    signal->last = c;
    return c;
}

size_t signalEmit(Signal *signal, int value)
{
    assert(!signal->emitting);
    Connection *last = signal->last, *c, *next;
    size_t calls = 0;
    if (!last)
        return 0;

    signal->emitting = 1;
    for (c = signal->first;; c = c->next) {
        if (!c->closed && !c->muted) {
            c->calls++;
            calls++;
            c->slot(value, c->user);
        }
        if (c == last)
            break;
    }
    signal->emitting = 0;

    for (c = signal->first; c; c = next) {
        next = c->next;
        if (c->closed)
            unlinkAndFree(c);
    }
    return calls;
}

size_t signalCount(const Signal *signal)
{
    size_t n = 0;
    for (const Connection *c = signal->first; c; c = c->next)
        n += !c->closed;
    return n;
}

void connectionClose(Connection *connection)
{
    assert(!connection->closed);
    if (connection->signal->emitting)
        connection->closed = 1;
    else
        unlinkAndFree(connection);
}

void connectionMute(Connection *connection, int muted)
{
    connection->muted = muted != 0;
}

int connectionIsMuted(const Connection *connection)
{
    return connection->muted;
}

size_t connectionCalls(const Connection *connection)
{
    return connection->calls;
}
