#ifndef PACKRAW_H
#define PACKRAW_H
#include <stddef.h>

/* PackBits run-length coding, raw and fast: the plain functions trust the
 * caller about the size of the destination. */

#define PR_ERROR ((size_t)-1)
#define PR_DUP_MAX ((size_t)1 << 24)

/* Most bytes n source bytes can become; PR_ERROR if n is absurd. */
size_t pr_bound(size_t n);

/* Packs n bytes.  dst must have room for pr_bound(n) bytes, and src and dst
 * must not overlap.  Returns the packed size. */
size_t pr_pack(unsigned char *dst, const unsigned char *src, size_t n);

/* Size to which n packed bytes unpack; PR_ERROR if they are malformed. */
size_t pr_unpacked_size(const unsigned char *src, size_t n);

/* Unpacks n bytes.  dst must have room for pr_unpacked_size(src, n) bytes, and
 * src and dst must not overlap.  Returns the size, or PR_ERROR (and writes
 * nothing) if the data is malformed. */
size_t pr_unpack(unsigned char *dst, const unsigned char *src, size_t n);

/* The same into a new buffer, which the caller frees with free().  NULL if
 * malformed, larger than PR_DUP_MAX or memory is out. */
unsigned char *pr_pack_dup(const unsigned char *src, size_t n, size_t *size);
unsigned char *pr_unpack_dup(const unsigned char *src, size_t n, size_t *size);

#endif
