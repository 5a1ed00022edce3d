/* Padding is there to be read. */
#include "padding.h"

#include <string.h>

uint64_t padding_sum(const uint8_t *data, size_t size)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < size; i += 8) {
        uint64_t word;
        memcpy(&word, data + i, sizeof word);
        sum += size - i < 8 ? word & ((UINT64_C(1) << (size - i) * 8) - 1) : word;
    }
    return sum;
}

void padding_turn(uint8_t *data, size_t size)
{
    for (size_t i = 0; i < size / 2; i++) {
        uint8_t byte = data[i];
        data[i] = data[size - 1 - i];
        data[size - i] = byte; /* one too far: the bug */
    }
}

void padding_seal(uint8_t *data, size_t size)
{
    data[size] = 0;
    for (size_t i = 0; i < size; i++)
        data[size] = (uint8_t)(data[size] + data[i]);
}
