// halfpix.h - halving, swizzling and alpha for 8 bit interleaved images
//
// QUICK NOTES
//
//   - You own all memory.  Nothing is allocated here, and nothing is kept.
//   - An image is a pointer to its first row, a width and a height in pixels
//     (both 1 .. HALFPIX_MAX), a number of channels (1 .. 4), and a stride:
//     the bytes from a row to the next one.  A stride of 0 means that rows
//     follow each other without a gap; any other stride must be at least
//     width*channels.
//   - Thus an image occupies stride*(height-1) + width*channels bytes.  That is
//     what your buffers have to hold, we cannot see how large they are.
//   - Input and output must not overlap unless a function works in place.
//   - No error codes: the numbers are yours to get right.
#ifndef HALFPIX_H
#define HALFPIX_H

#include <stddef.h>
#include <stdint.h>

#define HALFPIX_MAX 16384

// Width or height after halving: (n+1)/2.
int halfpix_side(int n);

// Bytes of a tightly packed image.
size_t halfpix_bytes(int w, int h, int channels);

// Averages blocks of 2x2 pixels.  The output is halfpix_side(w) wide and
// halfpix_side(h) high; in odd images the last column and row count twice.
void halfpix_half(const uint8_t *src, int w, int h, int src_stride,
                  uint8_t *dst, int dst_stride, int channels);

// Turns the image upside down, in place.
void halfpix_flip(uint8_t *px, int w, int h, int stride, int channels);

// Multiplies red, green and blue with alpha, in place; RGBA only.
void halfpix_premul(uint8_t *rgba, int w, int h, int stride);

// Rearranges the channels of every pixel, in place: the new channel i is what
// was channel order[i].  order[] has an entry for each channel, which is a
// channel's number from 0.  E.g. {2,1,0,3} makes BGRA of RGBA.
void halfpix_swizzle(uint8_t *px, int w, int h, int stride, int channels,
                     const uint8_t *order);

// The address of a pixel; x and y are inside the image.
uint8_t *halfpix_at(uint8_t *px, int w, int h, int stride, int channels, int x, int y);

#endif
