#include "rowilv.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    rowilv il;
    uint8_t out[6], back[6], bits[16], bytes[2] = {0xa5, 1};
    if (!rowilv_init(&il, 2, 3) || rowilv_size(&il) != 6)
        return 2;
    rowilv_spread(&il, (const uint8_t *)"abcdef", out);
    rowilv_gather(&il, out, back);
    if (memcmp(out, "adbecf", 6) != 0 || memcmp(back, "abcdef", 6) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (rowilv_init(&il, 0, 3) || rowilv_init(&il, 3, 257) || rowilv_position(&il, 6) != 6 || rowilv_burst(&il) != 2)
        return 2;
    rowilv_unpack(bytes, 2, bits);
    bytes[0] = 0;
    rowilv_pack(bits, bytes, 2);
    if (bytes[0] != 0xa5 || bytes[1] != 1)
        return 2;
    rowilv_unpack(bytes, 0, bits);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        uint8_t small[5];
        rowilv_spread(&il, out, small);
        break;
    }
    case 2:
        rowilv_gather(&il, out, out);
        break;
    case 3: {
        uint8_t few[8];
        rowilv_unpack(bytes, 2, few);
        bits[0] = few[0];
        break;
    }
    }
#endif
    return 0;
}
