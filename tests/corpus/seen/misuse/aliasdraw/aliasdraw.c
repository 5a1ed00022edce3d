#include "aliasdraw.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct cell {
    double keep; /* part of the cell that belongs to the event itself */
    double probability;
    size_t alias;
};

struct ad_table {
    size_t n;
    struct cell cells[];
};

static ad_error_handler *current;

ad_error_handler *ad_set_error_handler(ad_error_handler *handler)
{
    ad_error_handler *before = current;
    current = handler;
    return before;
}

void ad_ignore_errors(int code, const char *reason)
{
    (void)code;
    (void)reason;
}

static void *fail(int code, const char *reason)
{
    if (current) {
        current(code, reason);
        return NULL;
    }
    fprintf(stderr, "aliasdraw: ERROR: %s\n", reason);
    abort();
}

ad_table *ad_preproc(size_t n, const double *weights)
{
    if (n < 1 || n > AD_MAX)
        return fail(AD_EINVAL, "number of events is out of range");
    double largest = 0, sum = 0;
    for (size_t k = 0; k < n; k++) {
        if (!isfinite(weights[k]) || weights[k] < 0)
            return fail(AD_EINVAL, "weights must be finite and not negative");
        if (weights[k] > largest)
            largest = weights[k];
    }
    if (largest == 0)
        return fail(AD_EINVAL, "one weight at least must be positive");
    for (size_t k = 0; k < n; k++)
        sum += weights[k] / largest;

    ad_table *t = malloc(sizeof *t + n * sizeof t->cells[0]);
    /* small events from the front, large ones from the back */
    size_t *work = malloc(n * sizeof *work);
    if (!t || !work) {
        free(t);
        free(work);
        return fail(AD_ENOMEM, "memory is out");
    }
    t->n = n;
    size_t small = 0, large = n;
    for (size_t k = 0; k < n; k++) {
        struct cell *c = &t->cells[k];
        c->probability = weights[k] / largest / sum;
        c->keep = c->probability * (double)n;
        c->alias = k;
        if (c->keep < 1)
            work[small++] = k;
        else
            work[--large] = k;
    }
    while (small > 0 && large < n) {
        struct cell *poor = &t->cells[work[--small]];
        size_t rich = work[large];
        poor->alias = rich;
        t->cells[rich].keep -= 1 - poor->keep;
        if (t->cells[rich].keep < 1) {
            large++;
            work[small++] = rich;
        }
    }
    /* what is left over is 1 but for rounding */
    while (small > 0)
        t->cells[work[--small]].keep = 1;
    for (; large < n; large++)
        t->cells[work[large]].keep = 1;
    free(work);
    return t;
}

void ad_free(ad_table *t)
{
    free(t);
}

size_t ad_size(const ad_table *t)
{
    return t->n;
}

size_t ad_draw(const ad_table *t, ad_uniform *uniform, void *state)
{
    double u = uniform(state) * (double)t->n;
    size_t k = (size_t)u;
    const struct cell *c = &t->cells[k];
    return u - (double)k < c->keep ? k : c->alias;
}

size_t ad_tally(const ad_table *t, ad_uniform *uniform, void *state,
                size_t draws, unsigned long *counts)
{
    if (draws > AD_MAX)
        draws = AD_MAX;
    for (size_t i = 0; i < draws; i++)
        counts[ad_draw(t, uniform, state)]++;
    return draws;
}

double ad_pdf(const ad_table *t, size_t k)
{
    return t->cells[k].probability;
}
