#ifndef RPNPAD_H
#define RPNPAD_H

#include <stdbool.h>
#include <stdint.h>

/**
 * @file rpnpad.h
 * @brief A reverse Polish pocket calculator for 64-bit integers.
 *
 * Arithmetic is exact: a result either is the mathematical one or there is
 * none and the operation fails with #RPN_RANGE.  An operation that fails leaves
 * the pad as it was.
 *
 * A pad is a plain value without any memory of its own.  It may be copied with
 * `=` to keep a state for later.  Start from rpn_new() and leave the fields to
 * the functions.
 */

#define RPN_DEPTH 16 ///< how many numbers a pad holds

typedef struct rpn_pad {
    int64_t cell[RPN_DEPTH]; ///< the bottom first
    unsigned depth;
} rpn_pad;

typedef enum rpn_status {
    RPN_OK,
    RPN_RANGE,   ///< the result does not fit into 64 bits
    RPN_ZERO,    ///< division by zero
    RPN_FEW,     ///< the operation needs more numbers than there are
    RPN_FULL,    ///< no room for another number
    RPN_UNKNOWN, ///< no such operation, or not a number
} rpn_status;

/** @return an empty pad */
rpn_pad rpn_new(void);

/** Puts a number on top. */
rpn_status rpn_push(rpn_pad *pad, int64_t number);

/**
 * Takes the top off.
 * @param number where it goes; may be NULL
 */
rpn_status rpn_pop(rpn_pad *pad, int64_t *number);

/**
 * Carries out one operation.
 *
 * | op  | before | after                                                 |
 * |-----|--------|-------------------------------------------------------|
 * | `+` `-` `*` | a b | a+b, a-b, a*b                                    |
 * | `/` | a b    | a/b, rounded towards zero                             |
 * | `%` | a b    | the remainder of that, which has the sign of a        |
 * | `^` | a b    | a to the power of b; #RPN_RANGE if b is negative      |
 * | `g` | a b    | the greatest common divisor, never negative           |
 * | `~` | a      | -a                                                    |
 * | `!` | a      | the factorial; #RPN_RANGE if a is negative            |
 * | `d` | a      | a a                                                   |
 * | `x` | a b    | b a                                                   |
 *
 * @param op any character; #RPN_UNKNOWN if it is not in the table
 */
rpn_status rpn_do(rpn_pad *pad, char op);

/**
 * Carries out a line such as `"3 4 + 2 *"`.  Items are separated by blanks;
 * an item is a decimal number, maybe with a sign, or one operation.
 * @param line not NULL
 * @return the status of the first item that failed, what came before it is done
 */
rpn_status rpn_line(rpn_pad *pad, const char *line);

/** @return whether both pads hold the same numbers */
bool rpn_same(const rpn_pad *a, const rpn_pad *b);

#endif
