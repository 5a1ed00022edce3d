#ifndef ROOTBRK_H
#define ROOTBRK_H

/*
 * ROOTBRK - roots of functions of one real variable
 * =================================================
 *
 * Introduction
 * ------------
 * Let f be a continuous function. A pair of numbers lo < hi with f(lo) and
 * f(hi) of opposite sign is called a bracket; by the intermediate value theorem
 * there is a root of f inside. This module finds brackets (rb_expand, rb_scan)
 * and makes them small (rb_bisect, rb_falsi). When no bracket is known and the
 * function is smooth, rb_secant may be tried.
 *
 * Functions are given as a C function and a context that is passed through:
 *
 *     static double poly(double x, void *ctx)
 *     {
 *         double c = *(double *)ctx;
 *         return x * x - c;
 *     }
 *     ...
 *     double c = 2, root;
 *     if (rb_bisect(poly, &c, 0, 2, 1e-9, &root) == RB_OK)
 *         printf("%.9f\n", root);
 *
 * The function is called with finite arguments only. It may return anything;
 * a result that is not a number ends the search with RB_ENAN. It must not
 * change its mind: the same argument has to give the same result during a call.
 * Neither the function nor an output pointer may be NULL; the context may.
 *
 * Bounds must be finite with lo < hi, tolerances finite and above zero, or else
 * RB_EINVAL is returned. Outputs are written only when RB_OK is returned.
 */

typedef double rb_func(double x, void *ctx);

typedef enum {
    RB_OK,
    RB_EINVAL,  /* an argument is out of its range */
    RB_ENAN,    /* the function gave a NaN */
    RB_ENOBRKT, /* no change of sign */
    RB_ENOCONV  /* not found within the allowed number of steps */
} rb_status;

#define RB_MAXSTEPS 1000

/* A short text for a status. */
const char *rb_text(rb_status s);

/*
 * Halve the bracket lo, hi until it is no wider than tol; the root is its
 * middle then. Exact when the function is met with the value zero.
 */
rb_status rb_bisect(rb_func *f, void *ctx, double lo, double hi, double tol, double *root);

/*
 * Regula falsi (Illinois variant): stops when |f(x)| <= ftol, or with
 * RB_ENOCONV after `steps` (1 .. RB_MAXSTEPS) evaluations.
 */
rb_status rb_falsi(rb_func *f, void *ctx, double lo, double hi, double ftol, int steps, double *root);

/* Secant method from the points a != b, otherwise as rb_falsi. */
rb_status rb_secant(rb_func *f, void *ctx, double a, double b, double ftol, int steps, double *root);

/* Widen *lo, *hi to both sides, doubling, until they are a bracket. */
rb_status rb_expand(rb_func *f, void *ctx, double *lo, double *hi, int steps);

/* Cut lo .. hi into n (1 .. RB_MAXSTEPS) parts; the first that is a bracket. */
rb_status rb_scan(rb_func *f, void *ctx, double lo, double hi, int n, double *from, double *to);

#endif
