#include "tlvbuild.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct tlv w;
    uint8_t buf[32], tag;
    const uint8_t *contents;
    size_t pos = 0, length;
    tlv_start(&w, buf, sizeof buf);
    tlv_begin(&w, 0x30);
    tlv_u8(&w, 5);
    tlv_begin(&w, 2);
    tlv_u16(&w, 0x1234);
    tlv_end(&w);
#ifdef LEGAL
    (void)count, (void)arguments;
    tlv_end(&w);
    if (tlv_finish(&w) != 9 || memcmp(buf, "\x30\0\x06\x05\x02\0\x02\x12\x34", 9) != 0)
        return 2;
    if (!tlv_read(buf, 9, &pos, &tag, &contents, &length) || tag != 0x30 || length != 6 || pos != 9)
        return 2;
    if (tlv_read(buf, 9, &pos, &tag, &contents, &length) || (pos = 0, tlv_read(buf, 8, &pos, &tag, &contents, &length)))
        return 2;
    tlv_start(&w, buf, 4);
    for (int i = 0; i < TLV_DEPTH; i++)
        tlv_begin(&w, 1);
    for (int i = 0; i < TLV_DEPTH; i++)
        tlv_end(&w);
    if (tlv_finish(&w) != -1)
        return 2;
    tlv_start(&w, NULL, 0);
    return tlv_finish(&w) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tlv_end(&w);
        tlv_end(&w);
        break;
    case 2:
        tlv_finish(&w);
        break;
    case 3:
        tlv_end(&w);
        tlv_u8(&w, 1);
        break;
    case 4:
        for (int i = 0; i < TLV_DEPTH; i++)
            tlv_begin(&w, 1);
        break;
    case 5:
        tlv_end(&w);
        tlv_finish(&w);
        tlv_begin(&w, 1);
        break;
    case 6: {
        uint8_t small[4];
        tlv_start(&w, small, 8);
        tlv_begin(&w, 1);
        tlv_u16(&w, 1);
        break;
    }
    case 7: {
        uint8_t small[2] = {1, 0};
        tlv_read(small, 5, &pos, &tag, &contents, &length);
        break;
    }
    }
#endif
    return 0;
}
