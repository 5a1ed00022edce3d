#include "adquad.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

struct part {
    double lower, upper;
    double area, error;
};

struct adq_workspace {
    size_t count;
    bool busy;
    struct part *parts;
};

adq_workspace *adq_workspace_alloc(size_t n)
{
    if (n == 0 || n > ADQ_MAXSIZE)
        return NULL;
    adq_workspace *w = malloc(sizeof *w);
    if (w == NULL)
        return NULL;
    w->parts = malloc(n * sizeof *w->parts);
    if (w->parts == NULL) {
        free(w);
        return NULL;
    }
    w->count = 0;
    w->busy = false;
    return w;
}

void adq_workspace_free(adq_workspace *w)
{
    if (w == NULL)
        return;
    assert(!w->busy);
    free(w->parts);
    free(w);
}

/* Simpson's rule on the whole and on its halves. */
static struct part simpson(const adq_function *f, double lower, double upper)
{
    struct part p = {.lower = lower, .upper = upper};
    double middle = lower / 2 + upper / 2, width = upper - lower;
    double fl = f->function(lower, f->params), fm = f->function(middle, f->params);
    double fu = f->function(upper, f->params);
    double f1 = f->function(lower / 2 + middle / 2, f->params);
    double f2 = f->function(middle / 2 + upper / 2, f->params);
    double whole = width / 6 * (fl + 4 * fm + fu);
    double halves = width / 12 * (fl + 4 * f1 + 2 * fm + 4 * f2 + fu);
    p.area = halves + (halves - whole) / 15;
    p.error = fabs(halves - whole) / 15;
    return p;
}

static size_t worst(const adq_workspace *w)
{
    size_t at = 0;
    for (size_t i = 1; i < w->count; i++)
        if (w->parts[i].error > w->parts[at].error)
            at = i;
    return at;
}

static int refine(const adq_function *f, double epsabs, double epsrel, size_t limit, adq_workspace *w, double *sum,
                  double *error)
{
    for (;;) {
        *sum = *error = 0;
        for (size_t i = 0; i < w->count; i++) {
            *sum += w->parts[i].area;
            *error += w->parts[i].error;
        }
        if (!isfinite(*sum) || !isfinite(*error))
            return ADQ_ENAN;
        if (*error <= fmax(epsabs, epsrel * fabs(*sum)))
            return ADQ_SUCCESS;
        if (w->count >= limit)
            return ADQ_EMAXITER;
        size_t at = worst(w);
        struct part p = w->parts[at];
        double middle = p.lower / 2 + p.upper / 2;
        w->parts[at] = simpson(f, p.lower, middle);
        w->parts[w->count] = simpson(f, middle, p.upper);
        w->count++;
    }
}

int adq_integrate(const adq_function *f, double a, double b, double epsabs, double epsrel,
                  size_t limit, adq_workspace *w, double *result, double *abserr)
{
    double error = 0;
    int status = ADQ_EINVAL;
    assert(!w->busy);
    *result = 0;
    if (isfinite(a) && isfinite(b) && epsabs >= 0 && epsrel >= 0 && limit > 0) {
        w->busy = true;
        w->parts[0] = simpson(f, a, b);
        w->count = 1;
        status = refine(f, epsabs, epsrel, limit, w, result, &error);
        w->busy = false;
    }
    if (abserr != NULL)
        *abserr = error;
    return status;
}

size_t adq_intervals(const adq_workspace *w)
{
    return w->count;
}

double adq_interval(const adq_workspace *w, size_t i, double *lower, double *upper)
{
    assert(i < w->count);
    *lower = w->parts[i].lower;
    *upper = w->parts[i].upper;
    return w->parts[i].area;
}

const char *adq_strerror(int status)
{
    switch (status) {
    case ADQ_SUCCESS:
        return "success";
    case ADQ_EINVAL:
        return "invalid argument";
    case ADQ_EMAXITER:
        return "maximum number of subdivisions reached";
    case ADQ_ENAN:
        return "integrand is not finite";
    }
    return "unknown status";
}
