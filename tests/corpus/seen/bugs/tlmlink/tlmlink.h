/*
 * tlmlink - framing for small telemetry packets over a serial line.
 *
 * A frame on the wire is
 *
 *     7E  len  id  seq  payload[len]  crc-low  crc-high
 *
 * where the CRC covers everything from len to the end of the payload.
 * The payload may be empty (len 0); heartbeats are sent that way.
 */
#ifndef TLMLINK_H
#define TLMLINK_H

#include <stddef.h>
#include <stdint.h>

#define TLM_SYNC        0x7E
#define TLM_MAX_PAYLOAD 255

typedef struct tlm_parser tlm_parser;

typedef struct {
    uint8_t id;
    uint8_t seq;
    uint8_t len;
    const uint8_t *data;    /* len bytes, owned by the parser */
} tlm_packet;

/* Bytes on the wire for a payload of len bytes; 0 if len > TLM_MAX_PAYLOAD. */
size_t tlm_frame_size(size_t len);

/*
 * Writes a frame to out, which has room for cap bytes, and returns its size.
 * payload may be NULL when len is 0.  Returns 0, and writes nothing, if len is
 * too large or the frame does not fit.
 */
size_t tlm_encode(uint8_t *out, size_t cap, uint8_t id, uint8_t seq,
                  const void *payload, size_t len);

/* CRC-16/CCITT of n bytes, continuing from crc (0xFFFF to start with). */
uint16_t tlm_crc16(uint16_t crc, const void *bytes, size_t n);

/*
 * A parser for packets of at most max_payload bytes of payload, which is
 * 1 to TLM_MAX_PAYLOAD.  NULL if it is not, or if there is no memory.
 */
tlm_parser *tlm_parser_new(size_t max_payload);

/* Frees a parser; NULL is ignored. */
void tlm_parser_free(tlm_parser *p);

/* Forgets a partly received frame and a packet not yet fetched. */
void tlm_parser_reset(tlm_parser *p);

/*
 * Takes bytes as they come from the line, in pieces of any size, and returns
 * how many of them it consumed: it stops after the last byte of a good packet,
 * so that the packet can be fetched with tlm_fetch(); the rest is to be fed
 * again.  A packet that is not fetched is dropped by the next call.  Noise
 * between frames is skipped.  Frames that are longer than max_payload or whose
 * CRC is wrong are counted as bad and dropped.
 */
size_t tlm_feed(tlm_parser *p, const void *bytes, size_t n);

/*
 * Fetches the packet at which tlm_feed() stopped.  Returns 1, or 0 if there is
 * none.  out->data is valid until the next tlm_feed(), reset or free.
 */
int tlm_fetch(tlm_parser *p, tlm_packet *out);

/* How many good and bad frames the parser has seen since it was made. */
unsigned long tlm_good(const tlm_parser *p);
unsigned long tlm_bad(const tlm_parser *p);

#endif
