// lzlit: a tiny LZ77 packer for trusted data
//
// Packed data starts with its unpacked size.  lz_unpack() does not check what
// it reads: give it only what lz_pack() has made, whole.  Source and destination
// must not overlap.
#ifndef LZLIT_H
#define LZLIT_H

#include <stddef.h>
#include <stdint.h>

#define LZ_MAX 65535u // bytes that can be packed at once

// Room that lz_pack() may need for n bytes.
size_t lz_bound(size_t n);

// Packs n bytes into dst, which has room for lz_bound(n).  Returns the packed
// size, or 0 if n is above LZ_MAX.
size_t lz_pack(const uint8_t *src, size_t n, uint8_t *dst);

// Unpacked size of packed data.
size_t lz_size(const uint8_t *packed);

// Unpacks into dst, which has room for lz_size(packed).  Returns that size.
size_t lz_unpack(const uint8_t *packed, uint8_t *dst);

// Bytes that packed data itself takes up.
size_t lz_length(const uint8_t *packed);

// Packed size in percent of the unpacked size, 100 for nothing.
unsigned lz_ratio(const uint8_t *packed);

#endif
