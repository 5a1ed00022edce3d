/* slotbus: signals and slots for plain C.
 *
 * A signal keeps a list of slots, which are functions with a pointer of
 * yours.  sb_emit() calls them in the order in which they were connected.
 *
 * Slots are free to do what they want with the signal that is being emitted:
 * connect and disconnect, count, block, emit again.  Just don't destroy it
 * from inside a slot.  Nothing here is thread safe.
 *
 * Unless it says otherwise `sig` must be a signal from sb_create() that is
 * not yet destroyed.
 */
#ifndef SLOTBUS_H
#define SLOTBUS_H

#include <stddef.h>

typedef struct sb_signal sb_signal;

/* A connection's number, never 0, never used twice by the same signal. */
typedef unsigned long sb_conn;

typedef void (*sb_slot)(sb_signal *sig, int value, void *user);

#define SB_MAX_SLOTS 1000 /* connected to one signal at a time */
#define SB_MAX_DEPTH 4    /* emissions of one signal inside each other */

/* A signal without slots, NULL if out of memory. */
sb_signal *sb_create(void);

/* Disconnects everything and frees the signal.  NULL is fine. */
void sb_destroy(sb_signal *sig);

/* Appends a slot; the same function may be connected many times, each time
 * counts.  `user` is handed to the slot, the signal does not look at it.
 * Slots that are connected during an emission are called from the next one
 * on.  Returns 0 if `fn` is NULL, there are too many slots or no memory. */
sb_conn sb_connect(sb_signal *sig, sb_slot fn, void *user);

/* The same for a slot that disconnects by itself before its first call. */
sb_conn sb_connect_once(sb_signal *sig, sb_slot fn, void *user);

/* Removes a connection; from then on its slot is not called any more, not
 * by an emission under way either.  Returns 1, or 0 if there is no such
 * connection (any more). */
int sb_disconnect(sb_signal *sig, sb_conn conn);

/* Removes all connections that have this function; returns how many. */
size_t sb_disconnect_fn(sb_signal *sig, sb_slot fn);

/* A blocked slot stays connected but is passed over.  `on` is 0 or not 0.
 * Returns 1, or 0 if there is no such connection. */
int sb_block(sb_signal *sig, sb_conn conn, int on);

/* The number of connections, blocked ones too. */
size_t sb_count(const sb_signal *sig);

/* Calls all slots that are not blocked with `value`.  Returns how many it
 * called, or -1, calling none, if SB_MAX_DEPTH emissions are under way. */
int sb_emit(sb_signal *sig, int value);

#endif
