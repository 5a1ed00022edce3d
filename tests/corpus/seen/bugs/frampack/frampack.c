#include "frampack.h"

static void put32(uint8_t *to, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        to[i] = (uint8_t)(value >> 8 * i);
}

static uint32_t get32(const uint8_t *from)
{
    return from[0] | (uint32_t)from[1] << 8 | (uint32_t)from[2] << 16 | (uint32_t)from[3] << 24;
}

static unsigned width_of(uint32_t distance)
{
    unsigned width = 0;
    for (; distance != 0; distance >>= 1)
        width++;
    return width;
}

static size_t block_bytes(size_t count, unsigned width)
{
    return FP_HEADER + (count * width + 7) / 8;
}

size_t fp_bound(size_t count)
{
    return count > FP_MAX_COUNT ? FP_BAD : block_bytes(count, 32);
}

size_t fp_pack(const uint32_t *values, size_t count, uint8_t *block, size_t size)
{
    if (count > FP_MAX_COUNT)
        return FP_BAD;
    uint32_t smallest = count > 0 ? values[0] : 0, largest = smallest;
    for (size_t i = 0; i < count; i++) {
        if (values[i] < smallest)
            smallest = values[i];
        if (values[i] > largest)
            largest = values[i];
    }
    unsigned width = width_of(largest - smallest);
    size_t bytes = block_bytes(count, width);
    if (bytes > size)
        return FP_BAD;

    put32(block, (uint32_t)count);
    put32(block + 4, smallest);
    block[8] = (uint8_t)width;
    uint8_t *to = block + FP_HEADER;
    uint64_t waiting = 0;
    unsigned bits = 0;
    for (size_t i = 0; i < count; i++) {
        waiting |= (uint64_t)(values[i] - smallest) << bits;
        for (bits += width; bits >= 8; bits -= 8) {
            *to++ = (uint8_t)waiting;
            waiting >>= 8;
        }
    }
    if (bits > 0)
        *to = (uint8_t)waiting;
    return bytes;
}

bool fp_info(const uint8_t *block, size_t size, struct fp_info *info)
{
    if (size < FP_HEADER)
        return false;
    uint32_t count = get32(block);
    unsigned width = block[8];
    if (count > FP_MAX_COUNT || width > 32 || block_bytes(count, width) > size)
        return false;
    info->count = count;
    info->smallest = get32(block + 4);
    info->width = width;
    info->bytes = block_bytes(count, width);
    return true;
}

/* Of a block that fp_info has accepted. */
static uint32_t value_at(const uint8_t *block, const struct fp_info *info, size_t index)
{
    size_t bit = index * info->width;
    const uint8_t *from = block + FP_HEADER + bit / 8;
    unsigned skip = bit % 8, bytes = (skip + info->width + 7) / 8;
    uint64_t raw = 0;
    for (unsigned i = 0; i < bytes; i++)
        raw |= (uint64_t)from[i] << 8 * i;
    uint32_t mask = (UINT32_C(1) << info->width) - 1;
    return info->smallest + ((uint32_t)(raw >> skip) & mask);
}

size_t fp_unpack(const uint8_t *block, size_t size, uint32_t *values, size_t room)
{
    struct fp_info info;
    if (!fp_info(block, size, &info) || info.count > room)
        return FP_BAD;
    for (size_t i = 0; i < info.count; i++)
        values[i] = value_at(block, &info, i);
    return info.count;
}

bool fp_at(const uint8_t *block, size_t size, size_t index, uint32_t *value)
{
    struct fp_info info;
    if (!fp_info(block, size, &info) || index >= info.count)
        return false;
    *value = value_at(block, &info, index);
    return true;
}

size_t fp_find(const uint8_t *block, size_t size, uint32_t value)
{
    struct fp_info info;
    if (!fp_info(block, size, &info))
        return FP_BAD;
    for (size_t i = 0; i < info.count; i++)
        if (value_at(block, &info, i) == value)
            return i;
    return FP_BAD;
}

uint64_t fp_sum(const uint8_t *block, size_t size)
{
    struct fp_info info;
    uint64_t sum = 0;
    if (!fp_info(block, size, &info))
        return 0;
    for (size_t i = 0; i < info.count; i++)
        sum += value_at(block, &info, i);
    return sum;
}
