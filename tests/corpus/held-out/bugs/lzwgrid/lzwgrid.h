/*
 * lzwgrid - decodes the LZW pixel data of GIF-like images into a grid.
 *
 * Codes are packed least significant bit first and start with min_bits + 1
 * bits; they grow to 12 bits at most.  Code 1 << min_bits clears the table,
 * the code after that ends the data.  When the table is full, it stays as it
 * is until the next clear code.
 *
 * Data come from files, so nothing is taken on trust: whatever bytes are fed,
 * the decoder either decodes them or reports LZWGRID_EDATA.
 */
#ifndef LZWGRID_H
#define LZWGRID_H

#include <stddef.h>

#define LZWGRID_MAX_SIDE 4096  /* of a grid's width and height */

#define LZWGRID_MORE    0      /* all read, more may follow */
#define LZWGRID_END     1      /* the end code has been read */
#define LZWGRID_EDATA (-1)     /* data that no encoder writes */

typedef struct lzwgrid lzwgrid;

/*
 * A decoder for width x height pixels of min_bits (2 to 8) bits each; all
 * pixels are 0 at first.  With interlaced != 0 the rows come in GIF's order:
 * every 8th from 0, every 8th from 4, every 4th from 2, every 2nd from 1.
 * NULL when an argument is out of range (sides are 1 to LZWGRID_MAX_SIDE) or
 * memory is short.
 */
lzwgrid *lzwgrid_open(int min_bits, int width, int height, int interlaced);

/* Frees a decoder and its grid; NULL is allowed. */
void lzwgrid_close(lzwgrid *g);

/* Back to the state after lzwgrid_open: table, errors and pixels are reset. */
void lzwgrid_restart(lzwgrid *g);

/*
 * Decodes n bytes, which may end anywhere, in the middle of a code too.
 * Returns LZWGRID_MORE, _END or _EDATA.  After _END and _EDATA further data
 * are ignored and the same value is returned, until lzwgrid_restart.  Pixels
 * beyond the last one of the grid are dropped.  data may be NULL if n is 0.
 */
int lzwgrid_feed(lzwgrid *g, const unsigned char *data, size_t n);

/*
 * The same for data in GIF's sub-blocks: a byte with the length, that many
 * bytes, and so on until a length of 0 or the end of the n bytes.  A block
 * that is longer than what is left of the n bytes is LZWGRID_EDATA.
 * If used is not NULL, *used becomes the number of bytes read.
 */
int lzwgrid_feed_blocks(lzwgrid *g, const unsigned char *data, size_t n,
                        size_t *used);

/* Number of pixels decoded so far, at most width * height. */
size_t lzwgrid_decoded(const lzwgrid *g);

/* Value of a pixel, -1 when x, y is outside of the grid. */
int lzwgrid_pixel(const lzwgrid *g, int x, int y);

/* Row y, width bytes, valid until lzwgrid_close; NULL when there is none. */
const unsigned char *lzwgrid_row(const lzwgrid *g, int y);

#endif
