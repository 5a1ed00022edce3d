#include "mpwrite.h"

#include <assert.h>
#include <string.h>

void mw_init(mw *w, void *buf, size_t cap)
{
    memset(w, 0, sizeof *w);
    w->buf = buf;
    w->cap = cap;
}

static bool put(mw *w, const void *data, size_t n)
{
    if (w->failed)
        return false;
    if (n > w->cap - w->used) {
        w->failed = true;
        return false;
    }
    if (n > 0)
        memmove(w->buf + w->used, data, n);
    w->used += n;
    return true;
}

/* A type byte and size bytes of v, big-endian. */
static bool put_be(mw *w, unsigned type, uint64_t v, int size)
{
    unsigned char b[9];

    b[0] = (unsigned char)type;
    for (int i = 0; i < size; i++)
        b[1 + i] = (unsigned char)(v >> (8 * (size - 1 - i)));
    return put(w, b, 1 + (size_t)size);
}

/* One value goes to the innermost container. */
static void count(mw *w)
{
    if (w->failed || w->depth == 0)
        return;
    assert(w->left[w->depth - 1] > 0 && "more values than announced");
    w->left[w->depth - 1]--;
}

void mw_nil(mw *w)
{
    count(w);
    put_be(w, 0xc0, 0, 0);
}

void mw_bool(mw *w, bool v)
{
    count(w);
    put_be(w, v ? 0xc3 : 0xc2, 0, 0);
}

void mw_int(mw *w, int64_t v)
{
    count(w);
    if (v >= -32 && v <= 127)
        put_be(w, (unsigned)v & 0xff, 0, 0);
    else if (v >= INT8_MIN && v <= INT8_MAX)
        put_be(w, 0xd0, (uint64_t)v, 1);
    else if (v >= INT16_MIN && v <= INT16_MAX)
        put_be(w, 0xd1, (uint64_t)v, 2);
    else if (v >= INT32_MIN && v <= INT32_MAX)
        put_be(w, 0xd2, (uint64_t)v, 4);
    else
        put_be(w, 0xd3, (uint64_t)v, 8);
}

void mw_double(mw *w, double v)
{
    uint64_t bits;

    count(w);
    memcpy(&bits, &v, sizeof bits);
    put_be(w, 0xcb, bits, 8);
}

static void blob(mw *w, unsigned type, const void *data, size_t n)
{
    count(w);
    if (n > UINT32_MAX) {
        w->failed = true;
        return;
    }
    if (n <= UINT8_MAX ? put_be(w, type, n, 1) : n <= UINT16_MAX ? put_be(w, type + 1, n, 2) : put_be(w, type + 2, n, 4))
        put(w, data, n);
}

void mw_str(mw *w, const char *s, size_t n)
{
    blob(w, 0xd9, s, n);
}

void mw_cstr(mw *w, const char *s)
{
    mw_str(w, s, strlen(s));
}

void mw_bin(mw *w, const void *data, size_t n)
{
    blob(w, 0xc4, data, n);
}

static void container(mw *w, unsigned type, uint32_t n, uint64_t values)
{
    count(w);
    if (!w->failed && w->depth == MW_DEPTH)
        w->failed = true;
    if (put_be(w, type, n, 4))
        w->left[w->depth++] = values;
}

void mw_array(mw *w, uint32_t count)
{
    container(w, 0xdd, count, count);
}

void mw_map(mw *w, uint32_t pairs)
{
    container(w, 0xdf, pairs, (uint64_t)pairs * 2);
}

void mw_end(mw *w)
{
    if (w->failed)
        return;
    assert(w->depth > 0 && "nothing to end");
    assert(w->left[w->depth - 1] == 0 && "fewer values than announced");
    w->depth--;
}

bool mw_failed(const mw *w)
{
    return w->failed;
}

size_t mw_finish(mw *w)
{
    if (w->failed)
        return 0;
    assert(w->depth == 0 && "an array or map is open");
    return w->used;
}
