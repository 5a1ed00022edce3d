/* dvpack.h -- interface of the 'dvpack' library for compact series of numbers

  The series is packed as the differences of its numbers, each of which takes
  one to nine bytes.  Packing can be done in a single step if the buffers are
  large enough, or by repeated calls with more input and/or more output space.

  The library does not install any signal handler and does not keep any global
  state.  The decoder checks what it reads, so it never crashes or writes
  beyond its output, even in the case of corrupted input.
*/
#ifndef DVPACK_H
#define DVPACK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct dv_internal;

typedef struct dv_stream_s {
    const int64_t *next_in;     /* next input number */
    size_t         avail_in;    /* how many numbers are available at next_in */
    uint64_t       total_in;    /* numbers read so far */

    unsigned char *next_out;    /* next output byte will go here */
    size_t         avail_out;   /* remaining free space at next_out */
    uint64_t       total_out;   /* bytes output so far */

    struct dv_internal *state;  /* not visible by applications */
} dv_stream;

/*
     The application must set next_in and avail_in before it calls dvPack(),
   and again when avail_in has dropped to zero.  It must set next_out and
   avail_out likewise.  All four are updated by dvPack().  The totals are set
   to zero by dvInit() and dvReset() and must not be changed by the
   application, nor must state.
*/

/* Allowed flush values; see dvPack() below for details */
#define DV_NO_FLUSH 0
#define DV_FINISH   1

/* Return codes.  Negative values are errors, positive values are used for
   special but normal events. */
#define DV_OK            0
#define DV_STREAM_END    1
#define DV_STREAM_ERROR (-2)
#define DV_DATA_ERROR   (-3)
#define DV_MEM_ERROR    (-4)
#define DV_BUF_ERROR    (-5)

int dvInit(dv_stream *strm);
/*
     Initializes the internal state of the stream for packing.  The contents
   of *strm do not matter before; next_in, avail_in, next_out and avail_out are
   left as they are.

     dvInit returns DV_OK if success, DV_MEM_ERROR if there was not enough
   memory, DV_STREAM_ERROR if strm is NULL.
*/

int dvPack(dv_stream *strm, int flush);
/*
     Packs as many numbers as possible, and stops when the input becomes empty
   or the output becomes full.  If flush is DV_FINISH, all input has been
   provided; dvPack() then ends the series after it, and returns DV_STREAM_END
   when all of it was written.  If it returns DV_OK instead it must be called
   again with DV_FINISH and more output space, until it returns DV_STREAM_END.
   After that, the only possible operations are dvReset() and dvEnd().

     dvPack returns DV_OK if some progress has been made, DV_STREAM_END if all
   input has been consumed and all output has been produced, DV_BUF_ERROR if no
   progress was possible (for example avail_in or avail_out was zero; this is
   not fatal), or DV_STREAM_ERROR if flush is invalid, a buffer is NULL while
   its size is not zero, the series was ended, or the stream was (dvEnd).
*/

int dvReset(dv_stream *strm);
/*
     Equivalent to dvEnd followed by dvInit, but does not free and reallocate
   the internal state.  DV_STREAM_ERROR if the stream was ended.
*/

int dvEnd(dv_stream *strm);
/*
     All dynamically allocated data structures for this stream are freed.
   This function discards any unprocessed input and does not flush any pending
   output.  DV_STREAM_ERROR if the stream was ended already.
*/

int dvCopy(dv_stream *dest, dv_stream *source);
/*
     Sets the destination stream as a complete copy of the source stream, to
   be freed with its own dvEnd().  dest must not be a stream that is in use, as
   its state would be lost.  A dv_stream must not be copied by assignment or
   memcpy(), because the state would then be shared.

     dvCopy returns DV_OK if success, DV_MEM_ERROR if there was not enough
   memory, DV_STREAM_ERROR if the source stream was ended or dest and source
   are the same.
*/

size_t dvBound(size_t count);
/*
     Returns an upper bound on the packed size of count numbers.  It is
   SIZE_MAX if the bound does not fit into size_t.
*/

int dvUnpack(int64_t *dest, size_t *destLen,
             const unsigned char *source, size_t sourceLen);
/*
     Unpacks the source buffer into the destination buffer.  sourceLen is the
   byte length of the source buffer.  Upon entry, *destLen is the number of
   elements that the destination buffer has room for.  Upon exit, *destLen is
   how many of them were written.

     dvUnpack returns DV_OK if success, DV_BUF_ERROR if there was not enough
   room in the output buffer, or DV_DATA_ERROR if the input data was corrupted
   or incomplete.
*/

#ifdef __cplusplus
}
#endif

#endif /* DVPACK_H */
