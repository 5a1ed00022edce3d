/**
 * @file pennies.h
 * @brief Amounts of money: exact sums, fair splits, texts.
 *
 * An amount is a number of minor units (cents) and the number of digits that
 * the currency has behind the point: 12.34 is {1234, 2}, 500 yen is {500, 0}.
 * Every value of `minor` is a valid amount; `digits` is 0 to PENNIES_DIGITS.
 * Functions that meet other digits fail.
 *
 * All functions returning int return -1 on failure unless stated otherwise,
 * and then store nothing.  An output may be the same object as an input.
 */
#ifndef PENNIES_H
#define PENNIES_H

#include <stddef.h>
#include <stdint.h>

#define PENNIES_DIGITS 4      /**< most digits behind the point */
#define PENNIES_PARTS 64      /**< most parts of a split */
#define PENNIES_WEIGHT 10000u /**< greatest weight of a share */
#define PENNIES_TEXT 32       /**< a buffer that suffices for any amount's text */

typedef struct pennies {
    int64_t minor;
    int digits;
} pennies;

/** @brief out = a + b.  Fails when the digits differ or the sum overflows. */
int pennies_add(const pennies *a, const pennies *b, pennies *out);

/** @brief out = a - b.  Fails when the digits differ or the result overflows. */
int pennies_sub(const pennies *a, const pennies *b, pennies *out);

/**
 * @brief Order of two amounts: negative, 0 or positive.
 * Amounts with different digits are ordered by their digits.
 */
int pennies_compare(const pennies *a, const pennies *b);

/**
 * @brief Splits an amount into n parts that differ by one minor unit at most.
 * The parts add up to the total; the larger ones (in magnitude) come first.
 * @param n      1 to PENNIES_PARTS, else the function fails
 * @param parts  room for n amounts
 */
int pennies_split(const pennies *total, size_t n, pennies *parts);

/**
 * @brief Splits an amount in proportion to weights.
 * What rounding leaves over goes, a unit each, to the first parts whose
 * weight is not 0.  A weight of 0 gets 0.  The parts add up to the total.
 * Fails when n is not 1 to PENNIES_PARTS, a weight is above PENNIES_WEIGHT, or
 * all weights are 0.
 */
int pennies_share(const pennies *total, const unsigned *weights, size_t n, pennies *parts);

/**
 * @brief Writes an amount as text: "-1,234.50".
 * @param group  the character between groups of three digits, or 0 for none
 * @param buf    room for `size` bytes; the text ends with a zero byte
 * @return the text's length, or -1 when it does not fit
 */
int pennies_format(const pennies *m, char group, char *buf, size_t size);

/**
 * @brief Reads an amount: an optional '-', digits and, if `digits` is not 0, an
 * optional point followed by exactly `digits` digits.  No groups, no blanks.
 * Fails when the text is anything else or the amount is too great.
 */
int pennies_parse(const char *text, int digits, pennies *out);

#endif
