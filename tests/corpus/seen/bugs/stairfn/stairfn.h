#ifndef STAIRFN_H
#define STAIRFN_H

#include <stddef.h>

/**
 * @file stairfn.h
 * Piecewise constant functions of a real number: loads, tariffs, cumulated
 * counts.  Outside of finitely many intervals a function is 0.
 *
 * No argument that is a function may be NULL, except for stairfn_free().
 */

/** Positions and levels are between -STAIRFN_LIMIT and STAIRFN_LIMIT. */
#define STAIRFN_LIMIT 1e9
/** Most places at which a function can jump. */
#define STAIRFN_JUMPS 256

typedef struct stairfn stairfn_t;

/** What the int functions return; after an error the function is as before. */
enum {
    STAIRFN_OK = 0,
    STAIRFN_ERANGE = -1, /**< position, level or result too large, or not a number */
    STAIRFN_EFULL = -2,  /**< too many jumps */
    STAIRFN_ENOMEM = -3
};

/** A function which is 0 everywhere. @return NULL when memory is out */
stairfn_t *stairfn_new(void);

/** An independent copy. @return NULL when memory is out */
stairfn_t *stairfn_copy(const stairfn_t *f);

void stairfn_free(stairfn_t *f);

/**
 * Adds a level on the half-open interval [from, to).
 * Nothing happens when @p to is not above @p from.  There has to be room for two
 * more jumps, whether or not both are needed.
 */
int stairfn_raise(stairfn_t *f, double from, double to, double level);

/** f += g, interval by interval as with stairfn_raise().  Both may be the same. */
int stairfn_add(stairfn_t *f, const stairfn_t *g);

/** f *= factor.  0 is allowed. */
int stairfn_scale(stairfn_t *f, double factor);

/** The value at @p x; 0 for anything outside, NaN included. */
double stairfn_at(const stairfn_t *f, double x);

/** The area under f from @p a to @p b, both clipped to the limits; 0 when b <= a. */
double stairfn_area(const stairfn_t *f, double a, double b);

/** The largest level, at least 0. */
double stairfn_peak(const stairfn_t *f);

/** The number of jumps. */
size_t stairfn_jumps(const stairfn_t *f);

#endif
