#include "twelvepk.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint16_t samples[7] = {0, 1, 4095, 2730, 1365, 77, 9000}, back[7], buffer[7];
    uint8_t packed[11], other[11] = {0};
    static uint32_t bins[4096];
    static uint16_t curve[4096];
    tp_pack(packed, samples, 7);
    samples[6] = 4095;
#ifdef LEGAL
    (void)count, (void)arguments;
    for (size_t n = 0; n <= 7; n++) {
        tp_pack(packed, samples, n);
        tp_unpack(back, packed, n);
        memcpy(buffer, samples, sizeof buffer);
        if (memcmp(back, samples, n * 2) != 0 || tp_squeeze(buffer, n) != tp_bytes(n))
            return 2;
        if (memcmp(buffer, packed, tp_bytes(n)) != 0)
            return 2;
        tp_expand(buffer, n);
        if (memcmp(buffer, samples, n * 2) != 0)
            return 2;
    }
    if (tp_bytes(7) != 11 || tp_get(packed, 3) != 2730)
        return 2;
    tp_copy(other, 2, packed, 1, 5);
    tp_copy(other, 1, other, 2, 5);
    tp_copy(other, 2, other, 1, 5);
    for (size_t i = 0; i < 5; i++)
        if (tp_get(other, i + 2) != samples[i + 1])
            return 2;
    tp_histogram(packed, 7, 12, bins);
    if (bins[0] != 7)
        return 2;
    tp_histogram(packed, 7, 0, bins);
    if (bins[4095] != 2 || bins[77] != 1)
        return 2;
    for (int i = 0; i < 4096; i++)
        curve[i] = (uint16_t)(i * 2);
    tp_curve(packed, 7, curve);
    if (tp_get(packed, 1) != 2 || tp_get(packed, 3) != 4095 || tp_get(packed, 5) != 154)
        return 2;
    tp_pack(NULL, NULL, 0);
    tp_unpack(NULL, NULL, 0);
#else
    (void)back, (void)other, (void)curve;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        uint16_t few[7];
        tp_unpack(few, packed, sizeof packed);
        break;
    }
    case 2: {
        uint16_t small[6];
        memcpy(small, packed, sizeof packed);
        tp_expand(small, 7);
        break;
    }
    case 3: {
        uint32_t few[8];
        tp_histogram(packed, 7, 8, few);
        break;
    }
    case 4:
        tp_histogram(packed, 7, 13, bins);
        break;
    case 5: {
        uint16_t few[256] = {0};
        tp_put(packed, 0, 258);
        tp_curve(packed, 1, few);
        break;
    }
    case 6:
        tp_put(packed, 8, 1);
        break;
    }
    (void)buffer;
#endif
    return 0;
}
