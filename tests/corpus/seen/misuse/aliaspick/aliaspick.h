/* aliaspick - weighted sampling in constant time (Walker's alias method)
 *
 *     struct apick p;
 *     if (apick_build(&p, weights, n) == 0) {
 *         size_t i = apick_draw(&p, my_random());
 *         apick_release(&p);
 *     }
 *
 * The fields of struct apick are the library's.  A picker is usable from a
 * successful apick_build until apick_release; before and after that, only
 * apick_build may be called with it.
 */
#ifndef ALIASPICK_H
#define ALIASPICK_H

#include <stddef.h>

#define APICK_MAX 4096

struct apick {
    size_t n;
    double total;
    double *keep;
    size_t *other;
};

/* Builds a picker from n weights, which are read only during the call.
 * Returns 0, or -1 and leaves p unusable: n is 0 or above APICK_MAX, a weight
 * is negative or not finite, the sum is 0 or not finite, no memory. */
int apick_build(struct apick *p, const double *weights, size_t n);

/* Frees what apick_build made. */
void apick_release(struct apick *p);

/* Number of weights. */
size_t apick_size(const struct apick *p);

/* Sum of the weights. */
double apick_total(const struct apick *p);

/* Draws an index, 0 .. size - 1, from a uniform random number u with
 * 0 <= u < 1.  This is the inner loop of simulations: u is not checked. */
size_t apick_draw(const struct apick *p, double u);

/* Draws `count` indices with numbers from uniform(state), which are to be as
 * in apick_draw, into out, which has room for them. */
void apick_fill(const struct apick *p, size_t *out, size_t count, double (*uniform)(void *), void *state);

/* The probability with which apick_draw gives index; 0 if there is none. */
double apick_chance(const struct apick *p, size_t index);

/* Draws from the weights without a picker, in linear time.  n and weights as
 * for apick_build, any u (clamped to 0 .. 1); returns n on bad weights. */
size_t apick_once(const double *weights, size_t n, double u);

#endif
