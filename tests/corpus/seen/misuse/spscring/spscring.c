#include "spscring.h"

#include <assert.h>
#include <string.h>

void ring_init(struct ring *r, void *buffer, size_t size)
{
    assert(size > 0 && (size & (size - 1)) == 0);
    r->buffer = buffer;
    r->size = size;
    r->head = r->tail = 0;
}

size_t ring_used(const struct ring *r)
{
    return r->head - r->tail;
}

size_t ring_room(const struct ring *r)
{
    return r->size - ring_used(r);
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

unsigned char *ring_write_span(struct ring *r, size_t *length)
{
    size_t at = r->head & (r->size - 1);
    *length = least(ring_room(r), r->size - at);
    return r->buffer + at;
}

void ring_commit(struct ring *r, size_t length)
{
    assert(length <= ring_room(r));
    r->head += length;
}

const unsigned char *ring_read_span(const struct ring *r, size_t *length)
{
    size_t at = r->tail & (r->size - 1);
    *length = least(ring_used(r), r->size - at);
    return r->buffer + at;
}

void ring_consume(struct ring *r, size_t length)
{
    assert(length <= ring_used(r));
    r->tail += length;
}

size_t ring_write(struct ring *r, const void *data, size_t length)
{
    const unsigned char *from = data;
    size_t done = 0;
    length = least(length, ring_room(r));
    while (done < length) {
        size_t span;
        unsigned char *to = ring_write_span(r, &span);
        span = least(span, length - done);
        memmove(to, from + done, span);
        ring_commit(r, span);
        done += span;
    }
    return done;
}

size_t ring_read(struct ring *r, void *data, size_t length)
{
    unsigned char *to = data;
    size_t done = 0;
    length = least(length, ring_used(r));
    while (done < length) {
        size_t span;
        const unsigned char *from = ring_read_span(r, &span);
        span = least(span, length - done);
        memmove(to + done, from, span);
        ring_consume(r, span);
        done += span;
    }
    return done;
}

unsigned char ring_peek(const struct ring *r, size_t offset)
{
    assert(offset < ring_used(r));
    return r->buffer[(r->tail + offset) & (r->size - 1)];
}

void ring_reset(struct ring *r)
{
    r->tail = r->head;
}
