#ifndef MTFZ_H
#define MTFZ_H

#include <stddef.h>
#include <stdint.h>

/*
 * Move-to-front coding as a stream filter, for use between a block sort and an
 * entropy coder.
 *
 * The interface follows zlib's.  The application sets next_in and avail_in when
 * avail_in has dropped to zero, and next_out and avail_out when avail_out has
 * dropped to zero; it must initialize the stream with mtfz_begin() before any
 * other call.  All other fields are set by the library and must not be changed.
 * One byte of output is made for each byte of input.
 */

typedef struct mtfz_stream {
    const uint8_t *next_in;    /* next input byte */
    size_t         avail_in;   /* number of bytes available at next_in */

    uint8_t       *next_out;   /* next output byte goes here */
    size_t         avail_out;  /* remaining free space at next_out */

    uint64_t       total;      /* bytes coded so far */
    const char    *msg;        /* last error message, NULL if no error */

    struct mtfz_state *state;  /* not visible to applications */
} mtfz_stream;

#define MTFZ_ENCODE   0
#define MTFZ_DECODE   1

#define MTFZ_OK           0
#define MTFZ_STALLED    (-1)   /* no input, or no room for output; not fatal */
#define MTFZ_MEM_ERROR  (-2)
#define MTFZ_PARAM_ERROR (-3)

/*
 * Initializes the stream, whatever was in it, for coding in the given direction.
 * The four input and output fields become zero.  Returns MTFZ_OK,
 * MTFZ_MEM_ERROR, or MTFZ_PARAM_ERROR if there is no such direction; in case of
 * an error there is nothing to end.
 *
 * Every stream that was begun must be ended exactly once.
 */
int mtfz_begin(mtfz_stream *strm, int direction);

/*
 * Codes as much as possible: stops when the input is used up or the output
 * space is.  next_in and next_out may be equal, for coding in place, but the
 * regions must not overlap otherwise.
 *
 * Returns MTFZ_OK if there was progress, else MTFZ_STALLED.
 */
int mtfz_run(mtfz_stream *strm);

/*
 * Makes the list of symbols start with those in `symbols`, in that order and
 * without duplicates; coder and decoder have to agree on it.  Only allowed while
 * total is zero.  A count of 0 gives the initial order 0, 1, 2 ... 255.
 * Returns MTFZ_PARAM_ERROR, with the list unchanged, for duplicates or a count
 * above 256.
 */
int mtfz_prime(mtfz_stream *strm, const uint8_t *symbols, size_t count);

/*
 * dest becomes a stream at the same point as source, which has to be ended on
 * its own.  dest is a stream that was not begun, or has been ended.  A stream
 * must not be copied by assignment.
 */
int mtfz_copy(mtfz_stream *dest, const mtfz_stream *source);

/* Same as ending and beginning anew, without giving back the memory. */
int mtfz_reset(mtfz_stream *strm);

/* Position of a symbol in the list at present, 0 being the front. */
unsigned mtfz_rank(const mtfz_stream *strm, uint8_t symbol);

/* Frees what belongs to the stream. */
void mtfz_end(mtfz_stream *strm);

#endif
