#ifndef XMODRX_H
#define XMODRX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define XM_BLOCK 128
#define XM_RETRIES 10

#define XM_SOH 0x01
#define XM_EOT 0x04
#define XM_ACK 0x06
#define XM_NAK 0x15
#define XM_CAN 0x18

/* nothing to be sent */
#define XM_QUIET (-1)

enum xm_state { XM_IDLE, XM_RECEIVING, XM_COMPLETE, XM_FAILED };

/* Gets every block once, in order. Returns false to cancel the transfer. */
typedef bool xm_sink(void *user, const uint8_t *block);

struct xm_rx {
    enum xm_state state;
    xm_sink *sink;
    void *user;
    int retries;
    size_t fill;
    unsigned long blocks;
    uint8_t packet[XM_BLOCK + 4];
};

/* Prepare for a transfer. The sink is required. */
void xm_init(struct xm_rx *rx, xm_sink *sink, void *user);

/* Begin to receive: allowed when idle only. Returns the character to send. */
int xm_start(struct xm_rx *rx);

/* A byte came in. Returns the character to send, or XM_QUIET. To be called
   in the state XM_RECEIVING only, so look at xm_state() after each byte. */
int xm_feed(struct xm_rx *rx, uint8_t byte);

/* No byte came in for too long; otherwise like xm_feed(). */
int xm_timeout(struct xm_rx *rx);

enum xm_state xm_state(const struct xm_rx *rx);
unsigned long xm_blocks(const struct xm_rx *rx);

/* Back to idle from any state. */
void xm_reset(struct xm_rx *rx);

/* Make a packet of XM_BLOCK + 4 bytes of a block of XM_BLOCK bytes. */
void xm_packet(uint8_t *packet, uint8_t number, const uint8_t *block);

#endif
