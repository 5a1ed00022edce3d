#include "colramp.h"

#include <assert.h>
#include <stdlib.h>

struct stop {
    double at;
    uint32_t rgb;
};

struct ramp {
    size_t count;
    struct stop *stops; /* exactly as many as there are */
};

ramp *ramp_new(void)
{
    return calloc(1, sizeof(ramp));
}

void ramp_free(ramp *r)
{
    if (r == NULL)
        return;
    free(r->stops);
    free(r);
}

int ramp_add(ramp *r, double at, uint32_t rgb)
{
    assert(at >= 0 && at <= 1);
    assert(r->count == 0 || r->stops[r->count - 1].at <= at);
    if (r->count == RAMP_MAX_STOPS)
        return -1;
    struct stop *more = realloc(r->stops, (r->count + 1) * sizeof *more);
    if (more == NULL)
        return -1;
    r->stops = more;
    more[r->count].at = at;
    more[r->count].rgb = rgb & 0xffffff;
    r->count++;
    return 0;
}

size_t ramp_stops(const ramp *r)
{
    return r->count;
}

void ramp_clear(ramp *r)
{
    free(r->stops);
    r->stops = NULL;
    r->count = 0;
}

double ramp_stop_at(const ramp *r, size_t i)
{
    return r->stops[i].at;
}

uint32_t ramp_stop_rgb(const ramp *r, size_t i)
{
    return r->stops[i].rgb;
}

static uint32_t channel(const struct stop *a, const struct stop *b, double part, int shift)
{
    double from = (double)(a->rgb >> shift & 255), to = (double)(b->rgb >> shift & 255);
    return (uint32_t)(from + (to - from) * part + 0.5) << shift;
}

uint32_t ramp_colour(const ramp *r, double t)
{
    assert(r->count > 0);
    const struct stop *last = &r->stops[r->count - 1];
    if (!(t > r->stops[0].at))
        return r->stops[0].rgb;
    if (t >= last->at)
        return last->rgb;
    const struct stop *b = r->stops;
    while (b->at <= t)
        b++;
    const struct stop *a = b - 1;
    double part = (t - a->at) / (b->at - a->at);
    return channel(a, b, part, 16) | channel(a, b, part, 8) | channel(a, b, part, 0);
}

void ramp_bake(const ramp *r, uint32_t *table, size_t n, ramp_ease ease, void *user)
{
    assert(r->count > 0);
    const struct stop *stops = r->stops;
    for (size_t i = 0; i < n; i++) {
        double t = n > 1 ? (double)i / (double)(n - 1) : 0;
        if (ease != NULL) {
            t = ease(t, user);
            assert(t >= 0 && t <= 1);
        }
        table[i] = t < stops[0].at ? stops[0].rgb : ramp_colour(r, t);
    }
}

double ramp_ease_square(double t, void *user)
{
    (void)user;
    return t * t;
}

double ramp_ease_smooth(double t, void *user)
{
    (void)user;
    return t * t * (3 - 2 * t);
}
