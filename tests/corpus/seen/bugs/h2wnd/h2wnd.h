#ifndef H2WND_H
#define H2WND_H

/**
 * @file
 * @mainpage
 *
 * Send-side flow control of HTTP/2 (RFC 9113, section 5.2 and 6.9).
 *
 * An `h2wnd` keeps the window of a connection and the windows of its
 * streams.  The application asks how much it may send on a stream, sends
 * DATA frames, and reports them; frames from the peer that change windows
 * are reported as well.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Window of a connection, and of streams unless the peer says otherwise. */
#define H2WND_INITIAL 65535

/** The largest window that the protocol permits. */
#define H2WND_MAX INT32_MAX

/** The most streams that are open at a time. */
#define H2WND_MAX_STREAMS 64

/** @brief Error codes; all are negative. */
enum {
  H2WND_ERR_NOSTREAM = -1,     /**< no open stream has that id */
  H2WND_ERR_PROTOCOL = -2,     /**< PROTOCOL_ERROR */
  H2WND_ERR_FLOW_CONTROL = -3, /**< FLOW_CONTROL_ERROR, or more sent than allowed */
  H2WND_ERR_LIMIT = -4         /**< too many streams */
};

/** @brief The flow control state of a connection. */
typedef struct h2wnd h2wnd;

/**
 * @brief Creates the state of a new connection without streams.
 * @return the state, or `NULL` when memory is out
 */
h2wnd *h2wnd_new(void);

/** @brief Frees a state. Nothing happens when @p c is `NULL`. */
void h2wnd_del(h2wnd *c);

/**
 * @brief Opens the next stream.
 *
 * Ids are given in the order 1, 3, 5 and so on and never used again.  The
 * window of the stream is the initial window that is in force.
 *
 * @return the id, or ::H2WND_ERR_LIMIT
 */
int32_t h2wnd_open(h2wnd *c);

/**
 * @brief Closes a stream.
 * @return 0 or ::H2WND_ERR_NOSTREAM
 */
int h2wnd_close(h2wnd *c, int32_t stream_id);

/**
 * @brief How many bytes may be sent on a stream now.
 *
 * What is sent counts against the window of the stream and that of the
 * connection, so that the smaller one is the limit.
 *
 * @return the number of bytes; 0 when the stream is blocked or not open
 */
size_t h2wnd_sendable(const h2wnd *c, int32_t stream_id);

/**
 * @brief Reports that bytes were sent in DATA frames.
 *
 * @return 0, ::H2WND_ERR_NOSTREAM, or ::H2WND_ERR_FLOW_CONTROL when that
 *   was more than h2wnd_sendable(), in which case nothing is changed
 */
int h2wnd_sent(h2wnd *c, int32_t stream_id, size_t length);

/**
 * @brief Reports a WINDOW_UPDATE frame from the peer.
 *
 * @param stream_id the stream, or 0 for the connection
 * @param increment 1 to 2^31-1; ::H2WND_ERR_PROTOCOL otherwise
 * @return 0, ::H2WND_ERR_NOSTREAM, or ::H2WND_ERR_FLOW_CONTROL when the
 *   window would be larger than ::H2WND_MAX, in which case it is not changed
 */
int h2wnd_update(h2wnd *c, int32_t stream_id, uint32_t increment);

/**
 * @brief Reports SETTINGS_INITIAL_WINDOW_SIZE from the peer.
 *
 * The windows of all open streams are adjusted by the difference to the
 * previous value, as section 6.9.2 demands; they can become negative by
 * that.  The window of the connection is not affected.
 *
 * @param value 0 to 2^31-1
 * @return 0, or ::H2WND_ERR_FLOW_CONTROL when the value or a window would be
 *   larger than ::H2WND_MAX, in which case nothing is changed
 */
int h2wnd_settings(h2wnd *c, uint32_t value);

/**
 * @brief The window of a stream, or with 0 that of the connection.
 * @return the window; 0 when the stream is not open
 */
int32_t h2wnd_window(const h2wnd *c, int32_t stream_id);

/**
 * @brief Lists the open streams, the oldest first.
 *
 * @param ids room for @p max ids; may be `NULL` when @p max is 0
 * @return how many streams are open, of which at most @p max are stored
 */
size_t h2wnd_list(const h2wnd *c, int32_t *ids, size_t max);

#ifdef __cplusplus
}
#endif

#endif
