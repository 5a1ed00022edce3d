#include "packer.h"

#include <string.h>

int main(void)
{
    uint8_t buffer[24];
    char text[8];
    struct packer p;
    uint32_t value, length;
    packer_init(&p, buffer, sizeof buffer);
    if (!pack_u32(&p, 0) || !pack_u32(&p, 127) || !pack_u32(&p, 128) || !pack_u32(&p, INT32_MAX))
        return 2;
    if (!pack_bytes(&p, "hello", 5) || pack_bytes(&p, "much too long a text", 20) || !pack_bytes(&p, "", 0))
        return 2;
    const uint32_t expected[] = {0, 127, 128, INT32_MAX};
    for (int i = 0; i < 4; i++)
        if (!unpack_u32(&p, &value) || value != expected[i])
            return 2;
    if (unpack_bytes(&p, text, 4, &length) || !unpack_bytes(&p, text, sizeof text, &length))
        return 2;
    if (length != 5 || memcmp(text, "hello", 5) != 0 || packer_left(&p) != 1)
        return 2;
    if (!unpack_bytes(&p, text, 0, &length) || unpack_u32(&p, &value))
        return 2;
    packer_rewind(&p);
#ifndef LEGAL
    packer_init(&p, buffer, sizeof buffer);
    pack_u32(&p, 3000000000u);
    unpack_u32(&p, &value);
#endif
    return 0;
}
