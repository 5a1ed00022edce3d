/** @file runpack.h
 *  @brief Run-length coding of bytes in the PackBits manner.
 *
 *  A packed stream is a sequence of tokens, each beginning with a byte h:
 *    - h < 128:  the h + 1 bytes that follow are copied as they are;
 *    - h > 128:  the one byte that follows is repeated 257 - h times;
 *    - h == 128: nothing.
 *
 *  Nothing is allocated.  Source and destination must not overlap.  A pointer
 *  may be NULL where its length is 0.
 */
#ifndef RUNPACK_H
#define RUNPACK_H

#include <stddef.h>

/** The most bytes that can be packed in one call. */
#define RP_MAX ((size_t)1 << 24)

/** What functions that return a size return when they fail. */
#define RP_ERROR ((size_t)-1)

/** One token of a packed stream, see rp_next(). */
typedef struct rp_token {
    int run;                   /**< 1: a repeated byte, 0: literal bytes */
    size_t count;              /**< how many bytes it stands for, at least 1 */
    const unsigned char *data; /**< the literal bytes, or the repeated one */
} rp_token;

/** The size that a destination of rp_pack() needs for @p n bytes, whatever
 *  they are.
 *  @return the size, or RP_ERROR if @p n is more than RP_MAX. */
size_t rp_bound(size_t n);

/** Packs @p n bytes.
 *  @param dst  room for at least rp_bound(n) bytes
 *  @return the number of bytes written to @p dst, or RP_ERROR if @p n is more
 *          than RP_MAX. */
size_t rp_pack(unsigned char *dst, const unsigned char *src, size_t n);

/** The number of bytes that unpacking @p src gives.
 *  @return the number, or RP_ERROR if the stream ends within a token. */
size_t rp_unpacked_size(const unsigned char *src, size_t n);

/** Unpacks @p n bytes of @p src into @p dst, which has room for @p cap.
 *  @return the number of bytes written, or RP_ERROR if @p cap is too small or
 *          the stream ends within a token.  Then @p dst may be written
 *          partly. */
size_t rp_unpack(unsigned char *dst, size_t cap, const unsigned char *src, size_t n);

/** Reads the token at @p *pos of the stream and advances @p *pos behind it.
 *  Begin with a *pos of 0.  Tokens that stand for nothing are skipped.
 *  @return 1, or 0 at the end (also if *pos is beyond it), or -1 if the
 *          stream ends within a token; @p tok is set only with 1. */
int rp_next(const unsigned char *src, size_t n, size_t *pos, rp_token *tok);

/** @return 1 if two packed streams unpack to the same bytes, 0 if not or if
 *          one of them ends within a token. */
int rp_same(const unsigned char *a, size_t na, const unsigned char *b, size_t nb);

#endif
