#include "xmodrx.h"

#include <stdlib.h>
#include <string.h>

static bool sink(void *user, const uint8_t *block)
{
    ++*(int *)user;
    return block[0] != 'X';
}

int main(int count, char **arguments)
{
    int got = 0;
    struct xm_rx rx;
    uint8_t block[XM_BLOCK] = "hello", *packet = malloc(XM_BLOCK + 4), *small = malloc(XM_BLOCK);
    xm_init(&rx, sink, &got);
    xm_packet(packet, 1, block);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (xm_state(&rx) != XM_IDLE || xm_start(&rx) != XM_NAK || xm_timeout(&rx) != XM_NAK || xm_feed(&rx, 'z') != XM_QUIET)
        return 2;
    for (int times = 0; times < 2; times++) {
        int reply = XM_QUIET;
        for (int i = 0; i < XM_BLOCK + 4; i++)
            reply = xm_feed(&rx, packet[i]);
        if (reply != XM_ACK || got != 1 || xm_blocks(&rx) != 1)
            return 2;
    }
    packet[50] ^= 1;
    packet[1] = 2;
    int reply = XM_QUIET;
    for (int i = 0; i < XM_BLOCK + 4; i++)
        reply = xm_feed(&rx, packet[i]);
    if (reply != XM_NAK || xm_feed(&rx, XM_EOT) != XM_ACK || xm_state(&rx) != XM_COMPLETE)
        return 2;
    xm_reset(&rx);
    xm_start(&rx);
    block[0] = 'X';
    xm_packet(packet, 1, block);
    for (int i = 0; i < XM_BLOCK + 4; i++)
        reply = xm_feed(&rx, packet[i]);
    if (reply != XM_CAN || xm_state(&rx) != XM_FAILED)
        return 2;
    xm_reset(&rx);
    xm_start(&rx);
    for (int i = 0; i < XM_RETRIES; i++)
        xm_timeout(&rx);
    if (xm_timeout(&rx) != XM_CAN || xm_state(&rx) != XM_FAILED)
        return 2;
    free(packet);
    free(small);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        xm_feed(&rx, XM_SOH);
        break;
    case 2:
        xm_start(&rx);
        xm_feed(&rx, XM_EOT);
        xm_feed(&rx, XM_EOT);
        break;
    case 3:
        xm_start(&rx);
        xm_start(&rx);
        break;
    case 4:
        xm_init(&rx, NULL, NULL);
        break;
    case 5:
        xm_packet(small, 1, block);
        break;
    case 6:
        xm_timeout(&rx);
        break;
    }
#endif
    return 0;
}
