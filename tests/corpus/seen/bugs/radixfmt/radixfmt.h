#ifndef RADIXFMT_H
#define RADIXFMT_H

#include <stddef.h>
#include <stdint.h>

/* radixfmt: whole numbers in any base from 2 to 36.
 *
 * Functions that write text take a buffer and its size.  They return the
 * length of the text, or 0 if the base is not supported or the text with its
 * terminator does not fit; the buffer is then left alone.
 */

#define RADIX_MIN 2
#define RADIX_MAX 36
/* A buffer that is large enough for any number in any base. */
#define RADIX_BUFFER 130

typedef enum {
    RADIX_OK,
    RADIX_BAD_BASE,
    RADIX_NO_DIGITS,
    RADIX_BAD_DIGIT,
    RADIX_RANGE
} radix_result;

/* Digits above 9 are lower-case letters.  Negative numbers have a '-'. */
size_t radix_put_u64(char *buffer, size_t size, uint64_t value, int base);
size_t radix_put_i64(char *buffer, size_t size, int64_t value, int base);

/* As radix_put_i64, with an underscore between groups of `group` digits,
 * counted from the right.  No grouping if group is 0. */
size_t radix_put_grouped(char *buffer, size_t size, int64_t value, int base, unsigned group);

/* Read a whole text.  Letters of either case and underscores between digits
 * are fine; a sign is fine for i64.  *value is set only with RADIX_OK. */
radix_result radix_get_u64(const char *text, int base, uint64_t *value);
radix_result radix_get_i64(const char *text, int base, int64_t *value);

/* The number of digits of a value in a base, at least 1; 0 for a bad base. */
unsigned radix_digits(uint64_t value, int base);

/* Sum of the digits in a base, the sign left aside; 0 for a bad base. */
unsigned radix_digit_sum(int64_t value, int base);

const char *radix_strerror(radix_result result);

#endif
