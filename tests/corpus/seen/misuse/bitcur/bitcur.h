/* bitcur.h: read and write bits, most significant bit first.
 *
 * For the inner loops of decoders: short functions, few checks.
 */
#ifndef BITCUR_H
#define BITCUR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The reader loads four bytes at a time. Every buffer it reads must have
 * BITCUR_PADDING more bytes behind the data, set to 0. They are not part of
 * the data and do not count in its size.
 */
#define BITCUR_PADDING 4

/* Largest size of the data, in bytes. */
#define BITCUR_SIZE_MAX ((size_t)1 << 28)

/* Both structures: use the functions, not the members. */
struct bitcur {
    const uint8_t *data;
    size_t end; /* in bits */
    size_t pos;
    bool over;
};

struct bitput {
    uint8_t *data;
    size_t bytes;
    uint64_t pending;
    unsigned bits;
};

/* Begin to read `size` bytes of data; false if size is too large. The data
 * are not copied. */
bool bitcur_init(struct bitcur *c, const uint8_t *data, size_t size);

/* Bits that are left. */
size_t bitcur_left(const struct bitcur *c);

/* False once more bits were read or skipped than there were. What was read
 * then has 0s in place of the missing ones. */
bool bitcur_ok(const struct bitcur *c);

/* The next n bits without moving on; n = 1..25. */
uint32_t bitcur_peek(const struct bitcur *c, unsigned n);

/* Read n bits; n = 1..25. */
uint32_t bitcur_get(struct bitcur *c, unsigned n);

/* Read 32 bits. */
uint32_t bitcur_get32(struct bitcur *c);

/* Skip any number of bits. */
void bitcur_skip(struct bitcur *c, size_t n);

/* Skip what is left of a byte that was begun. */
void bitcur_align(struct bitcur *c);

/* Read an unsigned Exp-Golomb code. False if there is none, or none that fits
 * into 32 bits, *value is then unchanged and the position unspecified. */
bool bitcur_ue(struct bitcur *c, uint32_t *value);

/* Begin to write. There is no limit: the caller sees to it that all the bits
 * that are put, rounded up to bytes, have room at data. */
void bitput_init(struct bitput *p, uint8_t *data);

/* Write the n low bits of value, the others don't matter; n = 1..32. */
void bitput_put(struct bitput *p, unsigned n, uint32_t value);

/* Write an unsigned Exp-Golomb code: 1 to 65 bits. */
void bitput_ue(struct bitput *p, uint32_t value);

/* Fill up the last byte with 0s, write it, and return the number of bytes
 * written in all. Writing can go on, with the next byte. */
size_t bitput_flush(struct bitput *p);

#endif
