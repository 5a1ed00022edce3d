#include "rowilv.h"

#include <assert.h>

bool rowilv_init(rowilv *il, unsigned rows, unsigned cols)
{
    if (rows < 1 || rows > ROWILV_SIDE || cols < 1 || cols > ROWILV_SIDE)
        return false;
    il->rows = (uint16_t)rows;
    il->cols = (uint16_t)cols;
    return true;
}

size_t rowilv_size(const rowilv *il)
{
    return (size_t)il->rows * il->cols;
}

size_t rowilv_position(const rowilv *il, size_t position)
{
    if (position >= rowilv_size(il))
        return position;
    return position % il->cols * il->rows + position / il->cols;
}

/* Whether the blocks have a byte in common. */
static bool overlap(const rowilv *il, const uint8_t *a, const uint8_t *b)
{
    uintptr_t from_a = (uintptr_t)a, from_b = (uintptr_t)b;
    size_t size = rowilv_size(il);
    return from_a < from_b ? from_b - from_a < size : from_a - from_b < size;
}

void rowilv_spread(const rowilv *il, const uint8_t *in, uint8_t *out)
{
    assert(!overlap(il, in, out));
    size_t size = rowilv_size(il);
    for (size_t i = 0; i < size; i++)
        out[rowilv_position(il, i)] = in[i];
}

void rowilv_gather(const rowilv *il, const uint8_t *in, uint8_t *out)
{
    assert(!overlap(il, in, out));
    size_t size = rowilv_size(il);
    for (size_t i = 0; i < size; i++)
        out[i] = in[rowilv_position(il, i)];
}

unsigned rowilv_burst(const rowilv *il)
{
    return il->rows;
}

void rowilv_unpack(const uint8_t *bytes, size_t length, uint8_t *bits)
{
    for (size_t i = 0; i < length; i++)
        for (int bit = 7; bit >= 0; bit--)
            *bits++ = bytes[i] >> bit & 1;
}

void rowilv_pack(const uint8_t *bits, uint8_t *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        unsigned byte = 0;
        for (int bit = 0; bit < 8; bit++)
            byte = byte << 1 | (*bits++ != 0);
        bytes[i] = (uint8_t)byte;
    }
}
