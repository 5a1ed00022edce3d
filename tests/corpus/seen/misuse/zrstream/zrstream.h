/**
 * @file zrstream.h
 * Run-length compression of streams, with an interface in the manner of zlib.
 *
 * The application fills in next_in and avail_in with the input it has, next_out
 * and avail_out with the room for output it has, and calls zrs_pack() or
 * zrs_unpack() until everything is done.  The library updates these four; it
 * never touches memory beyond what the avail_ fields say.
 */
#ifndef ZRSTREAM_H
#define ZRSTREAM_H

#include <stddef.h>
#include <stdint.h>

struct zrs_state;

typedef struct zrs_stream {
    const uint8_t *next_in; /**< next input byte */
    size_t avail_in;        /**< number of bytes available at next_in */
    uint8_t *next_out;      /**< next output byte will go here */
    size_t avail_out;       /**< remaining free space at next_out */
    struct zrs_state *state; /**< not visible by applications */
} zrs_stream;

#define ZRS_OK 0
#define ZRS_STREAM_END 1    /**< all output has been written */
#define ZRS_MEM_ERROR (-4)
#define ZRS_BUF_ERROR (-5)  /**< the output buffer was too small */
#define ZRS_DATA_ERROR (-3) /**< the compressed data ends too early or is corrupt */

/**
 * Initializes the internal state of a stream, for packing or for unpacking.
 * The other fields need not be set yet.
 * @return ZRS_OK or ZRS_MEM_ERROR
 */
int zrs_init(zrs_stream *strm);

/**
 * Frees the state of a stream.  Every stream that was initialized must be ended
 * once; it can be initialized again afterwards.
 */
void zrs_end(zrs_stream *strm);

/** Makes a stream that was initialized, and not ended, ready for other data. */
void zrs_reset(zrs_stream *strm);

/**
 * Compresses as much data as possible, and stops when the input is empty or the
 * output full.
 * @param finish nonzero when no more input will follow
 * @return ZRS_OK if there may be more to do, ZRS_STREAM_END when all is done
 */
int zrs_pack(zrs_stream *strm, int finish);

/** Decompresses; parameters and results as of zrs_pack(), and ZRS_DATA_ERROR. */
int zrs_unpack(zrs_stream *strm, int finish);

/** An upper bound of the packed size of so many bytes. */
size_t zrs_bound(size_t length);

/**
 * Packs a whole buffer.  On entry *dest_len is the size of dest, on exit that
 * of the packed data.
 * @return ZRS_OK, ZRS_MEM_ERROR or ZRS_BUF_ERROR
 */
int zrs_pack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t length);
int zrs_unpack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t length);

#endif
