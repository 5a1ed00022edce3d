#include "tagwire.h"

#include <string.h>

#define VARINT_MAX 10

void tagwire_out_init(struct tagwire_out *o, void *buf, size_t cap)
{
    o->buf = buf;
    o->cap = cap;
    o->len = 0;
}

/* Encodes value at dst; the number of bytes. */
static size_t encode(unsigned char dst[VARINT_MAX], uint64_t value)
{
    size_t n = 0;

    while (value >= 0x80) {
        dst[n++] = (unsigned char)(value & 0x7f) | 0x80;
        value >>= 7;
    }
    dst[n++] = (unsigned char)value;
    return n;
}

/* Appends tag, head and data, or nothing. */
static int put(struct tagwire_out *o, uint32_t number, enum tagwire_type type,
               const unsigned char *head, size_t head_size,
               const void *data, size_t size)
{
    unsigned char tag[VARINT_MAX];
    size_t tag_size, room = o->cap - o->len;

    if (number < 1 || number > TAGWIRE_FIELD_MAX)
        return -1;
    tag_size = encode(tag, (uint64_t)number << 3 | (uint64_t)type);
    if (room < tag_size + head_size || room - tag_size - head_size < size)
        return -1;
    memcpy(o->buf + o->len, tag, tag_size);
    o->len += tag_size;
    memcpy(o->buf + o->len, head, head_size);
    o->len += head_size;
    if (size > 0) {
        memcpy(o->buf + o->len, data, size);
        o->len += size;
    }
    return 0;
}

int tagwire_put_uint(struct tagwire_out *o, uint32_t number, uint64_t value)
{
    unsigned char head[VARINT_MAX];
    size_t n = encode(head, value);

    return put(o, number, TAGWIRE_VARINT, head, n, NULL, 0);
}

int tagwire_put_sint(struct tagwire_out *o, uint32_t number, int64_t value)
{
    uint64_t bits = (uint64_t)value << 1;

    if (value < 0)
        bits = ~bits;
    return tagwire_put_uint(o, number, bits);
}

int tagwire_put_fixed32(struct tagwire_out *o, uint32_t number, uint32_t value)
{
    unsigned char head[4];

    for (int i = 0; i < 4; i++)
        head[i] = (unsigned char)(value >> (8 * i) & 0xff);
    return put(o, number, TAGWIRE_FIXED32, head, sizeof head, NULL, 0);
}

int tagwire_put_bytes(struct tagwire_out *o, uint32_t number,
                      const void *data, size_t size)
{
    unsigned char head[VARINT_MAX];
    size_t n = encode(head, size);

    return put(o, number, TAGWIRE_BYTES, head, n, data, size);
}

void tagwire_in_init(struct tagwire_in *in, const void *data, size_t size)
{
    static const unsigned char nothing[1];

    in->at = data && size > 0 ? data : nothing;
    in->end = data ? in->at + size : in->at;
    in->bad = 0;
}

/* Reads a tag: 32 bits in at most five bytes.  Whether there was one. */
static int read_tag(struct tagwire_in *in, uint32_t *tag)
{
    uint32_t bits = 0;

    for (int shift = 0; shift <= 28; shift += 7) {
        unsigned char byte;

        if (in->at == in->end)
            return 0;
        byte = *in->at++;
        if (shift == 28 && byte > 0x0f)
            return 0;
        bits |= (byte & 0x7f) << shift;
        if (byte < 0x80) {
            *tag = bits;
            return 1;
        }
    }
    return 0;
}

/* Reads a varint of 64 bits. */
static int read_varint(struct tagwire_in *in, uint64_t *value)
{
    uint64_t bits = 0;

    for (int shift = 0; shift <= 63; shift += 7) {
        unsigned char byte;

        if (in->at == in->end)
            return 0;
        byte = *in->at++;
        if (shift == 63 && byte > 1)
            return 0;
        bits |= (uint64_t)(byte & 0x7f) << shift;
        if (byte < 0x80) {
            *value = bits;
            return 1;
        }
    }
    return 0;
}

static int read_field(struct tagwire_in *in, struct tagwire_field *f)
{
    uint32_t tag;
    uint64_t size;

    if (!read_tag(in, &tag) || tag >> 3 == 0)
        return 0;
    f->number = tag >> 3;
    f->value = 0;
    f->data = NULL;
    f->size = 0;
    switch (tag & 7) {
    case TAGWIRE_VARINT:
        f->type = TAGWIRE_VARINT;
        return read_varint(in, &f->value);
    case TAGWIRE_BYTES:
        f->type = TAGWIRE_BYTES;
        if (!read_varint(in, &size) || size > (uint64_t)(in->end - in->at))
            return 0;
        f->data = in->at;
        f->size = (size_t)size;
        in->at += size;
        return 1;
    case TAGWIRE_FIXED32:
        f->type = TAGWIRE_FIXED32;
        if (in->end - in->at < 4)
            return 0;
        for (int i = 0; i < 4; i++)
            f->value |= (uint64_t)*in->at++ << (8 * i);
        return 1;
    default:
        return 0;
    }
}

int tagwire_next(struct tagwire_in *in, struct tagwire_field *f)
{
    struct tagwire_field read;

    if (in->bad)
        return -1;
    if (in->at == in->end)
        return 0;
    if (!read_field(in, &read)) {
        in->bad = 1;
        return -1;
    }
    *f = read;
    return 1;
}

int64_t tagwire_sint(const struct tagwire_field *f)
{
    int64_t half = (int64_t)(f->value >> 1);

    return f->value & 1 ? -half - 1 : half;
}
