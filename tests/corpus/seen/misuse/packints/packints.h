/* packints -- arrays of small unsigned numbers, packed into 32-bit words.
 *
 * The words are the caller's; nothing is allocated here.
 *
 *     uint32_t words[4];
 *     pk_array a = pk_make(words, 20, 5);    // 20 numbers of 5 bits
 *     pk_set(&a, 3, 31);
 *
 * In debug builds arguments are checked by assert().
 */
#ifndef PACKINTS_H
#define PACKINTS_H

#include <stddef.h>
#include <stdint.h>

#define PK_MAX_COUNT ((size_t)1 << 24)

/* A packed array, made by pk_make().  May be copied by assignment; the copy uses the same words.
 * Do not write the members. */
typedef struct pk_array {
    uint32_t *words;
    size_t count;
    unsigned width;
} pk_array;

/* The number of words for `count` numbers of `width` bits; 0 if there are no
 * numbers, if count > PK_MAX_COUNT, or if the width is not 1 to 32. */
size_t pk_words(size_t count, unsigned width);

/* Makes an array of zeros.  count <= PK_MAX_COUNT, 1 <= width <= 32.  `words`
 * has room for pk_words(count, width) words and must live as long as the
 * array is used; it may be NULL for an empty array. */
pk_array pk_make(uint32_t *words, size_t count, unsigned width);

/* The largest number that can be stored. */
uint32_t pk_limit(const pk_array *a);

/* Number i; i < count. */
uint32_t pk_get(const pk_array *a, size_t i);

/* Sets number i; i < count, value <= pk_limit(). */
void pk_set(pk_array *a, size_t i, uint32_t value);

/* Sets n numbers from number i on; i + n <= count, value <= pk_limit(). */
void pk_fill(pk_array *a, size_t i, size_t n, uint32_t value);

/* Adds to number i and returns the new value.  It stops at pk_limit(); any
 * amount may be added. */
uint32_t pk_bump(pk_array *a, size_t i, uint32_t amount);

/* The sum of all numbers. */
uint64_t pk_sum(const pk_array *a);

/* The index of the first number with this value at or after index i, count if
 * there is none.  Any i and value are allowed. */
size_t pk_find(const pk_array *a, size_t i, uint32_t value);

/* Copies all numbers of src to the first places of dst, whose width may be
 * another one.  Numbers too large for dst become its limit.  dst->count must
 * not be less than src->count.  The two must not share words, unless they are
 * the same array. */
void pk_copy(pk_array *dst, const pk_array *src);

/* 1 if both have the same numbers, else 0; widths may differ. */
int pk_equal(const pk_array *a, const pk_array *b);

#endif
