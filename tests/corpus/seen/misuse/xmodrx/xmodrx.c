#include "xmodrx.h"

#include <assert.h>
#include <string.h>

static uint8_t checksum(const uint8_t *block)
{
    unsigned sum = 0;
    for (int i = 0; i < XM_BLOCK; i++)
        sum += block[i];
    return (uint8_t)sum;
}

void xm_init(struct xm_rx *rx, xm_sink *sink, void *user)
{
    assert(sink != NULL);
    memset(rx, 0, sizeof *rx);
    rx->sink = sink;
    rx->user = user;
}

void xm_reset(struct xm_rx *rx)
{
    xm_init(rx, rx->sink, rx->user);
}

int xm_start(struct xm_rx *rx)
{
    assert(rx->state == XM_IDLE);
    rx->state = XM_RECEIVING;
    return XM_NAK;
}

static int fail(struct xm_rx *rx)
{
    rx->state = XM_FAILED;
    return XM_CAN;
}

static int again(struct xm_rx *rx)
{
    rx->fill = 0;
    return ++rx->retries > XM_RETRIES ? fail(rx) : XM_NAK;
}

static int complete(struct xm_rx *rx)
{
    const uint8_t *p = rx->packet;
    rx->fill = 0;
    if ((p[1] ^ p[2]) != 0xFF || checksum(p + 3) != p[XM_BLOCK + 3])
        return again(rx);
    uint8_t last = (uint8_t)rx->blocks, next = (uint8_t)(last + 1);
    if (p[1] == last && rx->blocks > 0)
        return XM_ACK; /* our ACK was lost */
    if (p[1] != next)
        return fail(rx);
    if (!rx->sink(rx->user, p + 3))
        return fail(rx);
    rx->retries = 0;
    rx->blocks++;
    return XM_ACK;
}

int xm_feed(struct xm_rx *rx, uint8_t byte)
{
    assert(rx->state == XM_RECEIVING);
    if (rx->fill == 0) {
        switch (byte) {
        case XM_EOT:
            rx->state = XM_COMPLETE;
            return XM_ACK;
        case XM_CAN:
            rx->state = XM_FAILED;
            return XM_QUIET;
        case XM_SOH:
            break;
        default:
            return XM_QUIET;
        }
    }
    rx->packet[rx->fill++] = byte;
    return rx->fill < sizeof rx->packet ? XM_QUIET : complete(rx);
}

int xm_timeout(struct xm_rx *rx)
{
    assert(rx->state == XM_RECEIVING);
    return again(rx);
}

enum xm_state xm_state(const struct xm_rx *rx)
{
    return rx->state;
}

unsigned long xm_blocks(const struct xm_rx *rx)
{
    return rx->blocks;
}

void xm_packet(uint8_t *packet, uint8_t number, const uint8_t *block)
{
    uint8_t sum = checksum(block);
    memmove(packet + 3, block, XM_BLOCK);
    packet[0] = XM_SOH;
    packet[1] = number;
    packet[2] = (uint8_t)~number;
    packet[XM_BLOCK + 3] = sum;
}
