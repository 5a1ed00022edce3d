#ifndef BSPLWS_H
#define BSPLWS_H

#include <stddef.h>

/**
 * @file bsplws.h
 * @brief Basis splines over a fixed set of breakpoints.
 *
 * A workspace is allocated for splines of order k (k = 4 is cubic) with nbreak
 * breakpoints.  It is given its knots, by bsplws_knots() or
 * bsplws_knots_uniform(), and can then be evaluated as often as one likes.
 * There are n = nbreak + k - 2 basis functions.
 *
 * Mistakes of the caller are caught by assertions where this is cheap.
 */

#define BSPLWS_MAX_ORDER 16
#define BSPLWS_MAX_BREAK 1024

typedef struct bsplws bsplws;

/**
 * @brief Allocates a workspace, without knots.
 * @param k       order, 1 .. BSPLWS_MAX_ORDER
 * @param nbreak  number of breakpoints, 2 .. BSPLWS_MAX_BREAK
 * @return NULL when a number is out of range or memory is out
 */
bsplws *bsplws_alloc(size_t k, size_t nbreak);

/** @brief Frees a workspace; NULL is ignored. */
void bsplws_free(bsplws *w);

/** @brief The number n of basis functions. */
size_t bsplws_ncoeffs(const bsplws *w);

/** @brief The order k. */
size_t bsplws_order(const bsplws *w);

/**
 * @brief Sets the breakpoints, in strictly ascending order.
 * @param breakpts  as many as were given to bsplws_alloc(); they are copied
 */
void bsplws_knots(bsplws *w, const double *breakpts);

/**
 * @brief Spreads the breakpoints evenly over the interval [a, b].
 * @pre a < b, both finite
 */
void bsplws_knots_uniform(bsplws *w, double a, double b);

/**
 * @brief Evaluates all basis functions at x.
 * @param[in]  x  from the first breakpoint to the last one
 * @param[out] B  the bsplws_ncoeffs() values
 * @pre the knots have been set
 */
void bsplws_eval(bsplws *w, double x, double *B);

/**
 * @brief Evaluates only the k basis functions that may be nonzero at x.
 * @param[in]  x       from the first breakpoint to the last one
 * @param[out] B       their k values
 * @param[out] istart  the index of the first of them
 * @pre the knots have been set
 */
void bsplws_eval_nonzero(bsplws *w, double x, double *B, size_t *istart);

/**
 * @brief The value at x of the spline with the given coefficients.
 * @param c  bsplws_ncoeffs() coefficients
 * @param x  from the first breakpoint to the last one
 * @pre the knots have been set
 */
double bsplws_spline(bsplws *w, const double *c, double x);

/**
 * @brief The i-th Greville abscissa, the mean of the inner knots of function i.
 * @pre i < bsplws_ncoeffs(w), the knots have been set
 */
double bsplws_greville(const bsplws *w, size_t i);

#endif
