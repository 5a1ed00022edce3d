#include "claimbuf.h"

#include <assert.h>
#include <string.h>

void claimbuf_init(claimbuf *b, void *memory, size_t size)
{
    assert(size && (size & (size - 1)) == 0);
    b->memory = memory;
    b->mask = size - 1;
    claimbuf_reset(b);
}

void claimbuf_reset(claimbuf *b)
{
    b->in = b->out = 0;
    b->put_max = b->get_max = 0;
}

size_t claimbuf_length(const claimbuf *b)
{
    return b->in - b->out;
}

size_t claimbuf_space(const claimbuf *b)
{
    return b->mask + 1 - claimbuf_length(b);
}

/* The least of n, what there is, and the way to the end of memory. */
static size_t stretch(const claimbuf *b, size_t at, size_t there, size_t n)
{
    size_t end = b->mask + 1 - (at & b->mask);

    if (n > there)
        n = there;
    return n > end ? end : n;
}

size_t claimbuf_put_claim(claimbuf *b, void **place, size_t n)
{
    *place = b->memory + (b->in & b->mask);
    return b->put_max = stretch(b, b->in, claimbuf_space(b), n);
}

void claimbuf_put_finish(claimbuf *b, size_t n)
{
    assert(n <= b->put_max);
    b->in += n;
    b->put_max = 0;
}

size_t claimbuf_get_claim(claimbuf *b, const void **place, size_t n)
{
    *place = b->memory + (b->out & b->mask);
    return b->get_max = stretch(b, b->out, claimbuf_length(b), n);
}

void claimbuf_get_finish(claimbuf *b, size_t n)
{
    assert(n <= b->get_max);
    b->out += n;
    b->get_max = 0;
}

size_t claimbuf_put(claimbuf *b, const void *data, size_t n)
{
    size_t done = 0, part;
    void *place;

    while ((part = claimbuf_put_claim(b, &place, n - done)) > 0) {
        memmove(place, (const unsigned char *)data + done, part);
        claimbuf_put_finish(b, part);
        done += part;
    }
    return done;
}

size_t claimbuf_get(claimbuf *b, void *out, size_t n)
{
    size_t done = 0, part;
    const void *place;

    while ((part = claimbuf_get_claim(b, &place, n - done)) > 0) {
        if (out)
            memmove((unsigned char *)out + done, place, part);
        claimbuf_get_finish(b, part);
        done += part;
    }
    return done;
}
