#include "odestep.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int rule;
static ode_stepper *shared;

static int spring(double t, const double y[], double dydt[], void *params)
{
    (void)t;
    dydt[0] = y[1];
    if (rule != 1)
        dydt[1] = -*(double *)params * y[0];
    if (rule == 3) {
        ode_system self = {spring, 2, params};
        double z[2] = {0, 0};
        ode_apply(shared, &self, 0, 0.1, z);
    }
    return 0;
}

#ifdef LEGAL
static int blow(double t, const double y[], double dydt[], void *params)
{
    (void)t, (void)params;
    dydt[0] = y[0] * y[0] * 1e200;
    return y[0] < 0;
}
#endif

int main(int argc, char **argv)
{
    double k = 1, y[2] = {1, 0}, t = 0;
    ode_system sys = {spring, 2, &k};
    shared = ode_stepper_new(2);
    if (shared == NULL)
        return 0;
    (void)argc, (void)argv;
#ifdef LEGAL
    if (ode_evolve(shared, &sys, &t, 3, 0.01, y) != ODE_OK || t != 3 || fabs(y[0] - cos(3)) > 1e-6)
        return 1;
    if (ode_evolve(shared, &sys, &t, 0, -0.01, y) != ODE_OK || fabs(y[0] - 1) > 1e-6)
        return 1;
    if (ode_evolve(shared, &sys, &t, 1, -0.01, y) != ODE_EINVAL || ode_evolve(shared, &sys, &t, 1, 0, y) != ODE_EINVAL)
        return 1;
    if (ode_evolve(shared, &sys, &t, NAN, 1, y) != ODE_EINVAL || ode_evolve(shared, &sys, &t, 1, 1e-300, y) != ODE_ESTEPS)
        return 1;
    ode_stepper *one = ode_stepper_new(1);
    ode_system bad = {blow, 1, NULL};
    double z[1] = {1e100};
    if (ode_apply(one, &bad, 0, 1, z) != ODE_EDIVERGE || z[0] != 1e100)
        return 1;
    z[0] = -1;
    if (ode_apply(one, &bad, 0, 1, z) != ODE_EFUNC || ode_stepper_dim(one) != 1)
        return 1;
    ode_stepper_free(one);
    ode_stepper_free(shared);
    ode_stepper_free(NULL);
    return ode_stepper_new(0) != NULL || strlen(ode_strerror(99)) == 0;
#else
    rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 2) {
        ode_stepper *three = ode_stepper_new(3);
        return ode_apply(three, &sys, t, 0.1, y);
    }
    return ode_evolve(shared, &sys, &t, 3, 0.01, y);
#endif
}
