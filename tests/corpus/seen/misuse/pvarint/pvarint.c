#include "pvarint.h"

#include <string.h>

#define WIRE_BYTES 2 /* the type of a field with a length */

size_t pv_put(uint8_t *out, uint64_t value)
{
    size_t n = 0;
    while (value > 0x7f) {
        out[n++] = (uint8_t)(value | 0x80);
        value >>= 7;
    }
    out[n++] = (uint8_t)value;
    return n;
}

size_t pv_put_signed(uint8_t *out, int64_t value)
{
    uint64_t folded = (uint64_t)value << 1;
    return pv_put(out, value < 0 ? ~folded : folded);
}

size_t pv_size(uint64_t value)
{
    size_t n = 1;
    while (value > 0x7f) {
        value >>= 7;
        n++;
    }
    return n;
}

static uint64_t key(uint32_t field)
{
    return (uint64_t)field << 3 | WIRE_BYTES;
}

size_t pv_put_field(uint8_t *out, uint32_t field, const void *data, size_t length)
{
    size_t n = pv_put(out, key(field));
    n += pv_put(out + n, length);
    if (length > 0)
        memcpy(out + n, data, length);
    return n + length;
}

size_t pv_field_size(uint32_t field, size_t length)
{
    return pv_size(key(field)) + pv_size(length) + length;
}

size_t pv_get(const uint8_t *in, uint64_t *value)
{
    uint64_t result = 0;
    size_t n = 0;
    uint8_t byte;
    do {
        byte = in[n];
        result |= (uint64_t)(byte & 0x7f) << (7 * n);
        n++;
    } while (byte & 0x80 && n < PV_MAX);
    *value = result;
    return n;
}

size_t pv_get_signed(const uint8_t *in, int64_t *value)
{
    uint64_t folded;
    size_t n = pv_get(in, &folded);
    *value = folded & 1 ? -(int64_t)(folded >> 1) - 1 : (int64_t)(folded >> 1);
    return n;
}

const uint8_t *pv_skip(const uint8_t *in, size_t count)
{
    uint64_t value;
    while (count-- > 0)
        in += pv_get(in, &value);
    return in;
}

void pv_reader_init(struct pv_reader *r, const uint8_t *bytes, size_t length)
{
    r->at = bytes;
    r->end = length > 0 ? bytes + length : bytes;
}

/* Reads a number that may be cut off; NULL when it is. */
static const uint8_t *checked(const uint8_t *at, const uint8_t *end, uint64_t *value)
{
    size_t n = 0, left = (size_t)(end - at);
    while (n < left && n < PV_MAX && at[n] & 0x80)
        n++;
    if (n == left || n == PV_MAX)
        return NULL;
    return at + pv_get(at, value);
}

bool pv_next(struct pv_reader *r, uint32_t *field, const uint8_t **data, size_t *length)
{
    uint64_t number, size;
    if (r->at == r->end)
        return false;
    const uint8_t *at = checked(r->at, r->end, &number);
    if (at == NULL || (number & 7) != WIRE_BYTES || number >> 3 > UINT32_MAX)
        return false;
    at = checked(at, r->end, &size);
    if (at == NULL || size > (uint64_t)(r->end - at))
        return false;
    *field = (uint32_t)(number >> 3);
    *data = at;
    *length = (size_t)size;
    r->at = at + size;
    return true;
}

size_t pv_left(const struct pv_reader *r)
{
    return r->at == r->end ? 0 : (size_t)(r->end - r->at);
}
