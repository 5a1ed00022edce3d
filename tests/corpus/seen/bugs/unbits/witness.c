#include "unbits.h"

int main(void)
{
    static const uint8_t data[] = {0xa5, 0x0f, 0xff, 0x80, 0x00, 0x01};
    unbits reader;
    uint32_t value = 7;
    int32_t number = 7;
    unbits_init(&reader, data, 0);
    if (unbits_left(&reader) != 0 || unbits_read(&reader, 1, &value) || value != 7 || !unbits_read(&reader, 0, &value) ||
        value != 0 || unbits_align(&reader) != 0 || unbits_skip(&reader, SIZE_MAX))
        return 2;
    unbits_init(&reader, data, sizeof data);
    if (!unbits_read(&reader, 3, &value) || value != 5 || !unbits_peek(&reader, 31, &value) ||
        value != 0x143ffe00u)
        return 2;
    if (!unbits_read_signed(&reader, 1, &number) || number != 0 || !unbits_read_signed(&reader, 2, &number) || number != 1)
        return 2;
    if (unbits_align(&reader) != 2 || !unbits_read_signed(&reader, 31, &number) || number != 0x0fff8000 >> 1 ||
        unbits_left(&reader) != 9 || unbits_read(&reader, 33, &value) || unbits_read(&reader, 10, &value))
        return 2;
    if (!unbits_skip(&reader, 8) || !unbits_read_signed(&reader, 1, &number) || number != -1)
        return 2;
#ifndef LEGAL
    unbits_init(&reader, data, sizeof data);
    if (!unbits_read(&reader, 32, &value) || value != 0xa50fff80)
        return 2;
#endif
    return 0;
}
