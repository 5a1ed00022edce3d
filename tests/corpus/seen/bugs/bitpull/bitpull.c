#include "bitpull.h"

void bitpull_init(bitpull_t *b, const void *bytes, size_t size)
{
    b->bytes = bytes;
    b->size = size;
    b->position = 0;
    b->failed = false;
}

size_t bitpull_left(const bitpull_t *b)
{
    return 8 * b->size - b->position;
}

/* There are as many bits. */
static uint32_t take(const bitpull_t *b, unsigned count)
{
    uint64_t gathered = 0;
    size_t byte = b->position / 8;
    unsigned offset = b->position % 8;
    for (unsigned have = 0; have < offset + count; have += 8)
        gathered |= (uint64_t)b->bytes[byte++] << have;
    return (uint32_t)(gathered >> offset) & ((UINT32_C(1) << count) - 1);
}

uint32_t bitpull_peek(const bitpull_t *b, unsigned count)
{
    if (count > 32 || count > bitpull_left(b))
        return 0;
    return take(b, count);
}

uint32_t bitpull_bits(bitpull_t *b, unsigned count)
{
    if (count > 32 || count > bitpull_left(b)) {
        b->failed = true;
        return 0;
    }
    uint32_t bits = take(b, count);
    b->position += count;
    return bits;
}

int32_t bitpull_signed(bitpull_t *b, unsigned count)
{
    int64_t bits = bitpull_bits(b, count);
    if (count == 0 || count > 32)
        return 0;
    if (bits >> (count - 1) != 0)
        bits -= INT64_C(1) << count;
    return (int32_t)bits;
}

bool bitpull_flag(bitpull_t *b)
{
    return bitpull_bits(b, 1) != 0;
}

void bitpull_skip(bitpull_t *b, size_t count)
{
    if (count > bitpull_left(b)) {
        b->failed = true;
        count = bitpull_left(b);
    }
    b->position += count;
}

void bitpull_align(bitpull_t *b)
{
    if (b->position % 8 != 0)
        b->position += 8 - b->position % 8;
}

bool bitpull_failed(const bitpull_t *b)
{
    return b->failed;
}

unsigned bitpull_unary(bitpull_t *b)
{
    unsigned zeros = 0;
    while (bitpull_left(b) > 0) {
        if (bitpull_flag(b))
            return zeros;
        zeros++;
    }
    b->failed = true;
    return 0;
}
