#ifndef CHANMUX_H
#define CHANMUX_H

/**
 * @file
 * Channels over one session, the way SSH and the like do it.
 *
 * The session speaks in packets: a byte with the channel number, a byte with
 * the length, and that many bytes of data.  Bytes from the peer go in with
 * cmux_input(), in pieces of any size; bytes for the peer collect in the
 * session until cmux_output() fetches them.
 */

#include <stddef.h>
#include <stdint.h>

#define CMUX_CHANNELS 64       /**< channels of a session at a time */
#define CMUX_PENDING  8192     /**< most bytes that wait for cmux_output() */

typedef struct cmux cmux;           /**< a session */
typedef struct cmux_chan cmux_chan; /**< a channel of a session */

/**
 * Receives a packet of @p ch.  @p data is valid during the call; @p len may
 * be 0.  The function may write to any channel and open new ones.  It must
 * not close a channel nor free the session: cmux_input() is still using them.
 */
typedef void cmux_receive(cmux_chan *ch, const uint8_t *data, size_t len, void *user);

/** A new session without channels, or NULL. */
cmux *cmux_new(void);

/** Frees the session and all its channels; their handles are invalid from
 *  then on.  NULL is ignored. */
void cmux_free(cmux *m);

/**
 * Opens a channel, with the lowest free number.
 * @param receive  called for each packet of the channel; NULL drops them
 * @param user     handed to @p receive
 * @return NULL if all numbers are taken or memory is short.  The channel
 *         belongs to the session.
 */
cmux_chan *cmux_open(cmux *m, cmux_receive *receive, void *user);

/** Closes a channel and frees it.  Packets that come for its number are
 *  dropped until the number is taken again. */
void cmux_close(cmux_chan *ch);

/** Number of a channel, 0 to CMUX_CHANNELS - 1. */
int cmux_number(const cmux_chan *ch);

/** Bytes of data received on a channel so far, dropped ones included. */
uint64_t cmux_received(const cmux_chan *ch);

/** Number of open channels. */
size_t cmux_count(const cmux *m);

/**
 * Queues data for the peer, in packets of at most 255 bytes; no data makes an
 * empty packet.
 * @return 0, or -1 if it does not fit into CMUX_PENDING; then nothing is queued
 */
int cmux_write(cmux_chan *ch, const void *data, size_t len);

/**
 * Fetches up to @p room bytes for the peer.
 * @return their number
 */
size_t cmux_output(cmux *m, uint8_t *out, size_t room);

/**
 * Takes @p len bytes from the peer and calls the receivers of all packets that
 * are complete.  Packets for numbers without channel are dropped.
 * @return 0, or -1 if called from within a receiver of the same session
 */
int cmux_input(cmux *m, const uint8_t *data, size_t len);

#endif
