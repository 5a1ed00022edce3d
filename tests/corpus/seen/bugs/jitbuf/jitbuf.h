#ifndef JITBUF_H
#define JITBUF_H

#include <stddef.h>
#include <stdint.h>

/* Jitter buffer for RTP audio. Packets go in as they arrive and come out in
 * order of their sequence numbers (16 bits, wrapping). */

typedef struct jitbuf jitbuf;

typedef enum {
    JB_OK,
    JB_LATE,   /* already played, dropped */
    JB_EARLY,  /* too far ahead, dropped */
    JB_TOOBIG,
    JB_NOMEM
} jb_result;

#define JB_MAX_PAYLOAD 1500

/* depth: packets held at most, 2..256. NULL otherwise. */
jitbuf *jb_new(unsigned depth);
void jb_free(jitbuf *jb);

/* Store a copy of the payload. The first packet defines where playing begins.
 * A packet which is sent again replaces the one held. */
jb_result jb_put(jitbuf *jb, uint16_t seq, const void *payload, size_t len);

/* Play out the next packet: copies at most cap bytes to buf and returns the
 * length of the payload, or -1 when the packet is missing (conceal it). Moves
 * on by one in both cases. Before the first packet nothing moves. */
int jb_get(jitbuf *jb, void *buf, size_t cap);

/* Length of the packet to be played next, -1 when it is missing. */
int jb_peek(const jitbuf *jb);

unsigned jb_held(const jitbuf *jb);
unsigned long jb_lost(const jitbuf *jb);

/* Forget everything, like a new buffer. */
void jb_flush(jitbuf *jb);

#endif
