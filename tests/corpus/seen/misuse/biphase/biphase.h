#ifndef BIPHASE_H
#define BIPHASE_H

#include <stddef.h>
#include <stdint.h>

/* Manchester (biphase-L) line code, as IEEE 802.3 has it: 0 is high-low "10",
 * 1 is low-high "01".  MSB goes first.
 *
 * Debug builds check arguments by assert(). */

/* n bytes to 2*n bytes of line code, and back.  Back, n must be even; returns 0, or
 * -1 at a code violation ("00", "11"), where out holds what came before.  in and
 * out must not overlap. */
void bp_encode(const uint8_t *in, size_t n, uint8_t *out);
int  bp_decode(const uint8_t *in, size_t n, uint8_t *out);

/* One nibble, 0..15, to a byte of line code. */
uint8_t bp_nibble(unsigned v);

/* Receiver, fed with half bits.  It hunts for the start
 * delimiter byte BP_START and then stores the bytes that follow into a buffer that
 * the caller provides and keeps until it is done with the receiver. */
#define BP_START 0xd5

enum bp_state { BP_HUNT, BP_DATA, BP_DONE, BP_FULL };

typedef struct {
    uint8_t  *buf;
    size_t    size;
    size_t    len;      /* bytes received */
    uint16_t  shift;
    uint8_t   halves;   /* half bits since the last whole byte */
    uint8_t   state;    /* enum bp_state */
} bp_rx;

/* size is at least 1. */
void bp_rx_init(bp_rx *rx, uint8_t *buf, size_t size);

/* Feed a half bit, 0 or 1; the new state.  A violation within data ends the frame:
 * BP_DONE.  In BP_DONE and BP_FULL further half bits are ignored. */
enum bp_state bp_rx_half(bp_rx *rx, unsigned level);

/* Feed n bytes of line code, eight half bits each. */
enum bp_state bp_rx_feed(bp_rx *rx, const uint8_t *line, size_t n);

/* Hunt again, buffer empty. */
void bp_rx_again(bp_rx *rx);

/* Byte i of the frame; i < len. */
uint8_t bp_rx_byte(const bp_rx *rx, size_t i);

#endif
