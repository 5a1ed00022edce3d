#include "tlvbuild.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#define HEADER 3

void tlv_start(struct tlv *w, uint8_t *buf, size_t size)
{
    memset(w, 0, sizeof *w);
    w->buf = buf;
    w->size = size < LONG_MAX ? size : LONG_MAX;
}

/* Room for so many bytes, NULL when there is not. */
static uint8_t *room(struct tlv *w, size_t length)
{
    uint8_t *at;
    if (w->failed || length > w->size - w->length) {
        w->failed = true;
        return NULL;
    }
    at = w->buf + w->length;
    w->length += length;
    return at;
}

void tlv_begin(struct tlv *w, uint8_t tag)
{
    uint8_t *at;
    assert(!w->finished);
    assert(w->depth < TLV_DEPTH);
    at = room(w, HEADER);
    if (at != NULL)
        at[0] = tag;
    w->open[w->depth++] = w->length;
}

void tlv_end(struct tlv *w)
{
    size_t from, length;
    assert(!w->finished);
    assert(w->depth > 0);
    from = w->open[--w->depth];
    length = w->length - from;
    if (length > 0xffff)
        w->failed = true;
    if (w->failed)
        return;
    w->buf[from - 2] = (uint8_t)(length >> 8);
    w->buf[from - 1] = (uint8_t)length;
}

void tlv_bytes(struct tlv *w, const void *data, size_t length)
{
    uint8_t *at;
    assert(!w->finished);
    assert(w->depth > 0);
    at = room(w, length);
    if (at != NULL && length > 0)
        memmove(at, data, length);
}

void tlv_u8(struct tlv *w, uint8_t value)
{
    tlv_bytes(w, &value, 1);
}

void tlv_u16(struct tlv *w, uint16_t value)
{
    uint8_t bytes[2] = {(uint8_t)(value >> 8), (uint8_t)value};
    tlv_bytes(w, bytes, 2);
}

long tlv_finish(struct tlv *w)
{
    assert(!w->finished);
    assert(w->depth == 0);
    w->finished = true;
    return w->failed ? -1 : (long)w->length;
}

bool tlv_read(const uint8_t *data, size_t length, size_t *pos, uint8_t *tag, const uint8_t **contents,
              size_t *contents_length)
{
    size_t left, inner;
    if (*pos > length)
        return false;
    left = length - *pos;
    if (left < HEADER)
        return false;
    data += *pos;
    inner = (size_t)data[1] << 8 | data[2];
    if (inner > left - HEADER)
        return false;
    *tag = data[0];
    *contents = data + HEADER;
    *contents_length = inner;
    *pos += HEADER + inner;
    return true;
}
