#include "frampack.h"

#include <string.h>

int main(void)
{
    uint8_t block[256];
    uint32_t back[40], value;
    struct fp_info info;
    for (unsigned width = 0; width < 32; width++) {
        uint32_t values[40];
        for (uint32_t i = 0; i < 40; i++)
            values[i] = 100 + (uint32_t)((((uint64_t)1 << width) - 1) / (1 + i % 7));
        values[39] = 100;
        size_t bytes = fp_pack(values, 40, block, sizeof block);
        if (bytes > fp_bound(40) || !fp_info(block, bytes, &info) || info.bytes != bytes || info.width != width)
            return 2;
        if (fp_pack(values, 40, block, bytes - 1) != FP_BAD || fp_unpack(block, bytes - 1, back, 40) != FP_BAD)
            return 2;
        if (fp_unpack(block, bytes, back, 39) != FP_BAD || fp_unpack(block, bytes, back, 40) != 40)
            return 2;
        if (memcmp(values, back, sizeof back) != 0 || fp_find(block, bytes, values[0]) != 0)
            return 2;
        uint64_t sum = 0;
        for (size_t i = 0; i < 40; i++) {
            sum += values[i];
            if (!fp_at(block, bytes, i, &value) || value != values[i])
                return 2;
        }
        if (fp_sum(block, bytes) != sum || fp_at(block, bytes, 40, &value) || fp_find(block, bytes, 99) != FP_BAD)
            return 2;
    }
    if (fp_pack(NULL, 0, block, FP_HEADER) != FP_HEADER || fp_unpack(block, FP_HEADER, NULL, 0) != 0)
        return 2;
    block[8] = 33;
    if (fp_info(NULL, 0, &info) || fp_info(block, sizeof block, &info) || fp_bound(FP_MAX_COUNT + 1) != FP_BAD)
        return 2;
    uint32_t wide[2] = {0, UINT32_MAX};
    if (fp_pack(wide, 2, block, sizeof block) != FP_HEADER + 8)
        return 2;
#ifndef LEGAL
    if (!fp_at(block, FP_HEADER + 8, 0, &value))
        return 2;
#endif
    return 0;
}
