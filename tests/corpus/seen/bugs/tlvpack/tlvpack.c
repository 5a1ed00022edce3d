#include "tlvpack.h"

#include <stdlib.h>
#include <string.h>

/* The bits of the first byte: kkiL Lnnn. */
#define KIND_SHIFT 6
#define WIDE_ID 0x20u
#define LENGTH_SHIFT 3
#define LENGTH_MASK 0x18u
#define INLINE_MASK 0x07u

#define HEADER_SIZE 5

struct tlv_writer {
    uint8_t *bytes;
    size_t used, space;
};

tlv_writer *tlv_writer_new(void)
{
    return calloc(1, sizeof(tlv_writer));
}

void tlv_writer_free(tlv_writer *w)
{
    if (w) {
        free(w->bytes);
        free(w);
    }
}

void tlv_writer_clear(tlv_writer *w)
{
    free(w->bytes);
    w->bytes = NULL;
    w->used = w->space = 0;
}

/* Room for `more` bytes behind those that are used. */
static int reserve(tlv_writer *w, size_t more)
{
    size_t space = w->space ? w->space : 32;
    uint8_t *bytes;

    if (more > TLV_MAX_MESSAGE - w->used)
        return TLV_ERANGE;
    if (more <= w->space - w->used)
        return TLV_OK;
    while (space - w->used < more)
        space *= 2;
    bytes = realloc(w->bytes, space);
    if (!bytes)
        return TLV_ENOMEM;
    w->bytes = bytes;
    w->space = space;
    return TLV_OK;
}

/* Adds head and value together or not at all.  The value may be a part of
 * what the writer holds already. */
static int add(tlv_writer *w, const uint8_t *head, size_t head_length, const uint8_t *value, size_t length)
{
    size_t inside = 0;
    int is_inside = 0, result;

    if (length > 0 && w->used > 0 && (uintptr_t)value >= (uintptr_t)w->bytes &&
        (uintptr_t)value < (uintptr_t)w->bytes + w->used) {
        is_inside = 1;
        inside = (size_t)(value - w->bytes);
    }
    if (length > TLV_MAX_MESSAGE)
        return TLV_ERANGE;
    result = reserve(w, head_length + length);
    if (result != TLV_OK)
        return result;
    if (head_length > 0)
        memcpy(w->bytes + w->used, head, head_length);
    if (length > 0)
        memmove(w->bytes + w->used + head_length, is_inside ? w->bytes + inside : value, length);
    w->used += head_length + length;
    return TLV_OK;
}

/* Writes the shortest header to `to`; its size. */
static size_t encode(uint8_t *to, enum tlv_kind kind, uint16_t id, size_t length)
{
    uint8_t *p = to + 1;
    unsigned first = (unsigned)kind << KIND_SHIFT, width;

    if (id > 0xFF) {
        first |= WIDE_ID;
        *p++ = (uint8_t)(id >> 8);
    }
    *p++ = (uint8_t)id;
    if (length <= INLINE_MASK) {
        first |= (unsigned)length;
    } else {
        width = length <= 0xFF ? 1 : length <= 0xFFFF ? 2 : 3;
        first |= width << LENGTH_SHIFT;
        while (width-- > 0)
            *p++ = (uint8_t)(length >> (8 * width));
    }
    *to = (uint8_t)first;
    return (size_t)(p - to);
}

static int usable(enum tlv_kind kind, size_t length)
{
    if ((unsigned)kind > TLV_RESOURCE)
        return TLV_EINVAL;
    return length > TLV_MAX_VALUE ? TLV_ERANGE : TLV_OK;
}

int tlv_put(tlv_writer *w, enum tlv_kind kind, uint16_t id, const void *value, size_t length)
{
    uint8_t head[HEADER_SIZE];
    int result = usable(kind, length);

    if (result != TLV_OK)
        return result;
    if (!value && length > 0)
        return TLV_EINVAL;
    return add(w, head, encode(head, kind, id, length), value, length);
}

int tlv_put_int(tlv_writer *w, uint16_t id, int64_t number)
{
    uint8_t bytes[8];
    size_t length, i;

    if (number >= INT8_MIN && number <= INT8_MAX)
        length = 1;
    else if (number >= INT16_MIN && number <= INT16_MAX)
        length = 2;
    else
        length = number >= INT32_MIN && number <= INT32_MAX ? 4 : 8;
    for (i = 0; i < length; i++)
        bytes[i] = (uint8_t)((uint64_t)number >> (8 * (length - 1 - i)));
    return tlv_put(w, TLV_RESOURCE, id, bytes, length);
}

int tlv_begin(tlv_writer *w, enum tlv_kind kind, uint16_t id, size_t length)
{
    uint8_t head[HEADER_SIZE];
    int result = usable(kind, length);

    if (result != TLV_OK)
        return result;
    return add(w, head, encode(head, kind, id, length), NULL, 0);
}

int tlv_append(tlv_writer *w, const void *bytes, size_t length)
{
    if (!bytes && length > 0)
        return TLV_EINVAL;
    return add(w, NULL, 0, bytes, length);
}

const uint8_t *tlv_writer_data(const tlv_writer *w, size_t *length)
{
    if (length)
        *length = w->used;
    return w->used > 0 ? w->bytes : NULL;
}

int tlv_next(const uint8_t *message, size_t size, size_t *offset, struct tlv_item *item)
{
    size_t at = *offset, id_width, length_width, length = 0;
    unsigned first;
    uint16_t id = 0;

    if (at > size)
        return TLV_EINVAL;
    if (at == size)
        return TLV_END;
    first = message[at++];
    id_width = first & WIDE_ID ? 2 : 1;
    length_width = (first & LENGTH_MASK) >> LENGTH_SHIFT;
    if (size - at < id_width + length_width)
        return TLV_ETRUNC;
    while (id_width-- > 0)
        id = (uint16_t)(id << 8 | message[at++]);
    if (length_width == 0)
        length = first & INLINE_MASK;
    while (length_width-- > 0)
        length = length << 8 | message[at++];
    if (size - at < length)
        return TLV_ETRUNC;
    item->kind = (enum tlv_kind)(first >> KIND_SHIFT);
    item->id = id;
    item->length = length;
    item->value = message + at;
    *offset = at + length;
    return TLV_OK;
}

int tlv_item_int(const struct tlv_item *item, int64_t *number)
{
    uint64_t bits = 0;
    size_t i;

    if (item->length != 1 && item->length != 2 && item->length != 4 && item->length != 8)
        return TLV_EINVAL;
    for (i = 0; i < item->length; i++)
        bits = bits << 8 | item->value[i];
    switch (item->length) {
    case 1: *number = (int8_t)bits; break;
    case 2: *number = (int16_t)bits; break;
    case 4: *number = (int32_t)bits; break;
    default: *number = (int64_t)bits; break;
    }
    return TLV_OK;
}
