#include "bitread.h"

#include <assert.h>

void bitread_init(bitread *reader, const void *data, size_t size)
{
    reader->data = data;
    reader->size = size;
    reader->next = 0;
}

size_t bitread_left(const bitread *reader)
{
    return 8 * reader->size - reader->next;
}

static uint32_t bit_at(const bitread *reader, size_t index)
{
    return reader->data[index / 8] >> (7 - index % 8) & 1;
}

uint32_t bitread_peek(const bitread *reader, unsigned n)
{
    uint32_t value = 0;
    assert(n >= 1 && n <= 32);
    for (unsigned i = 0; i < n; i++)
        value = value << 1 | bit_at(reader, reader->next + i);
    return value;
}

uint32_t bitread_bits(bitread *reader, unsigned n)
{
    uint32_t value = bitread_peek(reader, n);
    reader->next += n;
    return value;
}

int32_t bitread_signed(bitread *reader, unsigned n)
{
    uint32_t value = bitread_bits(reader, n);
    uint32_t sign = UINT32_C(1) << (n - 1);
    if ((value & sign) == 0)
        return (int32_t)value;
    uint32_t magnitude = sign - (value & (sign - 1)); /* 1 to 2^31 */
    return (int32_t)-(int64_t)magnitude;
}

bool bitread_bit(bitread *reader)
{
    return bitread_bits(reader, 1) != 0;
}

void bitread_skip(bitread *reader, size_t n)
{
    reader->next += n;
}

void bitread_align(bitread *reader)
{
    reader->next = (reader->next + 7) / 8 * 8;
}

void bitread_rewind(bitread *reader)
{
    reader->next = 0;
}
