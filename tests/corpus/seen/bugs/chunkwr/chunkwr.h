/*
 * NAME
 *     chunkwr - write RIFF files (WAV and relatives) to memory
 *
 * SYNOPSIS
 *     struct chunkwr w;
 *     cw_init(&w, "WAVE");
 *     cw_begin(&w, "data"); cw_put(&w, samples, n); cw_end(&w);
 *     file = cw_finish(&w, &size);
 *
 * DESCRIPTION
 *     A file is the 12 byte form header and chunks of id, size, and data. A
 *     chunk with an odd number of bytes is followed by a zero byte that its
 *     size does not count. Chunks may be nested. Numbers are little-endian.
 *
 *     An id is a text of 1 to 4 characters, filled up with blanks.
 *
 * RETURN VALUE
 *     Where not said otherwise, CW_OK or an error, after which the writer is as
 *     it was before the call.
 */
#ifndef CHUNKWR_H
#define CHUNKWR_H

#include <stddef.h>
#include <stdint.h>

#define CW_DEPTH 4              /* chunks open at the same time */
#define CW_LIMIT (1u << 20)     /* bytes in a file */

#define CW_OK      0
#define CW_EID    (-1)          /* not an id */
#define CW_EDEPTH (-2)          /* too many open chunks */
#define CW_ENONE  (-3)          /* no open chunk */
#define CW_ELIMIT (-4)          /* file would exceed CW_LIMIT */
#define CW_ENOMEM (-5)
#define CW_ESTATE (-6)          /* after cw_finish or cw_drop */

/* Storage is the caller's, the members are not. Not to be copied. */
struct chunkwr {
    unsigned char *cw_buf;
    size_t cw_len, cw_cap;
    size_t cw_open[CW_DEPTH];
    int cw_depth;
};

/* Start a file. Any storage will do; what it held is not freed. If this fails
   (CW_EID, CW_ENOMEM) the writer is as after cw_drop. */
int cw_init(struct chunkwr *w, const char *form);

/* Open a chunk, within the innermost open one if there is any. */
int cw_begin(struct chunkwr *w, const char *id);

/* Append n bytes, a 16 bit or a 32 bit number to the innermost open chunk.
   data may be NULL if n is 0. */
int cw_put(struct chunkwr *w, const void *data, size_t n);
int cw_put16(struct chunkwr *w, uint16_t value);
int cw_put32(struct chunkwr *w, uint32_t value);

/* Close the innermost open chunk. */
int cw_end(struct chunkwr *w);

/* Number of open chunks. */
int cw_depth(const struct chunkwr *w);

/* Close what is open and hand over the file, which the caller releases with
   free(3). NULL if the writer was finished or dropped before, or if a zero
   byte to be added does not fit in CW_LIMIT; *size is then 0. In any case the
   writer holds no memory afterwards. */
unsigned char *cw_finish(struct chunkwr *w, size_t *size);

/* Release the memory of an unfinished file. Allowed any time after cw_init,
   also more than once. */
void cw_drop(struct chunkwr *w);

/* Look for the first outermost chunk with an id in a file of size bytes, which
   may be anything. Returns where its data begin, with their length in *n, or
   NULL if there is none that is complete. */
const unsigned char *cw_find(const unsigned char *file, size_t size,
                             const char *id, size_t *n);

#endif
