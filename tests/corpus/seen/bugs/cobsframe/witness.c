#include "cobsframe.h"

#include <string.h>

static int same(const uint8_t *bytes, size_t len)
{
    uint8_t code[1024], back[1024];
    size_t out = 0, n = cobs_encode(code, sizeof code, bytes, len);
    return n > 0 && cobs_valid(code, n) && cobs_find_separator(code, n) == n &&
           cobs_decode(back, sizeof back, &out, code, n) && out == len && memcmp(back, bytes, len) == 0;
}

int main(void)
{
    uint8_t bytes[600], small[2];
    for (int i = 0; i < 600; i++)
        bytes[i] = (uint8_t)(i % 255 + 1);
    for (size_t n = 0; n <= 600; n++)
        if (!same(bytes, n))
            return 2;
    if (!same((const uint8_t *)"\0\0a\0b", 5) || cobs_encode(small, 2, bytes, 2) != 0 || cobs_bound(254) != 256)
        return 2;
    if (cobs_valid((const uint8_t *)"\3a", 2) || cobs_valid((const uint8_t *)"\2\0", 2) || cobs_valid(bytes, 0))
        return 2;
#ifndef LEGAL
    if (!same((const uint8_t *)"a", 2))
        return 1;
#endif
    return 0;
}
