#ifndef PKBRUNS_H
#define PKBRUNS_H

/* pkbruns: the PackBits run-length code of MacPaint, TIFF and friends.
 *
 * The code is a row of packets. Each begins with a byte h:
 *     h = 0..127     h + 1 bytes follow, to be taken as they are
 *     h = 129..255   one byte follows, to be repeated 257 - h times
 *     h = 128        nothing, just the next packet
 *
 * It's quick, it needs no tables, and pictures love it. Text doesn't love it
 * much, but it won't hurt either. */

#include <stddef.h>

/* The most bytes we encode in one go. Split larger things into rows. */
#define PKR_MAX ((size_t)1 << 24)

enum pkr_status {
    PKR_OK = 0,
    PKR_TRUNCATED = -1,   /* the code ends within a packet */
    PKR_NOSPACE = -2,     /* the output doesn't fit */
    PKR_TOOBIG = -3,      /* more than PKR_MAX bytes */
    PKR_NOMEM = -4
};

/* How much room the code of n bytes may need, whatever the bytes are. If n is
 * more than PKR_MAX you get 0. */
size_t pkr_bound(size_t n);

/* Encodes n bytes of src and returns the length of the code. dst must have
 * room for pkr_bound(n) bytes, and must not overlap src. Nothing is encoded
 * if n is more than PKR_MAX; then you get 0, as you do for n = 0 (src may be
 * NULL then, and so may dst). */
size_t pkr_encode(unsigned char *dst, const unsigned char *src, size_t n);

/* The same, but the code goes to memory of the right size, which you free()
 * when you're done with it. The status says how it went; *code is NULL and
 * *len is 0 when it's not PKR_OK. The code of nothing is not NULL. */
int pkr_encode_new(unsigned char **code, size_t *len, const unsigned char *src, size_t n);

/* What n bytes of code expand to: stores the number in *size. Tells
 * PKR_TRUNCATED for broken code, and PKR_TOOBIG rather than a number above
 * PKR_MAX; *size isn't touched then. */
int pkr_decoded_size(const unsigned char *code, size_t n, size_t *size);

/* Decodes n bytes of code into dst, which has room for cap bytes. *len gets
 * the number of bytes that were written, even when something's wrong: you can
 * use those. Don't let dst and code overlap. */
int pkr_decode(unsigned char *dst, size_t cap, size_t *len, const unsigned char *code, size_t n);

/* If you'd rather have one byte at a time. The code must stay where it is
 * for as long as you call pkr_next. */
struct pkr_reader {
    const unsigned char *code;
    size_t left;
    unsigned count;      /* bytes left of the current packet */
    int repeat;          /* the byte to repeat, or -1 */
};

void pkr_open(struct pkr_reader *rd, const unsigned char *code, size_t n);

/* The next byte, 0 to 255; or -1 at the end, and when the code is broken. */
int pkr_next(struct pkr_reader *rd);

/* A few English words about a status. Never NULL, never to be freed. */
const char *pkr_message(int status);

#endif
