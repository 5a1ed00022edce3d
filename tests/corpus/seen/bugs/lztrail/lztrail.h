/*
LZTRAIL(3)

NAME
    lztrail - pack and unpack small blocks of bytes

DESCRIPTION
    A packed block is a sequence of steps.  A step is a token byte, whose high
    half is a count of literals and whose low half a count of bytes to repeat;
    the value 15 in either half means that more of the count follows in bytes,
    each added to it, the last being the first that is not 255.  Behind the
    token (and the bytes of the literal count) come the literals, then the
    distance in two bytes, low byte first, then the bytes of the repeat count.
    A repeat has 4 bytes more than its count says.  The block may end behind
    the literals of a step; that step has no repeat.

    The functions keep no state.  Neither buffer needs padding or a terminating
    zero, and the two must not overlap.  A pointer may be NULL if its size is 0.
*/
#ifndef LZTRAIL_H
#define LZTRAIL_H

#include <stddef.h>

/* The largest block, before packing. */
#define LZT_MAX ((size_t)1 << 24)

/* Results below zero. */
enum {
    LZT_EBIG = -1,      /* more than LZT_MAX bytes */
    LZT_EROOM = -2,     /* dst is too small; its contents are undefined */
    LZT_EFORMAT = -3,   /* src is not a packed block */
    LZT_ENOMEM = -4
};

/*
    lzt_bound
        The size that a packed block of n bytes cannot exceed; 0 if n is
        larger than LZT_MAX.
*/
size_t lzt_bound(size_t n);

/*
    lzt_pack
        Packs the n bytes at src into the cap bytes at dst.  Returns the size
        of the packed block or an error.  No bytes pack to a block of size 0.
*/
long lzt_pack(const unsigned char *src, size_t n, unsigned char *dst, size_t cap);

/*
    lzt_unpack
        Unpacks the packed block of n bytes at src into the cap bytes at dst.
        Returns the number of bytes unpacked or an error.  The block may come
        from an untrusted place: damaged or cut blocks are LZT_EFORMAT (or
        LZT_EROOM, LZT_EBIG, whichever is noticed first).
*/
long lzt_unpack(const unsigned char *src, size_t n, unsigned char *dst, size_t cap);

/*
    lzt_unpacked_size
        What lzt_unpack would return if dst were large enough.
*/
long lzt_unpacked_size(const unsigned char *src, size_t n);

/*
    lzt_steps
        The number of steps in a packed block, or an error.
*/
long lzt_steps(const unsigned char *src, size_t n);

/*
    lzt_strerror
        A text for a result of the functions above, never NULL.  Static.
*/
const char *lzt_strerror(long result);

#endif
