#ifndef FIRLINE_H
#define FIRLINE_H
// firline: a direct-form FIR filter for one channel of doubles.
//
//     double t[] = { 0.25, 0.5, 0.25 };
//     struct firline *f = firline_new(t, 3);
//     y = firline_push(f, x);
//     ...
//     firline_free(f);
//
// The output for input x[n] is t[0]*x[n] + t[1]*x[n-1] + ... ; inputs before
// the first one count as 0.  Infinities and NaNs go through the arithmetic
// like other numbers.
//
// A filter pointer must come from firline_new or firline_clone.  Only
// firline_free takes NULL.

#include <stddef.h>

#define FIRLINE_MAX_TAPS 4096

struct firline;

// Copies the taps.  NULL if n is 0 or above FIRLINE_MAX_TAPS, if taps is NULL,
// or without memory.
struct firline *firline_new(const double *taps, size_t n);
void firline_free(struct firline *f);

// An independent filter with the same taps and the same past inputs, or NULL.
struct firline *firline_clone(const struct firline *f);

// Other taps from now on, as many as you like within the limits of firline_new;
// forgets the past inputs.  You can do this at any time, also in mid-stream.
// Returns 0, or -1 (for firline_new's reasons) with the filter unchanged.
int firline_retap(struct firline *f, const double *taps, size_t n);

// One sample in, one out.
double firline_push(struct firline *f, double x);

// n samples; in and out hold n elements each and may be the same array.
void firline_run(struct firline *f, const double *in, double *out, size_t n);

// Forgets the past inputs, keeps the taps.
void firline_clear(struct firline *f);

// The number of taps, and tap i (0 for i past the last).
size_t firline_length(const struct firline *f);
double firline_tap(const struct firline *f, size_t i);

// The sum of the taps: the gain for constant input.
double firline_gain(const struct firline *f);

// The magnitude of the response at frequency w, in radians per sample.
double firline_response(const struct firline *f, double w);

#endif
