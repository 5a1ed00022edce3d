#pragma once
#include <stdbool.h>

/* Numbers of many digits. */

struct digits {
    unsigned char single[2], *cells;
    unsigned count;
    bool is_negative;
};

/** Allocates a number, which is 0. */
struct digits *digits_alloc(void);
/** Initializes `z` with the value of `value`. */
int digits_init_value(struct digits *z, long value);
/** Releases the storage used by `z`. */
void digits_clear(struct digits *z);
/** Releases the storage used by `z` and also `z` itself. */
void digits_free(struct digits *z);
/** Sets `z` to the value of `value`. */
int digits_set_value(struct digits *z, long value);
/** Reports whether `a` is divisible by `v`. */
bool digits_divisible_value(const struct digits *a, long v);
/** How many digits it has. */
unsigned digits_count(const struct digits *z);
/** Multiplies `a` by 2^`p2`. Requires `p2 >= 0`. */
int digits_shift(struct digits *a, int p2);
/** Sets `q` and `r` to the quotient and remainder of `a / b`, so that the equation `a == b*q + r` is satisfied, and
 *  `0 <= |r| < |b|`. */
int digits_div(const struct digits *a, const struct digits *b, struct digits *q, struct digits *r);
/** Sets `r` to the remainder of `a` and `m`. The remainder is pinned to `0 <= r < m`. */
int digits_mod(const struct digits *a, const struct digits *m, struct digits *r);
