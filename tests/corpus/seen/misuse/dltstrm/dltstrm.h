/* dltstrm.h -- delta coding of byte streams
 *
 * Delta coding makes tables of records compress better: each byte is replaced
 * by its difference to the byte `stride` places before it, modulo 256.
 *
 * The interface is that of zlib.  The application updates next_in and avail_in
 * when avail_in has dropped to zero, and next_out and avail_out when avail_out
 * has dropped to zero.  All other fields are set by the library and must not
 * be updated by the application.  A stream has to be initialized by dlt_init()
 * before any other call, and dlt_end() releases what it holds.  To duplicate a
 * stream use dlt_copy(); the structure itself can not be duplicated by
 * assignment.
 */
#ifndef DLTSTRM_H
#define DLTSTRM_H

#include <stddef.h>
#include <stdint.h>

struct dlt_state; /* not visible by applications */

typedef struct dlt_stream_s {
    const unsigned char *next_in; /* next input byte */
    size_t avail_in;              /* number of bytes available at next_in */
    uint64_t total_in;            /* total number of input bytes read so far */

    unsigned char *next_out; /* next output byte will go here */
    size_t avail_out;        /* remaining free space at next_out */
    uint64_t total_out;      /* total number of bytes output so far */

    struct dlt_state *state;
} dlt_stream;

#define DLT_OK 0
#define DLT_PARAM (-1)  /* invalid stride */
#define DLT_MEM (-2)    /* not enough memory */
#define DLT_BUF (-3)    /* no progress was possible */
#define DLT_STREAM (-4) /* the stream was ended */

#define DLT_MAX_STRIDE 64

/* Initializes a stream, a new one or one that was ended before; all fields are
   overwritten, whatever is in them, with no input and no
   output available.  stride is 1 to DLT_MAX_STRIDE, else DLT_PARAM is returned
   and the stream is left as one that was ended. */
int dlt_init(dlt_stream *strm, int stride);

/* Process as many bytes as possible: until the input is empty or the output is
   full.  DLT_BUF if that was so from the beginning, which is not fatal.  Input
   and output may be the same memory.  A stream is used in one direction until
   the next dlt_reset(). */
int dlt_encode(dlt_stream *strm);
int dlt_decode(dlt_stream *strm);

/* Begins anew with the same stride; totals are zeroed, buffers are kept. */
int dlt_reset(dlt_stream *strm);

/* Sets dest, which is not an initialized stream, as a complete copy of source.
   On failure dest is left as a stream that was ended. */
int dlt_copy(dlt_stream *dest, const dlt_stream *source);

/* Frees all that was allocated for this stream.  DLT_STREAM if the stream was
   ended before. */
int dlt_end(dlt_stream *strm);

#endif
