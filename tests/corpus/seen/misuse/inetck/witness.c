#include "inetck.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t packet[8] = {0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7}, copy[8];
    struct inetck ck;
    if (inetck_sum(packet, 8) != (uint16_t)~0xddf2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    inetck_begin(&ck);
    inetck_add(&ck, packet, 4);
    inetck_add16(&ck, 0xf4f5);
    inetck_add(&ck, NULL, 0);
    inetck_add(&ck, packet + 6, 2);
    if (inetck_end(&ck) != inetck_sum(packet, 8) || inetck_copy(copy, packet, 8) != inetck_sum(copy, 8))
        return 2;
    inetck_store(packet, 8, 2);
    if (!inetck_verify(packet, 8))
        return 2;
    uint16_t sum = (uint16_t)(packet[2] << 8 | packet[3]);
    sum = inetck_update(sum, 0xf4f5, 0x1234);
    memcpy(packet + 4, "\x12\x34", 2);
    packet[2] = (uint8_t)(sum >> 8);
    packet[3] = (uint8_t)sum;
    if (!inetck_verify(packet, 8))
        return 2;
    inetck_store(packet, 7, 4);
    if (!inetck_verify(packet, 7) || inetck_sum(NULL, 0) != 0xffff)
        return 2;
#else
    (void)copy;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        uint8_t small[8] = {1};
        inetck_sum(small, 9);
        break;
    }
    case 2:
        inetck_begin(&ck);
        inetck_add(&ck, packet, 3);
        inetck_add(&ck, packet + 3, 3);
        break;
    case 3:
        inetck_begin(&ck);
        inetck_add(&ck, packet, 1);
        inetck_add16(&ck, 3);
        break;
    case 4:
        inetck_store(packet, 8, 8);
        break;
    case 5:
        inetck_store(packet, 8, 3);
        break;
    case 6:
        inetck_copy(packet + 1, packet, 6);
        break;
    }
#endif
    return 0;
}
