#include "mbufrc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct mbuf {
    unsigned refs;
    size_t size; /* of all bytes */
    size_t start;
    uint8_t *bytes;
};

mbuf *mbuf_new(size_t headroom, size_t length)
{
    if (headroom > MBUF_MAX || length > MBUF_MAX - headroom)
        return NULL;
    mbuf *m = malloc(sizeof *m);
    if (m == NULL)
        return NULL;
    size_t size = headroom + length;
    m->bytes = calloc(size > 0 ? size : 1, 1);
    if (m->bytes == NULL) {
        free(m);
        return NULL;
    }
    m->refs = 1;
    m->size = size;
    m->start = headroom;
    return m;
}

mbuf *mbuf_ref(mbuf *m)
{
    m->refs++;
    return m;
}

void mbuf_unref(mbuf *m)
{
    if (--m->refs > 0)
        return;
    free(m->bytes);
    free(m);
}

int mbuf_shared(const mbuf *m)
{
    return m->refs > 1;
}

uint8_t *mbuf_data(mbuf *m)
{
    return m->bytes + m->start;
}

size_t mbuf_len(const mbuf *m)
{
    return m->size - m->start;
}

size_t mbuf_headroom(const mbuf *m)
{
    return m->start;
}

uint8_t *mbuf_push(mbuf *m, size_t n)
{
    assert(!mbuf_shared(m));
    assert(n <= m->start);
    m->start -= n;
    return mbuf_data(m);
}

uint8_t *mbuf_pull(mbuf *m, size_t n)
{
    assert(!mbuf_shared(m));
    assert(n <= mbuf_len(m));
    m->start += n;
    return mbuf_data(m);
}

uint8_t mbuf_at(const mbuf *m, size_t at)
{
    return m->bytes[m->start + at];
}

mbuf *mbuf_copy(const mbuf *m)
{
    mbuf *copy = mbuf_new(m->start, mbuf_len(m));
    if (copy != NULL)
        memcpy(copy->bytes, m->bytes, m->size);
    return copy;
}

mbuf *mbuf_unshare(mbuf *m)
{
    if (!mbuf_shared(m))
        return m;
    mbuf *copy = mbuf_copy(m);
    mbuf_unref(m);
    return copy;
}
