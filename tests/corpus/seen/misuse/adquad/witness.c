#include "adquad.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double root(double x, void *params)
{
    (void)params;
    return sqrt(fabs(x - 0.3));
}

static double inverse(double x, void *params)
{
    (void)params;
    return 1 / x;
}

static double inner(double x, void *params)
{
    adq_function f = {root, NULL};
    double result;
    adq_integrate(&f, 0, x, 1e-3, 0, 10, params, &result, NULL);
    return result;
}

int main(int count, char **arguments)
{
    adq_workspace *w = adq_workspace_alloc(100), *v = adq_workspace_alloc(2);
    adq_function f = {root, NULL}, g = {inner, v}, h = {inverse, NULL};
    double result, error, lower, upper;
    if (!w || !v || adq_workspace_alloc(0) || adq_workspace_alloc((size_t)-1) || adq_intervals(w) != 0)
        return 2;
    if (adq_integrate(&f, 0, 1, 1e-6, 0, 100, w, &result, &error) != ADQ_SUCCESS || adq_intervals(w) < 5)
        return 2;
    if (fabs(result - (pow(0.3, 1.5) + pow(0.7, 1.5)) / 1.5) > 1e-4 || adq_interval(w, 0, &lower, &upper) <= 0)
        return 2;
    if (adq_integrate(&f, 0, 1, 0, 0, 2, v, &result, NULL) != ADQ_EMAXITER || adq_intervals(v) != 2)
        return 2;
    if (adq_integrate(&h, 0, 1, 1, 1, 10, w, &result, &error) != ADQ_ENAN)
        return 2;
    if (adq_integrate(&f, NAN, 1, 1, 1, 10, w, &result, &error) != ADQ_EINVAL || result != 0)
        return 2;
    if (adq_integrate(&f, -1e308, 1e308, 1, 1, 10, w, &result, &error) == ADQ_EINVAL || strlen(adq_strerror(77)) == 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    adq_workspace *third = adq_workspace_alloc(10);
    g.params = third;
    if (adq_integrate(&g, 0, 1, 1e-2, 0, 100, w, &result, &error) == ADQ_EINVAL || !(result > 0))
        return 2;
    adq_workspace_free(third);
    adq_workspace_free(w);
    adq_workspace_free(v);
    adq_workspace_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        adq_integrate(&f, 0, 1, 0, 0, 50, v, &result, &error);
        break;
    case 2:
        g.params = w;
        adq_integrate(&g, 0, 1, 1e-2, 0, 100, w, &result, &error);
        break;
    case 3:
        adq_interval(v, 2, &lower, &upper);
        break;
    case 4:
        adq_workspace_free(v);
        adq_intervals(v);
        break;
    case 5:
        f.function = NULL;
        adq_integrate(&f, 0, 1, 1, 1, 1, w, &result, &error);
        break;
    }
#endif
    return 0;
}
