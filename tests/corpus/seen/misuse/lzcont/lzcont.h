#ifndef LZCONT_H
#define LZCONT_H
#include <stddef.h>

/* Compression of a stream of blocks, each with the one before as dictionary.
 * Nothing is allocated and nothing copied, which has a price:
 *
 *  - The encoder looks into the source of the last lc_encode that succeeded
 *    (empty blocks do not count).  It must stay where it is, unchanged, until
 *    the next one has succeeded or lc_enc_reset is called.
 *  - The same goes for the output of the last lc_decode that succeeded, until
 *    the next one has succeeded or lc_dec_reset is called.
 *
 * So alternate between two buffers.  Blocks have to be decoded in the order
 * they were encoded, and both sides reset at the same block.  Source and
 * destination of a call must not overlap. */

#define LC_BLOCK 4096                   /* longest block */
#define LC_BOUND(n) ((n) + (n) / 128 + 1) /* most that a block of n becomes */

typedef struct { const unsigned char *prev; size_t nprev; } lc_enc;
typedef struct { const unsigned char *prev; size_t nprev; } lc_dec;

enum { LC_OK = 0, LC_ESIZE = -1, LC_EROOM = -2, LC_EDATA = -3 };

void lc_enc_reset(lc_enc *e);           /* also to begin with */
void lc_dec_reset(lc_dec *d);

/* LC_ESIZE if n exceeds LC_BLOCK, LC_EROOM if cap is too small.  On error the
 * state is as before and *out is 0.  An empty block is empty and leaves the
 * state as it is. */
int lc_encode(lc_enc *e, const unsigned char *src, size_t n, unsigned char *dst, size_t cap, size_t *out);

/* LC_EROOM if the block does not fit into cap, LC_EDATA if it is malformed,
 * LC_ESIZE if it gives more than LC_BLOCK.  Errors as above. */
int lc_decode(lc_dec *d, const unsigned char *src, size_t n, unsigned char *dst, size_t cap, size_t *out);

#endif
