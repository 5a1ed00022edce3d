#ifndef TBSCALE_H
#define TBSCALE_H

/**
 * @file
 * Timestamps of audio and video, and the time bases they count in.
 *
 * A timestamp is a 64-bit number of ticks.  A time base says how many seconds
 * a tick is, as a fraction: {1, 25} for the frames of a film, {1, 90000} for
 * MPEG, {1001, 30000} for NTSC.  A time base is valid if both of its numbers
 * are positive.
 *
 * All functions are pure.  Results that do not fit into 64 bits, and those of
 * invalid arguments, are TB_NONE.
 */

#include <stddef.h>
#include <stdint.h>

/** No timestamp. */
#define TB_NONE INT64_MIN

typedef struct TbRational {
    int num;
    int den;
} TbRational;

enum TbRounding {
    TB_ROUND_ZERO = 0, ///< toward zero
    TB_ROUND_INF  = 1, ///< away from zero
    TB_ROUND_DOWN = 2, ///< toward -infinity
    TB_ROUND_UP   = 3, ///< toward +infinity
    TB_ROUND_NEAR = 5, ///< to the nearest, half-way cases away from zero

    /**
     * A flag to be or-ed with one of the above: INT64_MIN and INT64_MAX are
     * returned as they are instead of being rescaled.  Useful for timestamps
     * which can be TB_NONE.
     *
     * Without it they are numbers like all others.
     */
    TB_ROUND_PASS = 8192
};

/**
 * Greatest common divisor of the magnitudes of two numbers.
 *
 * @return the divisor, which is 0 only if both numbers are 0
 */
uint64_t tb_gcd(int64_t a, int64_t b);

/**
 * Reduce a fraction to lowest terms.
 *
 * @return the fraction, or {0, 0} if den is not positive
 */
TbRational tb_reduce(TbRational q);

/**
 * Compute a * b / c without loss in between.
 *
 * @param a   any number
 * @param b   0 or greater; the result is TB_NONE otherwise
 * @param c   greater than 0; the result is TB_NONE otherwise
 * @param rnd a value of TbRounding; the result is TB_NONE otherwise
 */
int64_t tb_rescale_rnd(int64_t a, int64_t b, int64_t c, int rnd);

/** tb_rescale_rnd() with TB_ROUND_NEAR. */
int64_t tb_rescale(int64_t a, int64_t b, int64_t c);

/**
 * Convert a timestamp from one time base to another.
 *
 * The result is TB_NONE if a time base is not valid.
 */
int64_t tb_convert(int64_t ts, TbRational from, TbRational to, int rnd);

/**
 * Compare two timestamps, each in its own time base.
 *
 * @return -1 if a is before b, 1 if it is after b, 0 if they are at the same
 *         time or a time base is not valid
 */
int tb_compare(int64_t a, TbRational tb_a, int64_t b, TbRational tb_b);

/**
 * Write a timestamp as "h:mm:ss.uuuuuu", with a minus sign if it is negative,
 * or as "none" if it is TB_NONE or cannot be written.
 *
 * @param size bytes at buf; the text is cut off to fit, like that of
 *             snprintf().  With 0 nothing is written and buf may be NULL.
 * @return the length of the whole text
 */
int tb_format(char *buf, size_t size, int64_t ts, TbRational tb);

#endif
