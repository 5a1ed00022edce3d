#include "unbits.h"

void unbits_init(unbits *reader, const uint8_t *data, size_t size)
{
    reader->data = data;
    reader->size = size;
    reader->position = 0;
}

size_t unbits_left(const unbits *reader)
{
    return reader->size * 8 - reader->position;
}

static uint32_t mask(unsigned width)
{
    return (UINT32_C(1) << width) - 1;
}

bool unbits_peek(const unbits *reader, unsigned width, uint32_t *out)
{
    if (width > 32 || width > unbits_left(reader))
        return false;
    if (width == 0) {
        *out = 0;
        return true;
    }
    size_t first = reader->position / 8, last = (reader->position + width - 1) / 8;
    uint64_t bits = 0;
    for (size_t i = first; i <= last; i++)
        bits = bits << 8 | reader->data[i];
    unsigned behind = (unsigned)((last + 1) * 8 - (reader->position + width));
    *out = (uint32_t)(bits >> behind) & mask(width);
    return true;
}

bool unbits_read(unbits *reader, unsigned width, uint32_t *out)
{
    if (!unbits_peek(reader, width, out))
        return false;
    reader->position += width;
    return true;
}

bool unbits_read_signed(unbits *reader, unsigned width, int32_t *out)
{
    uint32_t bits;
    if (!unbits_read(reader, width, &bits))
        return false;
    int64_t value = bits;
    if (width > 0 && bits >> (width - 1) != 0)
        value -= INT64_C(1) << width;
    *out = (int32_t)value;
    return true;
}

bool unbits_skip(unbits *reader, size_t count)
{
    if (count > unbits_left(reader))
        return false;
    reader->position += count;
    return true;
}

unsigned unbits_align(unbits *reader)
{
    unsigned skipped = (unsigned)(-reader->position & 7);
    reader->position += skipped;
    return skipped;
}
