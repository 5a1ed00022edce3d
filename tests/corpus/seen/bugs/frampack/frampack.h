/*
 * frampack - frame-of-reference packing of 32-bit integers
 *
 * A block holds up to FP_MAX_COUNT values: the smallest of them and, for each,
 * its distance from the smallest in as few bits as the largest distance needs.
 *
 *     offset  bytes
 *          0      4  number of values, little endian
 *          4      4  the smallest value, little endian
 *          8      1  bits of a distance, 0 to 32
 *          9      -  the distances, low bits first; unused bits are 0
 *
 * Reading functions check the block they are given: any bytes may be passed,
 * and what is too short or has a bad header is refused.  Bytes behind the end
 * of a block are ignored.  Sums of smallest value and distance are taken modulo
 * 2^32.
 *
 * The caller's arrays must have the lengths that are passed with them, and
 * input and output must not overlap.  An array of length 0 may be NULL, other
 * pointers may not.
 */
#ifndef FRAMPACK_H
#define FRAMPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FP_HEADER 9
#define FP_MAX_COUNT 65536
#define FP_BAD SIZE_MAX

struct fp_info {
    uint32_t count;
    uint32_t smallest;
    unsigned width; /* bits of a distance */
    size_t bytes;   /* of the whole block */
};

/* Bytes that suffice for a block of so many values, whatever they are; FP_BAD
   for more than FP_MAX_COUNT. */
size_t fp_bound(size_t count);

/* Writes a block and returns its length; FP_BAD, and nothing written, if there
   are too many values or the block does not fit. */
size_t fp_pack(const uint32_t *values, size_t count, uint8_t *block, size_t size);

/* False if this is no block. */
bool fp_info(const uint8_t *block, size_t size, struct fp_info *info);

/* Writes all values and returns their number; FP_BAD, and nothing written, if
   this is no block or it has more than `room` values. */
size_t fp_unpack(const uint8_t *block, size_t size, uint32_t *values, size_t room);

/* One value; false if this is no block or it has no such index. */
bool fp_at(const uint8_t *block, size_t size, size_t index, uint32_t *value);

/* Index of the first value that equals `value`; FP_BAD if there is none or
   this is no block. */
size_t fp_find(const uint8_t *block, size_t size, uint32_t value);

/* Sum of all values; 0 if this is no block. */
uint64_t fp_sum(const uint8_t *block, size_t size);

#endif
