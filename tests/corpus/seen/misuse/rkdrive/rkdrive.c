#include "rkdrive.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct rkdrive {
    size_t n;
    rkdrive_rhs *f;
    void *ctx;
    double t, h;
    int busy;
    double *y, *arg, *next, *k;
};

rkdrive *rkdrive_new(size_t n, rkdrive_rhs *f, void *ctx, double t0, const double *y0, double h)
{
    assert(isfinite(h) && h > 0);
    if (n < 1 || n > RKDRIVE_MAX_DIM)
        return NULL;
    rkdrive *d = malloc(sizeof *d);
    if (d == NULL)
        return NULL;
    d->y = malloc(4 * n * sizeof *d->y);
    if (d->y == NULL) {
        free(d);
        return NULL;
    }
    d->arg = d->y + n;
    d->next = d->arg + n;
    d->k = d->next + n;
    d->n = n;
    d->f = f;
    d->ctx = ctx;
    d->h = h;
    d->busy = 0;
    rkdrive_restart(d, t0, y0);
    return d;
}

void rkdrive_free(rkdrive *d)
{
    if (d == NULL)
        return;
    assert(!d->busy);
    free(d->y);
    free(d);
}

void rkdrive_restart(rkdrive *d, double t0, const double *y0)
{
    assert(!d->busy);
    d->t = t0;
    memmove(d->y, y0, d->n * sizeof *y0);
}

double rkdrive_time(const rkdrive *d)
{
    return d->t;
}

const double *rkdrive_y(const rkdrive *d)
{
    return d->y;
}

double rkdrive_at(const rkdrive *d, size_t i)
{
    assert(i < d->n);
    return d->y[i];
}

static enum rkdrive_result advance(rkdrive *d, double h, double t_new)
{
    static const double node[4] = {0, 0.5, 0.5, 1}, weight[4] = {1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6};
    memcpy(d->arg, d->y, d->n * sizeof *d->y);
    memcpy(d->next, d->y, d->n * sizeof *d->y);
    for (int stage = 0; stage < 4; stage++) {
        d->f(d->t + node[stage] * h, d->arg, d->k, d->ctx);
        for (size_t i = 0; i < d->n; i++) {
            d->next[i] += weight[stage] * h * d->k[i];
            if (stage < 3)
                d->arg[i] = d->y[i] + node[stage + 1] * h * d->k[i];
        }
    }
    for (size_t i = 0; i < d->n; i++)
        if (!isfinite(d->next[i]))
            return RKDRIVE_BLOWUP;
    memcpy(d->y, d->next, d->n * sizeof *d->y);
    d->t = t_new;
    return RKDRIVE_OK;
}

static enum rkdrive_result step(rkdrive *d)
{
    if (!isfinite(d->t + d->h))
        return RKDRIVE_BLOWUP;
    assert(d->t + d->h > d->t);
    return advance(d, d->h, d->t + d->h);
}

enum rkdrive_result rkdrive_step(rkdrive *d)
{
    assert(!d->busy);
    d->busy = 1;
    enum rkdrive_result r = step(d);
    d->busy = 0;
    return r;
}

enum rkdrive_result rkdrive_run(rkdrive *d, double t1, unsigned max_steps, rkdrive_watch *watch)
{
    enum rkdrive_result r = RKDRIVE_OK;
    if (max_steps > RKDRIVE_MAX_STEPS)
        max_steps = RKDRIVE_MAX_STEPS;
    assert(!d->busy);
    d->busy = 1;
    while (r == RKDRIVE_OK && d->t < t1) {
        if (max_steps-- == 0) {
            r = RKDRIVE_LIMIT;
            break;
        }
        r = t1 - d->t <= d->h ? advance(d, t1 - d->t, t1) : step(d);
        if (r == RKDRIVE_OK && watch != NULL)
            watch(d->t, d->y, d->ctx);
    }
    d->busy = 0;
    return r;
}
