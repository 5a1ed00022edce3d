#ifndef PTSCALE_H
#define PTSCALE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// \file
/// Time stamps of audio and video frames.  A stamp is a 64-bit number of
/// ticks; how long a tick is, in seconds, is said by a fraction, the base.
/// MPEG has 1/90000, a sound file perhaps 1/44100.

/// A tick of num/den seconds.  It is proper when both are greater than 0;
/// what the functions do with others is said there.
typedef struct pts_base {
    int32_t num;
    int32_t den;
} pts_base;

/// What becomes of a fraction of a tick.
typedef enum pts_round {
    PTS_NEAR, ///< nearest, halves away from zero
    PTS_DOWN, ///< towards minus infinity
    PTS_UP,   ///< towards infinity
    PTS_ZERO  ///< towards zero
} pts_round;

bool pts_base_proper(pts_base base);

/// The base in lowest terms; one that is not proper is returned as it is.
pts_base pts_base_reduce(pts_base base);

/// The base for so many frames a second: 30000, 1001 for 29.97.  0/0 when
/// either is not positive.
pts_base pts_base_of_rate(int32_t frames, int32_t seconds);

/// The same moment counted in another base.  Results that do not fit become
/// INT64_MAX or -INT64_MAX.  0 when a base is not proper.
int64_t pts_convert(int64_t stamp, pts_base from, pts_base to, pts_round how);

/// Below 0, 0 or above 0 as a is earlier than b, the same or later; exact, as
/// nothing is rounded.  Stamps of a base that is not proper are at 0.
int pts_compare(int64_t a, pts_base base_a, int64_t b, pts_base base_b);

/// stamp + step, where the step has a base of its own; rounded to nearest.
/// Sums that do not fit become INT64_MAX or INT64_MIN.
int64_t pts_step(int64_t stamp, pts_base base, int64_t step, pts_base step_base);

/// Writes "h:mm:ss.mmm", with a minus in front of times before 0, cut to
/// milliseconds; hours end at 999999.  A base that is not proper gives "?".
/// Returns the length.  At most size - 1 characters are written, and a '\0';
/// with a size of 0, text may be NULL.
size_t pts_format(int64_t stamp, pts_base base, char *text, size_t size);

#endif
