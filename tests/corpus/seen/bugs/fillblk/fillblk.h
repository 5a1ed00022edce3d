#ifndef FILLBLK_H
#define FILLBLK_H

#include <stddef.h>
#include <stdint.h>

// Fast run-length block codec.
//
// A block is a list of sequences: a token with two nibbles (number of literals,
// length of the run), more length bytes where a nibble is 15, the literals, and
// the byte that the run repeats. Blocks carry neither their size nor a
// checksum; put a frame around them.
//
// All sizes are bytes. A pointer may be NULL when its size is 0. Source and
// destination must not overlap.

#define FB_MAX_INPUT ((size_t)1 << 24)

enum fb_status {
    FB_OK,
    FB_SHORT, // destination too small
    FB_BAD    // not a block, or an input above FB_MAX_INPUT
};

struct fb_result {
    enum fb_status status;
    size_t in;  // source bytes used
    size_t out; // destination bytes written
};

// Largest size of a packed block for n bytes of input; 0 if n > FB_MAX_INPUT.
size_t fb_bound(size_t n);

// Packs all of src. A destination of fb_bound(n) bytes is never too small.
// With any status but FB_OK, in and out are 0.
struct fb_result fb_pack(uint8_t *dst, size_t cap, const uint8_t *src, size_t n);

// The other way around: packs as much of src as a destination of cap bytes can
// take, e.g. to fill network packets of a fixed size; a run is not split. The
// status is FB_OK even when it is not all, look at `in`.
struct fb_result fb_pack_fill(uint8_t *dst, size_t cap, const uint8_t *src, size_t n);

// Safe against malformed blocks. With any status but FB_OK, in and out are 0
// and the content of dst is unspecified.
struct fb_result fb_unpack(uint8_t *dst, size_t cap, const uint8_t *src, size_t n);

// As fb_unpack(), but only tells `out`.
struct fb_result fb_unpacked_size(const uint8_t *src, size_t n);

#endif
