#ifndef FPSIEVE_H
#define FPSIEVE_H

// Bloom filters that can be stored and sent around.
//
// A filter answers whether something was added to it.  "No" is certain,
// "yes" is a guess that gets worse as the filter fills up.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SIEVE_MAX_BITS   (1u << 20)
#define SIEVE_MAX_HASHES 16

typedef struct sieve sieve_t;

// A new filter.  NULL if bits is not in 1..SIEVE_MAX_BITS, if hashes is not
// in 1..SIEVE_MAX_HASHES, or if we are out of memory.
sieve_t *sieve_make(uint32_t bits, unsigned hashes);

// sieve_free(NULL) is a no-op.  Everywhere else a filter is required.
void sieve_free(sieve_t *s);

// Adds, or asks for, the len bytes at data.  data may be NULL if len is 0.
void sieve_add(sieve_t *s, const void *data, size_t len);
bool sieve_test(const sieve_t *s, const void *data, size_t len);

// The number of bits that are set, and of bits altogether.
uint32_t sieve_fill(const sieve_t *s);
uint32_t sieve_bits(const sieve_t *s);

// Adds to dst all that is in src.  The two must have been made with the same
// numbers; returns false and does nothing otherwise.
bool sieve_merge(sieve_t *dst, const sieve_t *src);

// Images.  sieve_save() writes one to buf, which is size bytes large, and
// returns its length; it returns 0 and writes nothing if buf is too small.
// sieve_image_size() tells how much is needed.
size_t sieve_image_size(const sieve_t *s);
size_t sieve_save(const sieve_t *s, uint8_t *buf, size_t size);

// Makes a filter from an image, or returns NULL if buf doesn't start with one
// that is complete and sane.  buf is size bytes large; what follows the image
// is not looked at, so there's no need to remember the length of images in
// fixed-size records.  Images may come from anywhere.
sieve_t *sieve_load(const uint8_t *buf, size_t size);

#endif
