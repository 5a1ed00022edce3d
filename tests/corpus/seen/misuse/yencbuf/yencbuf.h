#ifndef YENCBUF_H
#define YENCBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 *  yencbuf: the yEnc encoding of Usenet, from memory to memory
 *
 *  yEnc turns bytes into lines of text that survive news servers.  Other than
 *  base64 it makes nearly all bytes into one character; only a few take two.
 *  The functions here do the data lines, not the "=ybegin" around them.
 */

/* Lines have this many characters when the caller has no opinion. */
#define YENC_LINE 128

/*
 *  How large the output of yenc_encode() can get for n bytes of input, with
 *  any line length.  0 if that number is too big for a size_t.
 */
size_t yenc_bound(size_t n);

/*
 *  Encodes src[0 .. n-1] to dst and returns the number of bytes written.  Each
 *  line ends with CR LF, the last one too.  No '\0' is appended.
 *
 *  line is the length of a line, 64 to 254; anything else is YENC_LINE.
 *
 *  There is no check for the end of dst: it must have room for yenc_bound(n)
 *  bytes.  src and dst must not overlap.
 */
size_t yenc_encode(unsigned char *dst, const unsigned char *src, size_t n, unsigned line);

/*
 *  A decoder.  It takes the text in pieces as they come from the network; they
 *  may be cut anywhere.
 */
struct yenc_decoder {
    bool escaped;   /* the last piece ended between '=' and its character */
    uint32_t crc;   /* of all bytes so far */
    uint64_t total; /* number of them */
};

/* Call this before anything else, and again for the next article. */
void yenc_begin(struct yenc_decoder *decoder);

/*
 *  Decodes the next n bytes and returns how many bytes have come out, which
 *  are never more than n; dst must have room for n.  Decoding in place, with
 *  dst == src, works; other overlaps do not.
 */
size_t yenc_decode(struct yenc_decoder *decoder, unsigned char *dst, const unsigned char *src, size_t n);

/* Whether everything has arrived: no '=' is open, and size and CRC are right. */
bool yenc_complete(const struct yenc_decoder *decoder, uint64_t size, uint32_t crc);

/* CRC-32; begin with a crc of 0, go on with the result. */
uint32_t yenc_crc(uint32_t crc, const unsigned char *bytes, size_t n);

#endif
