#include "cborw.h"

#include <string.h>

static size_t head_size(uint64_t number)
{
    if (number < 24)
        return 1;
    if (number <= UINT8_MAX)
        return 2;
    if (number <= UINT16_MAX)
        return 3;
    return number <= UINT32_MAX ? 5 : 9;
}

static size_t head(uint8_t *out, cborw_type type, uint64_t number)
{
    size_t size = head_size(number);
    unsigned info;
    switch (size) {
    case 1:
        info = (unsigned)number;
        break;
    case 2:
        info = 24;
        break;
    case 3:
        info = 25;
        break;
    case 5:
        info = 26;
        break;
    default:
        info = 27;
        break;
    }
    out[0] = (uint8_t)((unsigned)type << 5 | info);
    for (size_t i = size - 1; i > 0; i--) {
        out[i] = (uint8_t)number;
        number >>= 8;
    }
    return size;
}

size_t cborw_uint(uint8_t *out, uint64_t value)
{
    return head(out, CBORW_UINT, value);
}

size_t cborw_int(uint8_t *out, int64_t value)
{
    if (value >= 0)
        return head(out, CBORW_UINT, (uint64_t)value);
    return head(out, CBORW_NEGATIVE, ~(uint64_t)value);
}

size_t cborw_bool(uint8_t *out, bool value)
{
    return head(out, CBORW_SIMPLE, value ? 21 : 20);
}

size_t cborw_null(uint8_t *out)
{
    return head(out, CBORW_SIMPLE, 22);
}

static size_t string(uint8_t *out, cborw_type type, const void *data, size_t size)
{
    size_t start = head(out, type, size);
    if (size > 0)
        memmove(out + start, data, size);
    return start + size;
}

size_t cborw_text(uint8_t *out, const char *text)
{
    return string(out, CBORW_TEXT, text, strlen(text));
}

size_t cborw_bytes(uint8_t *out, const void *data, size_t size)
{
    return string(out, CBORW_BYTES, data, size);
}

size_t cborw_array(uint8_t *out, uint64_t items)
{
    return head(out, CBORW_ARRAY, items);
}

size_t cborw_map(uint8_t *out, uint64_t entries)
{
    return head(out, CBORW_MAP, entries);
}

size_t cborw_uint_size(uint64_t value)
{
    return head_size(value);
}

size_t cborw_text_size(const char *text)
{
    return cborw_bytes_size(strlen(text));
}

size_t cborw_bytes_size(size_t size)
{
    return head_size(size) + size;
}

cborw_type cborw_type_of(const uint8_t *item)
{
    return (cborw_type)(item[0] >> 5);
}

uint64_t cborw_number_of(const uint8_t *item)
{
    unsigned info = item[0] & 31;
    size_t more = info < 24 ? 0 : info > 27 ? 8 : (size_t)1 << (info - 24);
    uint64_t number = info < 24 ? info : 0;
    for (size_t i = 1; i <= more; i++)
        number = number << 8 | item[i];
    return number;
}
