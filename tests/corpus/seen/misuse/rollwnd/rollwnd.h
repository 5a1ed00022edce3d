/*
 * rollwnd - rolling checksums, and finding known blocks in data with them
 *
 * The weak checksum of rsync: cheap to move along by one byte.
 *
 * MOVING A WINDOW
 *
 *      rw_window w;
 *      if (rw_start(&w, data, size, 512) == 0)
 *          for (;;) {
 *              use(rw_offset(&w), rw_sum(&w));
 *              if (rw_at_end(&w))
 *                  break;
 *              rw_step(&w);
 *          }
 *
 * FINDING BLOCKS
 *
 *      rw_blocks *b = rw_blocks_new(old, oldsize, 512);
 *      rw_scan *s = rw_scan_new(b, new, newsize);
 *      while (rw_scan_next(s, &offset, &block))
 *          ...
 *      rw_scan_free(s);
 *      rw_blocks_free(b);
 *
 * Data are never copied: windows and scans refer to them, so they must neither
 * be freed nor changed meanwhile.
 */
#ifndef ROLLWND_H
#define ROLLWND_H

#include <stddef.h>
#include <stdint.h>

#define RW_MAX_BLOCKS 65536

typedef struct {
    const unsigned char *data;
    size_t size, length, offset;
    uint16_t a, b;
} rw_window;

typedef struct rw_blocks rw_blocks;
typedef struct rw_scan rw_scan;

/* Checksum of size bytes; data may be NULL if size is 0. */
uint32_t rw_checksum(const void *data, size_t size);

/* Puts a window of length bytes at the start of the data.  Returns 0, or -1 if
 * length is 0 or more than size; the window can not be used then. */
int rw_start(rw_window *w, const void *data, size_t size, size_t length);

uint32_t rw_sum(const rw_window *w);
size_t rw_offset(const rw_window *w);

/* 1 if the window has reached the end of the data. */
int rw_at_end(const rw_window *w);

/* Moves the window by one byte.  Not to be called at the end. */
void rw_step(rw_window *w);

/* Checksums of all whole blocks of data: bytes 0 to length - 1 are block 0,
 * and so on.  data may be freed afterwards.  NULL if length is 0, there are
 * more than RW_MAX_BLOCKS blocks, or without memory. */
rw_blocks *rw_blocks_new(const void *data, size_t size, size_t length);
size_t rw_blocks_count(const rw_blocks *b);
void rw_blocks_free(rw_blocks *b); /* NULL is ignored */

/* A scan of data for the blocks.  It uses b, which must not be freed before
 * it; there may be several scans for the same blocks.  NULL without memory. */
rw_scan *rw_scan_new(const rw_blocks *b, const void *data, size_t size);

/* The next place with the checksum of a block, the first such block if there
 * are several.  Goes on behind the block found.  Returns 1, or 0 when there is
 * none any more; then and ever after. */
int rw_scan_next(rw_scan *s, size_t *offset, size_t *block);
void rw_scan_free(rw_scan *s); /* NULL is ignored */

#endif
