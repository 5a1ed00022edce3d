#include "biphase.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const uint8_t bytes[4] = {0x00, 0xff, 0xa5, 0x3c};
    uint8_t line[8], back[4];
    bp_rx rx;
    bp_encode(bytes, 4, line);
    if (line[0] != 0xaa || line[2] != 0x55 || bp_decode(line, 8, back) != 0 || memcmp(bytes, back, 4) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    uint8_t frame[6] = {0x55, 0x55, BP_START, 'o', 'k', '!'}, coded[12];
    if (bp_nibble(5) != 0x99 || bp_decode(NULL, 0, NULL) != 0)
        return 2;
    bp_encode(NULL, 0, NULL);
    line[3] = 0xff;
    if (bp_decode(line, 8, back) != -1)
        return 2;
    bp_encode(frame, 6, coded);
    bp_rx_init(&rx, back, 4);
    if (bp_rx_half(&rx, 1) != BP_HUNT || bp_rx_feed(&rx, coded, 12) != BP_DATA || rx.len != 3 || bp_rx_byte(&rx, 2) != '!')
        return 2;
    if (bp_rx_feed(&rx, (const uint8_t *)"\377\377", 2) != BP_DONE || bp_rx_half(&rx, 0) != BP_DONE || rx.len != 3)
        return 2;
    bp_rx_again(&rx);
    if (bp_rx_feed(&rx, NULL, 0) != BP_HUNT || bp_rx_feed(&rx, coded, 12) != BP_DATA || bp_rx_feed(&rx, coded, 12) != BP_FULL)
        return 2;
    if (bp_rx_feed(&rx, coded, 12) != BP_FULL || rx.len != 4 || bp_rx_byte(&rx, 3) != 0x55)
        return 2;
#else
    uint8_t *heap = malloc(4);
    uint8_t start[2] = {0};
    static const uint8_t delimiter = BP_START;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bp_encode(bytes, 4, back);
        break;
    case 2:
        bp_decode(line, 8, line);
        break;
    case 3:
        bp_decode(line, 7, back);
        break;
    case 4:
        bp_encode(&delimiter, 1, start);
        bp_rx_init(&rx, heap, 4);
        free(heap);
        bp_rx_feed(&rx, start, 2);
        bp_rx_feed(&rx, start, 2);
        break;
    case 5:
        bp_rx_init(&rx, heap, 4);
        bp_rx_half(&rx, 2);
        break;
    case 6:
        bp_rx_init(&rx, heap, 4);
        bp_rx_byte(&rx, 0);
        break;
    case 7:
        bp_rx_init(&rx, heap, 0);
        break;
    }
#endif
    return 0;
}
