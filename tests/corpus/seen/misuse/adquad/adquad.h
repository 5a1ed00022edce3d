#ifndef ADQUAD_H
#define ADQUAD_H

#include <stddef.h>

/* Adaptive quadrature.
 *
 * adq_integrate computes the integral of a function over a finite interval.
 * It keeps a list of subintervals in a workspace and bisects the one with
 * the largest error until the sum of the errors is small enough, that is,
 * until |error| <= max(epsabs, epsrel * |result|), or until there are `limit`
 * subintervals.
 *
 * A workspace can be used for any number of integrations, one after the
 * other.  For a double integral, where the integrand itself integrates, each
 * of the levels needs a workspace of its own.
 */

typedef struct adq_workspace adq_workspace;

typedef struct {
    double (*function)(double x, void *params);
    void *params; /* passed on to the function */
} adq_function;

enum {
    ADQ_SUCCESS = 0,
    ADQ_EINVAL = 1,   /* a bound is not finite, a tolerance negative or NaN, or limit is 0 */
    ADQ_EMAXITER = 2, /* limit reached before the tolerance; result is the best there is */
    ADQ_ENAN = 3      /* the integrand gave something that is not finite */
};

#define ADQ_MAXSIZE 1000

/* A workspace for up to n subintervals.  NULL when n is 0 or above
   ADQ_MAXSIZE, or memory is out. */
adq_workspace *adq_workspace_alloc(size_t n);
void adq_workspace_free(adq_workspace *w);

/* The integral of f from a to b; b may be below a.  The limit may not exceed
   the size that the workspace was allocated with.  *result and *abserr are
   set in any case, to 0 on ADQ_EINVAL; abserr may be NULL. */
int adq_integrate(const adq_function *f, double a, double b, double epsabs, double epsrel,
                  size_t limit, adq_workspace *w, double *result, double *abserr);

/* The subintervals of the last integration, for those who want to see where
   it was difficult.  None before the first. */
size_t adq_intervals(const adq_workspace *w);

/* Bounds of the i-th, i < adq_intervals(w), and its contribution as result. */
double adq_interval(const adq_workspace *w, size_t i, double *lower, double *upper);

/* A name for a return value of adq_integrate. */
const char *adq_strerror(int status);

#endif
