/* jescz.h -- streaming escaper for JSON string contents

   The data that is to be escaped is given piece by piece, and comes out piece
   by piece, in an interface modelled after zlib's.  Quotes, backslashes and
   control characters are escaped; with JESCZ_ASCII everything above 0x7e is
   written as \u00XX too (the input is taken to be Latin-1 then).
*/
#ifndef JESCZ_H
#define JESCZ_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct jescz_state; /* internal */

typedef struct jescz_stream {
    const unsigned char *next_in; /* next input byte */
    size_t avail_in;              /* number of bytes available at next_in */
    size_t total_in;              /* total number of input bytes read so far */

    unsigned char *next_out; /* next output byte goes here */
    size_t avail_out;        /* remaining free space at next_out */
    size_t total_out;        /* total number of bytes output so far */

    struct jescz_state *state; /* not for applications */
} jescz_stream;

/* flags */
#define JESCZ_PLAIN 0
#define JESCZ_ASCII 1 /* escape all that is not printable ASCII */
#define JESCZ_QUOTE 2 /* put quotes around the whole */

/* return codes */
#define JESCZ_OK           0
#define JESCZ_STREAM_END   1
#define JESCZ_STREAM_ERROR (-2)
#define JESCZ_MEM_ERROR    (-4)
#define JESCZ_BUF_ERROR    (-5)

/*
   Initializes the internal state of a stream.  The fields next_in, avail_in,
   next_out and avail_out are left alone and can be set before or after.  A
   stream that has been initialized must be ended by jescz_end() before it is
   initialized again or goes out of scope, else its state is leaked.

   Returns JESCZ_OK, JESCZ_MEM_ERROR, or JESCZ_STREAM_ERROR for unknown flags.
   All other functions with a stream expect one for which jescz_init() returned
   JESCZ_OK.  A stream must not be copied by assignment: both copies would
   share one state.
*/
int jescz_init(jescz_stream *strm, int flags);

/*
   Escapes as much as possible and stops when the input is used up or the
   output buffer is full.  next_in, avail_in, next_out, avail_out and the totals
   are updated.  The application provides input and output space by setting the
   pointers and counts before each call; input and output must not overlap.  A
   pointer may be NULL if its count is zero.

   Set finish to nonzero once the last input was provided, and call again with
   more output space until JESCZ_STREAM_END is returned.  After that, only
   jescz_reset() and jescz_end() make sense: jescz_run() goes on returning
   JESCZ_STREAM_END and reads nothing.

   Returns JESCZ_OK if some progress has been made, JESCZ_STREAM_END as said,
   JESCZ_BUF_ERROR if no progress was possible (not fatal), JESCZ_STREAM_ERROR
   if the stream has been ended.
*/
int jescz_run(jescz_stream *strm, int finish);

/* Starts over, with the same flags.  Returns JESCZ_OK or JESCZ_STREAM_ERROR. */
int jescz_reset(jescz_stream *strm);

/*
   Frees the internal state.  Output that is pending is dropped.  Returns
   JESCZ_OK, or JESCZ_STREAM_ERROR if the stream was ended before.
*/
int jescz_end(jescz_stream *strm);

/* An upper bound of the output for len bytes of input; 0 if that is too large
   for a size_t. */
size_t jescz_bound(size_t len);

/*
   All in one: escapes len bytes from src to dst.  dst must have room for
   jescz_bound(len) bytes.  Nothing is terminated.  Returns the number of bytes
   written, or 0 when memory is out or the flags are unknown.
*/
size_t jescz_memory(void *dst, const void *src, size_t len, int flags);

#ifdef __cplusplus
}
#endif
#endif
