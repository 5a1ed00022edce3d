#include "tlvwalk.h"

#define LONG_TAG 0x1f
#define TAG_BYTES 4

void tlv_begin(struct tlv_cursor *c, const void *data, size_t size)
{
    c->at = data;
    c->left = data ? size : 0;
}

/* Reads the identifier octets; returns how many there are, 0 if malformed. */
static size_t identifier(const unsigned char *in, size_t size, struct tlv_item *item)
{
    size_t n = 1;
    item->class_ = (enum tlv_class)(in[0] >> 6);
    item->constructed = (in[0] & 0x20) != 0;
    item->tag = in[0] & 0x1f;
    if (item->tag != LONG_TAG)
        return n;
    item->tag = 0;
    unsigned char byte;
    do {
        if (size < n || n > TAG_BYTES)
            return 0;
        byte = in[n++];
        item->tag = item->tag << 7 | (byte & 0x7f);
    } while (byte & 0x80);
    return n;
}

/* Reads the length octets; returns how many there are, 0 if malformed. */
static size_t length(const unsigned char *in, size_t size, size_t *value)
{
    if (size < 1)
        return 0;
    if (in[0] < 0x80) {
        *value = in[0];
        return 1;
    }
    size_t n = in[0] & 0x7f;
    if (n == 0 || n >= size)
        return 0;
    size_t sum = 0;
    for (size_t i = 1; i <= n; i++) {
        if (sum > SIZE_MAX >> 8)
            return 0;
        sum = sum << 8 | in[i];
    }
    *value = sum;
    return n + 1;
}

int tlv_next(struct tlv_cursor *c, struct tlv_item *item)
{
    if (c->left == 0)
        return TLV_END;
    struct tlv_item found;
    const unsigned char *at = c->at;
    size_t left = c->left;

    size_t used = identifier(at, left, &found);
    if (used == 0 || used > left)
        return TLV_BAD;
    at += used;
    left -= used;

    used = length(at, left, &found.length);
    if (used == 0)
        return TLV_BAD;
    at += used;
    left -= used;

    if (found.length > left)
        return TLV_BAD;
    found.value = at;
    *item = found;
    c->at = at + found.length;
    c->left = left - found.length;
    return TLV_OK;
}

int tlv_enter(const struct tlv_item *item, struct tlv_cursor *c)
{
    if (!item->constructed)
        return TLV_BAD;
    tlv_begin(c, item->value, item->length);
    return TLV_OK;
}

int tlv_boolean(const struct tlv_item *item, int *value)
{
    if (item->constructed || item->length != 1)
        return TLV_BAD;
    *value = item->value[0] != 0;
    return TLV_OK;
}

int tlv_integer(const struct tlv_item *item, int64_t *value)
{
    if (item->constructed || item->length == 0)
        return TLV_BAD;
    const unsigned char *p = item->value;
    size_t n = item->length;
    unsigned char fill = p[0] & 0x80 ? 0xff : 0;
    while (n > 8 && p[0] == fill) {
        p++;
        n--;
    }
    if (n > 8 || (p[0] & 0x80) != (fill & 0x80))
        return TLV_BAD;
    uint64_t sum = fill ? UINT64_MAX : 0;
    for (size_t i = 0; i < n; i++)
        sum = sum << 8 | p[i];
    if (sum > INT64_MAX)
        *value = -(int64_t)(UINT64_MAX - sum) - 1;
    else
        *value = (int64_t)sum;
    return TLV_OK;
}

int tlv_oid(const struct tlv_item *item, uint32_t *arcs, size_t room, size_t *count)
{
    if (item->constructed || item->length == 0)
        return TLV_BAD;
    size_t n = 0;
    uint64_t sum = 0;
    int inside = 0;
    for (size_t i = 0; i < item->length; i++) {
        unsigned char byte = item->value[i];
        if (!inside && byte == 0x80)
            return TLV_BAD;
        sum = sum << 7 | (byte & 0x7f);
        if (sum > (uint64_t)UINT32_MAX + 80)
            return TLV_BAD;
        inside = (byte & 0x80) != 0;
        if (inside)
            continue;
        if (n == 0) {
            uint32_t first = sum < 40 ? 0 : sum < 80 ? 1 : 2;
            if (n < room)
                arcs[n] = first;
            n++;
            sum -= first * 40;
        }
        if (sum > UINT32_MAX)
            return TLV_BAD;
        if (n < room)
            arcs[n] = (uint32_t)sum;
        n++;
        sum = 0;
    }
    if (inside)
        return TLV_BAD;
    *count = n;
    return TLV_OK;
}

long tlv_count(const void *data, size_t size)
{
    struct tlv_cursor c;
    struct tlv_item item;
    long n = 0;
    int status;
    tlv_begin(&c, data, size);
    while ((status = tlv_next(&c, &item)) == TLV_OK)
        n++;
    return status == TLV_END ? n : TLV_BAD;
}
