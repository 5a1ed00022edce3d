#ifndef PKBFLOW_H
#define PKBFLOW_H

#include <stddef.h>
#include <stdint.h>

/*
     The 'pkbflow' library packs and unpacks data by the PackBits method, with
  an interface like zlib's.  Packing can be done in a single step if the buffers
  are large enough, or by repeated calls.  In the latter case the application
  must provide more input and/or consume the output between the calls.
*/

typedef void *(*pk_alloc_func)(void *opaque, size_t size);
typedef void (*pk_free_func)(void *opaque, void *address);

typedef struct pk_stream_s {
    const uint8_t *next_in;  /* next input byte */
    size_t         avail_in; /* number of bytes available at next_in */

    uint8_t       *next_out;  /* next output byte will go here */
    size_t         avail_out; /* remaining free space at next_out */

    pk_alloc_func  alloc;   /* used to allocate the internal state */
    pk_free_func   release; /* used to free the internal state */
    void          *opaque;  /* passed to alloc and release */

    void          *state; /* not visible by applications */
} pk_stream;

/*
     The application must update next_in and avail_in when avail_in has dropped
  to zero.  It must update next_out and avail_out when avail_out has dropped to
  zero.  It must initialize alloc, release and opaque before calling one of the
  init functions; if alloc and release are both NULL, malloc() and free() are
  used.  The other fields may be set later; state is set by the library and must
  not be touched, so a stream in use must not be copied either.

     A stream is initialized for either packing or unpacking, and then given to
  the functions for that direction only until it has been ended.
*/

#define PK_RUN    0 /* flush values for pk_pack() */
#define PK_FINISH 1

#define PK_OK     0
#define PK_DONE   1
#define PK_ESTATE (-1) /* state is NULL */
#define PK_EMEM   (-2)
#define PK_EROOM  (-3)
#define PK_EDATA  (-4)

int pk_pack_init(pk_stream *strm);
/*
     Initializes the internal state for packing.  Returns PK_OK, or PK_EMEM if
  there was not enough memory.
*/

int pk_pack(pk_stream *strm, int flush);
/*
     Packs as much as possible, and stops when the input is used up or the
  output is full.  next_in, avail_in, next_out and avail_out are updated.  Some
  output may be held back until more input or PK_FINISH is provided.

     With PK_FINISH, it is to be called until it returns PK_DONE, with more
  output space each time and without further input.

     Returns PK_OK, PK_DONE if all input has been processed and all output has
  been produced (only with PK_FINISH), or PK_ESTATE.
*/

int pk_pack_end(pk_stream *strm);
/*
     Frees the state, discarding what has not been processed.  Returns PK_OK, or
  PK_ESTATE if the stream was ended before.
*/

int pk_unpack_init(pk_stream *strm);
int pk_unpack(pk_stream *strm);
int pk_unpack_end(pk_stream *strm);
/*
     The same for unpacking.  pk_unpack() returns PK_DONE at the end marker;
  what follows that is left at next_in.
*/

size_t pk_bound(size_t len);
/*
     An upper bound of the packed size of len bytes, 0 if that is above what
  size_t can express.
*/

int pk_pack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t len);
int pk_unpack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t len);
/*
     All at once.  Upon entry, *dest_len is the total size of the destination
  buffer.  Upon exit, *dest_len is the number of bytes that were written.
  Returns PK_OK, PK_EMEM, PK_EROOM if there was not enough room in the
  destination, or PK_EDATA if the source is incomplete.
*/

#endif
