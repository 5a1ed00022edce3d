#ifndef RKDRIVE_H
#define RKDRIVE_H

/*!
  rkdrive: y' = f(t, y) with the classical Runge-Kutta method and fixed step.

  Written for the lab course. One driver is one initial value problem:

      static void pendulum(double t, const double *y, double *dy, void *ctx)
      {
          (void)t; (void)ctx;
          dy[0] = y[1];
          dy[1] = -9.81 * sin(y[0]);
      }

      double y0[2] = { 0.1, 0.0 };
      rkdrive *d = rkdrive_new(2, pendulum, NULL, 0.0, y0, 1e-3);
      while (rkdrive_time(d) < 10.0 && rkdrive_step(d) == RKDRIVE_OK)
          printf("%g %g\n", rkdrive_time(d), rkdrive_y(d)[0]);
      rkdrive_free(d);
*/

#include <stddef.h>

#define RKDRIVE_MAX_DIM   1024
#define RKDRIVE_MAX_STEPS 100000

enum rkdrive_result {
    RKDRIVE_OK,
    RKDRIVE_BLOWUP, /*!< something became infinite or not a number; time and y are those before */
    RKDRIVE_LIMIT   /*!< out of steps */
};

/*! The right-hand side. y and dy are two different arrays of the problem's
    dimension; y is given and dy is wanted. */
typedef void rkdrive_rhs(double t, const double *y, double *dy, void *ctx);

/*! Called after each step of rkdrive_run, e.g. for a plot. The driver is at
    work: look (time, y, at), but do not step, run, restart or free it. */
typedef void rkdrive_watch(double t, const double *y, void *ctx);

typedef struct rkdrive rkdrive;

/*! \param n  dimension, 1 to RKDRIVE_MAX_DIM, otherwise NULL is returned
    \param f  right-hand side, gets ctx
    \param t0 \param y0  initial values, copied
    \param h  step, positive and finite. It has to make a difference to t. */
rkdrive *rkdrive_new(size_t n, rkdrive_rhs *f, void *ctx, double t0, const double *y0, double h);
void rkdrive_free(rkdrive *d);

double rkdrive_time(const rkdrive *d);
/*! The present y; the array is the driver's own and follows it. */
const double *rkdrive_y(const rkdrive *d);
/*! Component i of y. */
double rkdrive_at(const rkdrive *d, size_t i);

enum rkdrive_result rkdrive_step(rkdrive *d);

/*! Steps until t1, the last step being shortened, but not more than max_steps
    of them, nor RKDRIVE_MAX_STEPS. Nothing happens if t1 is past. watch may be NULL. */
enum rkdrive_result rkdrive_run(rkdrive *d, double t1, unsigned max_steps, rkdrive_watch *watch);

/*! Back to new initial values. */
void rkdrive_restart(rkdrive *d, double t0, const double *y0);

#endif
