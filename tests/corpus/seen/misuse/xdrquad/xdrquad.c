#include "xdrquad.h"

#include <assert.h>
#include <string.h>

static size_t quads_of(uint32_t nbytes)
{
    return nbytes / 4 + (nbytes % 4 != 0);
}

void xq_store(uint32_t *quad, uint32_t value)
{
    uint8_t bytes[4] = {(uint8_t)(value >> 24), (uint8_t)(value >> 16), (uint8_t)(value >> 8), (uint8_t)value};
    memcpy(quad, bytes, 4);
}

static uint32_t load(const uint32_t *quad)
{
    uint8_t bytes[4];
    memcpy(bytes, quad, 4);
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

void xq_writer_init(xq_writer *w, uint32_t *quads, size_t nquads)
{
    w->quads = quads;
    w->nquads = nquads;
    w->at = 0;
}

static bool room(const xq_writer *w, size_t nquads)
{
    return nquads <= w->nquads - w->at;
}

bool xq_put_uint(xq_writer *w, uint32_t value)
{
    if (!room(w, 1))
        return false;
    xq_store(w->quads + w->at++, value);
    return true;
}

bool xq_put_int(xq_writer *w, int32_t value)
{
    return xq_put_uint(w, (uint32_t)value);
}

bool xq_put_hyper(xq_writer *w, int64_t value)
{
    uint64_t bits = (uint64_t)value;
    return room(w, 2) && xq_put_uint(w, (uint32_t)(bits >> 32)) && xq_put_uint(w, (uint32_t)bits);
}

bool xq_put_bool(xq_writer *w, bool value)
{
    return xq_put_uint(w, value);
}

bool xq_put_double(xq_writer *w, double value)
{
    int64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return xq_put_hyper(w, bits);
}

bool xq_put_opaque(xq_writer *w, const void *data, uint32_t nbytes)
{
    size_t nquads = quads_of(nbytes);
    if (!room(w, nquads))
        return false;
    if (nquads > 0) {
        memmove(w->quads + w->at, data, nbytes);
        memset((char *)(w->quads + w->at) + nbytes, 0, nquads * 4 - nbytes);
        w->at += nquads;
    }
    return true;
}

bool xq_put_bytes(xq_writer *w, const void *data, uint32_t nbytes)
{
    return room(w, 1 + quads_of(nbytes)) && xq_put_uint(w, nbytes) && xq_put_opaque(w, data, nbytes);
}

bool xq_put_string(xq_writer *w, const char *text)
{
    size_t nbytes = strlen(text);
    return nbytes <= UINT32_MAX && xq_put_bytes(w, text, (uint32_t)nbytes);
}

bool xq_put_array(xq_writer *w, const void *elems, uint32_t count, size_t elem_nbytes, xq_put_fn *put)
{
    size_t start = w->at;
    bool good = xq_put_uint(w, count);
    for (uint32_t i = 0; good && i < count; i++)
        good = put(w, (const char *)elems + i * elem_nbytes);
    if (!good)
        w->at = start;
    return good;
}

size_t xq_tell(const xq_writer *w)
{
    return w->at;
}

void xq_rewind(xq_writer *w, size_t at)
{
    assert(at <= w->at);
    w->at = at;
}

void xq_patch(xq_writer *w, size_t at, uint32_t value)
{
    assert(at < w->at);
    xq_store(w->quads + at, value);
}

uint32_t *xq_inline(xq_writer *w, size_t nquads)
{
    if (w->quads == NULL || !room(w, nquads))
        return NULL;
    uint32_t *result = w->quads + w->at;
    memset(result, 0, nquads * 4);
    w->at += nquads;
    return result;
}

void xq_reader_init(xq_reader *r, const uint32_t *quads, size_t nquads)
{
    r->quads = quads;
    r->nquads = nquads;
    r->at = 0;
}

size_t xq_left(const xq_reader *r)
{
    return r->nquads - r->at;
}

bool xq_get_uint(xq_reader *r, uint32_t *value)
{
    if (xq_left(r) < 1)
        return false;
    *value = load(r->quads + r->at++);
    return true;
}

bool xq_get_int(xq_reader *r, int32_t *value)
{
    uint32_t bits;
    if (!xq_get_uint(r, &bits))
        return false;
    memcpy(value, &bits, sizeof bits);
    return true;
}

bool xq_get_hyper(xq_reader *r, int64_t *value)
{
    uint32_t high, low;
    if (xq_left(r) < 2 || !xq_get_uint(r, &high) || !xq_get_uint(r, &low))
        return false;
    uint64_t bits = (uint64_t)high << 32 | low;
    memcpy(value, &bits, sizeof bits);
    return true;
}

bool xq_get_bool(xq_reader *r, bool *value)
{
    if (xq_left(r) < 1 || load(r->quads + r->at) > 1)
        return false;
    *value = load(r->quads + r->at++) == 1;
    return true;
}

bool xq_get_double(xq_reader *r, double *value)
{
    int64_t bits;
    if (!xq_get_hyper(r, &bits))
        return false;
    memcpy(value, &bits, sizeof bits);
    return true;
}

bool xq_get_opaque(xq_reader *r, void *data, uint32_t nbytes)
{
    size_t nquads = quads_of(nbytes);
    if (xq_left(r) < nquads)
        return false;
    if (nbytes > 0) {
        memmove(data, r->quads + r->at, nbytes);
        r->at += nquads;
    }
    return true;
}

bool xq_get_bytes(xq_reader *r, void *data, uint32_t *nbytes)
{
    size_t start = r->at;
    uint32_t size;
    if (!xq_get_uint(r, &size))
        return false;
    if (size > *nbytes || !xq_get_opaque(r, data, size)) {
        r->at = start;
        return false;
    }
    *nbytes = size;
    return true;
}

bool xq_get_string(xq_reader *r, char *text, size_t nbytes)
{
    size_t start = r->at;
    uint32_t size;
    if (!xq_get_uint(r, &size))
        return false;
    if (size >= nbytes || quads_of(size) > xq_left(r) ||
        (size > 0 && memchr(r->quads + r->at, '\0', size) != NULL)) {
        r->at = start;
        return false;
    }
    xq_get_opaque(r, text, size);
    text[size] = '\0';
    return true;
}

bool xq_get_array(xq_reader *r, void *elems, uint32_t *count, size_t elem_nbytes, xq_get_fn *get)
{
    size_t start = r->at;
    uint32_t found = 0;
    bool good = xq_get_uint(r, &found) && found <= *count;
    for (uint32_t i = 0; good && i < found; i++)
        good = get(r, (char *)elems + i * elem_nbytes);
    if (good)
        *count = found;
    else
        r->at = start;
    return good;
}
