/*
 * packbyte - byte-oriented run length coding.
 *
 * The coded form is a sequence of packets.  A packet starts with a head byte H:
 *
 *   H in 0..127     H + 1 bytes follow and stand for themselves
 *   H in 129..255   one byte follows, it is repeated 257 - H times
 *   H equal to 128  nothing follows, the packet is skipped
 *
 * Lengths are in bytes.  A source may be NULL when its length is 0.  Source
 * and destination must not overlap.
 */
#ifndef PACKBYTE_H
#define PACKBYTE_H

#include <stddef.h>

/* The longest plain text the library handles. */
#define PKB_MAX ((size_t)1 << 24)

/* The size of a buffer that takes the coded form of any n plain bytes;
 * 0 when n is 0 or greater than PKB_MAX. */
size_t pkb_bound(size_t n);

/* Codes the n bytes at src.  dst has room for at least pkb_bound(n) bytes and
 * may be NULL only when that is 0.
 * Returns the number of bytes written; 0 when n is 0 or greater than PKB_MAX. */
size_t pkb_encode(const void *src, size_t n, void *dst);

/* Length of the plain text that the n coded bytes at src stand for.
 * Returns -1 when a packet is cut off or the text is longer than PKB_MAX. */
long pkb_decoded_size(const void *src, size_t n);

/* Decodes into dst, which has room for cap bytes.  Returns the length of the
 * plain text, or -1 when src is malformed or the text does not fit; what is in
 * dst is then unspecified. */
long pkb_decode(const void *src, size_t n, void *dst, size_t cap);

/* The same two with memory of their own.  The result is the caller's, to be
 * released with free(); its length is stored in *len.  NULL on failure: out of
 * memory, too long, or malformed; *len is then 0.
 * An empty result is a pointer that is not NULL. */
unsigned char *pkb_pack(const void *src, size_t n, size_t *len);
unsigned char *pkb_unpack(const void *src, size_t n, size_t *len);

/* 1 if the n coded bytes stand for exactly the m plain bytes, else 0
 * (also when the coded bytes are malformed). */
int pkb_matches(const void *coded, size_t n, const void *plain, size_t m);

/* Number of packets in the coded bytes, skipped ones not counted; -1 when the
 * last one is cut off. */
long pkb_packets(const void *src, size_t n);

#endif
