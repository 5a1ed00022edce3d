#include "riffpen.h"

#include <assert.h>
#include <string.h>

void riff_start(riff_pen *pen, void *out, size_t size)
{
    memset(pen, 0, sizeof *pen);
    pen->out = out;
    pen->size = size;
}

static void raw(riff_pen *pen, const void *bytes, size_t count)
{
    if (pen->full || count > pen->size - pen->at) {
        pen->full = 1;
        return;
    }
    if (count > 0)
        memcpy(pen->out + pen->at, bytes, count);
    pen->at += count;
}

static void little(uint8_t *to, uint32_t n, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = (uint8_t)(n >> 8 * i);
}

void riff_put(riff_pen *pen, const void *bytes, size_t count)
{
    assert(pen->depth > 0);
    raw(pen, bytes, count);
}

void riff_u16(riff_pen *pen, uint16_t n)
{
    uint8_t bytes[2];
    little(bytes, n, 2);
    riff_put(pen, bytes, 2);
}

void riff_u32(riff_pen *pen, uint32_t n)
{
    uint8_t bytes[4];
    little(bytes, n, 4);
    riff_put(pen, bytes, 4);
}

void riff_id(riff_pen *pen, const char *id)
{
    riff_put(pen, id, 4);
}

void riff_open(riff_pen *pen, const char *id)
{
    static const uint8_t none[4];
    assert(pen->depth < RIFF_NESTING);
    pen->starts[pen->depth++] = pen->at;
    riff_id(pen, id);
    riff_put(pen, none, 4);
}

void riff_list(riff_pen *pen, const char *id, const char *form)
{
    riff_open(pen, id);
    riff_id(pen, form);
}

void riff_close(riff_pen *pen)
{
    assert(pen->depth > 0);
    size_t start = pen->starts[--pen->depth];
    if (pen->full)
        return;
    size_t length = pen->at - start - 8;
    if (length > UINT32_MAX) {
        pen->full = 1;
        return;
    }
    little(pen->out + start + 4, (uint32_t)length, 4);
    if (length % 2 != 0)
        raw(pen, "", 1);
}

int riff_depth(const riff_pen *pen)
{
    return pen->depth;
}

size_t riff_finish(riff_pen *pen)
{
    assert(pen->depth == 0);
    return pen->full ? 0 : pen->at;
}
