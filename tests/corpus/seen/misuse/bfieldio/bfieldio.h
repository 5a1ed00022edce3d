#ifndef BFIELDIO_H
#define BFIELDIO_H

#include <stddef.h>
#include <stdint.h>

/*
 * Fields of bits in a block of bytes, the most significant bit first, as data
 * sheets and protocol descriptions number them: bit 0 is the top bit of the
 * first byte.
 */

/* A field: where it begins, at most SIZE_MAX - 64, and how many bits it has,
   1 to 32. */
typedef struct {
    size_t pos;
    unsigned width;
} bf_field;

/* Bytes that a block must have at least for the field to lie in it. */
size_t bf_bytes(bf_field f);

/* Largest value that fits the field. */
uint32_t bf_max(bf_field f);

uint32_t bf_get(const uint8_t *block, bf_field f);
/* The field as a number in two's complement. */
int32_t bf_get_signed(const uint8_t *block, bf_field f);

/* Stores a value, which must not be above bf_max(). */
void bf_put(uint8_t *block, bf_field f, uint32_t value);
/* Stores the largest value that fits when the value is too large. */
void bf_put_clamped(uint8_t *block, bf_field f, uint32_t value);

/* The field of `width` bits that follows f. */
bf_field bf_after(bf_field f, unsigned width);
/* 1 when the fields have a bit in common. */
int bf_overlap(bf_field a, bf_field b);

/* Copies a field to another of the same width; blocks may be the same. */
void bf_copy(uint8_t *to, bf_field to_field, const uint8_t *from, bf_field from_field);

#endif
