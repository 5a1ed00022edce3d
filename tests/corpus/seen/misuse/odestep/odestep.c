#include "odestep.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct ode_stepper {
    size_t dim;
    int busy;
    double *slope; /* each of these has dim elements */
    double *sum;
    double *point;
};

ode_stepper *ode_stepper_new(size_t dim)
{
    if (dim == 0 || dim > ODE_DIM_MAX)
        return NULL;
    ode_stepper *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->slope = malloc(3 * dim * sizeof *s->slope);
    if (s->slope == NULL) {
        free(s);
        return NULL;
    }
    s->sum = s->slope + dim;
    s->point = s->sum + dim;
    s->dim = dim;
    s->busy = 0;
    return s;
}

void ode_stepper_free(ode_stepper *s)
{
    if (s != NULL) {
        free(s->slope);
        free(s);
    }
}

size_t ode_stepper_dim(const ode_stepper *s)
{
    return s->dim;
}

static int runge_kutta(ode_stepper *s, const ode_system *sys, double t, double h, const double y[])
{
    static const double ahead[4] = {0, 0.5, 0.5, 1};
    static const double weight[4] = {1 / 6.0, 1 / 3.0, 1 / 3.0, 1 / 6.0};
    memcpy(s->sum, y, s->dim * sizeof *y);
    for (int stage = 0; stage < 4; stage++) {
        for (size_t i = 0; i < s->dim; i++)
            s->point[i] = stage == 0 ? y[i] : y[i] + ahead[stage] * h * s->slope[i];
        if (sys->function(t + ahead[stage] * h, s->point, s->slope, sys->params) != 0)
            return ODE_EFUNC;
        for (size_t i = 0; i < s->dim; i++)
            s->sum[i] += weight[stage] * h * s->slope[i];
    }
    for (size_t i = 0; i < s->dim; i++)
        if (!isfinite(s->sum[i]))
            return ODE_EDIVERGE;
    return ODE_OK;
}

int ode_apply(ode_stepper *s, const ode_system *sys, double t, double h, double y[])
{
    assert(s->dim == sys->dim);
    assert(!s->busy);
    if (!isfinite(t) || !isfinite(h))
        return ODE_EINVAL;
    s->busy = 1;
    int code = runge_kutta(s, sys, t, h, y);
    s->busy = 0;
    if (code == ODE_OK)
        memcpy(y, s->sum, s->dim * sizeof *y);
    return code;
}

int ode_evolve(ode_stepper *s, const ode_system *sys, double *t, double t1, double h, double y[])
{
    if (!isfinite(*t) || !isfinite(t1) || !isfinite(h))
        return ODE_EINVAL;
    if (*t == t1)
        return ODE_OK;
    if (h == 0 || (h > 0) != (t1 > *t))
        return ODE_EINVAL;
    for (int steps = 0; steps < ODE_STEPS_MAX; steps++) {
        double next = *t + h;
        int last = h > 0 ? next >= t1 : next <= t1;
        if (last)
            next = t1;
        int code = ode_apply(s, sys, *t, last ? t1 - *t : h, y);
        if (code != ODE_OK)
            return code;
        *t = next;
        if (last)
            return ODE_OK;
    }
    return ODE_ESTEPS;
}

const char *ode_strerror(int code)
{
    switch (code) {
    case ODE_OK: return "success";
    case ODE_EINVAL: return "invalid time or step";
    case ODE_EFUNC: return "stopped by the function";
    case ODE_EDIVERGE: return "solution diverges";
    case ODE_ESTEPS: return "too many steps";
    }
    return "unknown code";
}
