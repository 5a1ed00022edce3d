#include "bitpull.h"

int main(void)
{
    const uint8_t bytes[6] = {0xa5, 0x0f, 0x80, 0xff, 0x12, 0x34};
    bitpull_t b;
    bitpull_init(&b, bytes, 6);
    if (bitpull_bits(&b, 3) != 5 || bitpull_bits(&b, 7) != 0x74 || bitpull_bits(&b, 0) != 0 || bitpull_left(&b) != 38)
        return 2;
    if (bitpull_peek(&b, 31) != 0x04bfe003 || bitpull_bits(&b, 33) != 0 || !bitpull_failed(&b))
        return 2;
    bitpull_init(&b, bytes, 6);
    bitpull_skip(&b, 4);
    if (bitpull_signed(&b, 4) != -6 || bitpull_unary(&b) != 0)
        return 2;
    bitpull_skip(&b, 3);
    if (bitpull_unary(&b) != 11)
        return 2;
    bitpull_align(&b);
    if (bitpull_left(&b) != 24 || bitpull_signed(&b, 0) != 0 || bitpull_failed(&b))
        return 2;
    bitpull_skip(&b, (size_t)-1);
    if (bitpull_left(&b) != 0 || !bitpull_failed(&b) || bitpull_flag(&b))
        return 2;
#ifndef LEGAL
    bitpull_init(&b, bytes, 6);
    if (bitpull_bits(&b, 32) != 0xff800fa5)
        return 2;
#endif
    return 0;
}
