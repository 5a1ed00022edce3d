/* odestep.h - ordinary differential equations, fourth order Runge-Kutta
 *
 * A system is y'(t) = f(t, y). A stepper holds the scratch space that steps of
 * systems of one dimension need; it can be used for any number of systems of
 * that dimension, one after another.
 */
#ifndef ODESTEP_H
#define ODESTEP_H

#include <stddef.h>

#define ODE_DIM_MAX   256
#define ODE_STEPS_MAX 20000 /* of one ode_evolve */

enum {
    ODE_OK = 0,
    ODE_EINVAL,   /* t, t1 or h not finite, or h does not lead from t to t1 */
    ODE_EFUNC,    /* the function asked to stop */
    ODE_EDIVERGE, /* a component is no longer finite */
    ODE_ESTEPS    /* ODE_STEPS_MAX steps were not enough */
};

/* Stores the elements of f(t, y) in dydt, all `dim` of them. Returns 0, or
 * something else to stop. y is not to be changed. */
typedef int (*ode_fn)(double t, const double y[], double dydt[], void *params);

typedef struct {
    ode_fn function;
    size_t dim;
    void *params;
} ode_system;

typedef struct ode_stepper ode_stepper;

/* A stepper for systems of dimension dim. NULL if dim is 0 or above
 * ODE_DIM_MAX, or if there is no memory. */
ode_stepper *ode_stepper_new(size_t dim);
void ode_stepper_free(ode_stepper *s);

size_t ode_stepper_dim(const ode_stepper *s);

/* One step from t to t + h. The stepper must be one for the system's dimension,
 * and must not be at work already (a function that itself integrates needs
 * a stepper of its own). y holds dim elements, which are advanced; when the
 * result is not ODE_OK they are as before. */
int ode_apply(ode_stepper *s, const ode_system *sys, double t, double h, double y[]);

/* Steps of size h from *t on until t1 is reached, the last one shortened so that
 * it ends there. h is negative when t1 is before *t. *t and y tell how far it
 * came, also when the result is not ODE_OK. Nothing is done when *t is t1. */
int ode_evolve(ode_stepper *s, const ode_system *sys, double *t, double t1, double h, double y[]);

const char *ode_strerror(int code);

#endif
