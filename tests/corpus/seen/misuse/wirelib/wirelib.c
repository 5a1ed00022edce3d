#include "wirelib.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct wire_end {
    wire_end *other; /* NULL once that is closed */
    size_t start, count;
    size_t limit;
    int linger;
    char name[WIRE_NAME_MAX + 1];
    unsigned char buffer[WIRE_BUFFER]; /* what has arrived, a ring */
};

static unsigned users;
static unsigned long ends;

const char *wire_version(void)
{
    return "1.2";
}

void wire_startup(void)
{
    users++;
}

void wire_shutdown(void)
{
    assert(users > 0);
    assert(users > 1 || ends == 0);
    users--;
}

static wire_end *make(void)
{
    wire_end *end = calloc(1, sizeof *end);
    if (end != NULL) {
        end->limit = WIRE_BUFFER;
        end->linger = 1;
    }
    return end;
}

wire_status wire_pair(wire_end **a, wire_end **b)
{
    assert(users > 0);
    if (a == b)
        return WIRE_INVALID;
    wire_end *first = make(), *second = make();
    if (first == NULL || second == NULL) {
        free(first);
        free(second);
        return WIRE_NOMEM;
    }
    first->other = second;
    second->other = first;
    ends += 2;
    *a = first;
    *b = second;
    return WIRE_OK;
}

void wire_close(wire_end *end)
{
    assert(users > 0);
    if (end == NULL)
        return;
    if (end->other != NULL) {
        end->other->other = NULL;
        if (!end->other->linger)
            end->other->count = 0;
    }
    ends--;
    free(end);
}

wire_status wire_send(wire_end *end, const void *data, size_t n, size_t *sent)
{
    assert(users > 0);
    const unsigned char *bytes = data;
    wire_end *to = end->other;
    if (to == NULL)
        return WIRE_CLOSED;
    size_t room = to->count < to->limit ? to->limit - to->count : 0;
    if (room == 0 && n > 0)
        return WIRE_AGAIN;
    if (n > room)
        n = room;
    for (size_t i = 0; i < n; i++)
        to->buffer[(to->start + to->count++) % WIRE_BUFFER] = bytes[i];
    *sent = n;
    return WIRE_OK;
}

wire_status wire_receive(wire_end *end, void *data, size_t n, size_t *received)
{
    assert(users > 0);
    unsigned char *bytes = data;
    if (end->count == 0)
        return end->other == NULL ? WIRE_CLOSED : WIRE_AGAIN;
    if (n > end->count)
        n = end->count;
    for (size_t i = 0; i < n; i++)
        bytes[i] = end->buffer[(end->start + i) % WIRE_BUFFER];
    end->start = (end->start + n) % WIRE_BUFFER;
    end->count -= n;
    *received = n;
    return WIRE_OK;
}

wire_status wire_set(wire_end *end, wire_option option, const void *value)
{
    assert(users > 0);
    size_t n;
    int flag;
    switch (option) {
    case WIRE_OPT_NAME:
        n = strlen(value);
        if (n > WIRE_NAME_MAX)
            return WIRE_INVALID;
        memmove(end->name, value, n + 1);
        return WIRE_OK;
    case WIRE_OPT_LIMIT:
        memcpy(&n, value, sizeof n);
        if (n < 1 || n > WIRE_BUFFER)
            return WIRE_INVALID;
        end->limit = n;
        return WIRE_OK;
    case WIRE_OPT_LINGER:
        memcpy(&flag, value, sizeof flag);
        end->linger = flag != 0;
        return WIRE_OK;
    }
    return WIRE_INVALID;
}

wire_status wire_get(const wire_end *end, wire_option option, void *value)
{
    assert(users > 0);
    switch (option) {
    case WIRE_OPT_NAME:
        memcpy(value, end->name, sizeof end->name);
        return WIRE_OK;
    case WIRE_OPT_LIMIT:
        memcpy(value, &end->limit, sizeof end->limit);
        return WIRE_OK;
    case WIRE_OPT_LINGER:
        memcpy(value, &end->linger, sizeof end->linger);
        return WIRE_OK;
    }
    return WIRE_INVALID;
}
