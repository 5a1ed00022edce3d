#ifndef ACKWND_H
#define ACKWND_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Receive side of a TCP-like connection: how large a window to advertise and
 * when to send an acknowledgement.  Only the arithmetic is here; packets and
 * timers are somebody else's business.
 *
 * A struct ackwnd is the caller's.  Give it to aw_init() before any other
 * function; the members are not for touching.
 *
 * States:
 *
 *      aw_init --> CLOSED --aw_connect--> OPEN
 *                     ^                     |
 *                     +----aw_disconnect----+
 *
 * Every function may be called in each state; those which make no sense there
 * return 0, false or -1 and do nothing.
 */

#define AW_MIN_SPACE  2048u
#define AW_MAX_SPACE  (16u << 20)
#define AW_MAX_SCALE  14u

struct ackwnd {
	bool open;
	uint8_t scale;
	uint16_t mss;
	uint32_t space;		/* size of the receive buffer */
	uint32_t queued;	/* received and not yet read */
	uint32_t rcv_nxt;
	uint32_t rcv_wup;	/* rcv_nxt when the last window was sent */
	uint32_t rcv_wnd;	/* that window */
	struct {
		uint32_t pending;	/* bytes that are not acknowledged */
		uint16_t rcv_mss;	/* guess of the peer's segment size */
		uint8_t quick;		/* acknowledge at once, so often */
	} ack;
};

/* @space: of the receive buffer, brought into AW_MIN_SPACE..AW_MAX_SPACE */
void aw_init(struct ackwnd *w, uint32_t space);

/*
 * @isn: the peer's first sequence number
 * @mss: what we announced as maximum segment size, 64 to 32768
 * @scale: window scale, at most AW_MAX_SCALE
 *
 * -1 when a number is out of range or the connection is open already.
 */
int aw_connect(struct ackwnd *w, uint32_t isn, uint32_t mss, uint32_t scale);

/*
 * Ends the connection.  Bytes that had arrived stay in the queue and can still
 * be read; a new connection can be made with the same struct.
 */
void aw_disconnect(struct ackwnd *w);

/* A segment came in, in order.  How many bytes of it fit and were taken. */
uint32_t aw_receive(struct ackwnd *w, uint32_t len);

/* The application wants @len bytes.  How many it gets. */
uint32_t aw_read(struct ackwnd *w, uint32_t len);

/* Bytes that wait for aw_read(). */
uint32_t aw_queued(const struct ackwnd *w);

/*
 * The window that we would advertise now, in bytes.  It is a multiple of the
 * peer's segment size unless that would take back what was promised before.
 */
uint32_t aw_window(const struct ackwnd *w);

/* Whether an acknowledgement should be sent without waiting. */
bool aw_should_ack(const struct ackwnd *w);

/*
 * An acknowledgement is sent: its number and the (scaled) window field.  False
 * when the connection is not open; the results are untouched then.
 */
bool aw_ack(struct ackwnd *w, uint32_t *number, uint16_t *field);

#endif
