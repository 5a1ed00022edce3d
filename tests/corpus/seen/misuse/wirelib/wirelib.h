#ifndef WIRELIB_H
#define WIRELIB_H

#include <stddef.h>

/**
 * wirelib - pairs of connected endpoints inside one process, for testing
 * network code without a network.
 *
 * wire_startup() must be called before any other function except
 * wire_version(). It may be called several times; each call needs its own
 * wire_shutdown(). All endpoints have to be closed before the last shutdown.
 */

#define WIRE_BUFFER   4096 /**< bytes an endpoint can have waiting */
#define WIRE_NAME_MAX 31

typedef struct wire_end wire_end;

typedef enum {
    WIRE_OK = 0,
    WIRE_AGAIN = -1,    /**< nothing to receive, or no room to send, now */
    WIRE_CLOSED = -2,   /**< the other end is closed */
    WIRE_INVALID = -3,
    WIRE_NOMEM = -4
} wire_status;

/** Options, and the type that `value` points to. */
typedef enum {
    WIRE_OPT_NAME,  /**< char[], a string; get needs WIRE_NAME_MAX + 1 */
    WIRE_OPT_LIMIT, /**< size_t, bytes that may wait here, 1 to WIRE_BUFFER */
    WIRE_OPT_LINGER /**< int, boolean: what has arrived can still be received
                         after the other end has been closed (default 1) */
} wire_option;

const char *wire_version(void);

void wire_startup(void);
void wire_shutdown(void);

/** Make two connected endpoints. WIRE_INVALID if a and b are the same. */
wire_status wire_pair(wire_end **a, wire_end **b);
void wire_close(wire_end *end);

/** Send n bytes to the other end. On success *sent is how many there was
 *  room for. */
wire_status wire_send(wire_end *end, const void *data, size_t n, size_t *sent);

/** Receive up to n bytes. On success *received is how many there were. */
wire_status wire_receive(wire_end *end, void *data, size_t n, size_t *received);

wire_status wire_set(wire_end *end, wire_option option, const void *value);
wire_status wire_get(const wire_end *end, wire_option option, void *value);

#endif
