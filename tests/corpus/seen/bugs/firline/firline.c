#include "firline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct firline {
    double *taps;
    double *line; // past inputs, a ring of `length`
    size_t length;
    size_t head; // where the next input goes
};

static double *copy_of(const double *from, size_t n)
{
    double *to = malloc(n * sizeof *to);

    if (to)
        memcpy(to, from, n * sizeof *to);
    return to;
}

static int acceptable(const double *taps, size_t n)
{
    return taps && n > 0 && n <= FIRLINE_MAX_TAPS;
}

struct firline *firline_new(const double *taps, size_t n)
{
    struct firline *f;

    if (!acceptable(taps, n))
        return NULL;
    f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->taps = copy_of(taps, n);
    f->line = calloc(n, sizeof *f->line);
    f->length = n;
    if (!f->taps || !f->line) {
        firline_free(f);
        return NULL;
    }
    return f;
}

void firline_free(struct firline *f)
{
    if (!f)
        return;
    free(f->taps);
    free(f->line);
    free(f);
}

struct firline *firline_clone(const struct firline *f)
{
    struct firline *g = firline_new(f->taps, f->length);

    if (!g)
        return NULL;
    memcpy(g->line, f->line, f->length * sizeof *f->line);
    g->head = f->head;
    return g;
}

int firline_retap(struct firline *f, const double *taps, size_t n)
{
    double *new_taps, *new_line;

    if (!acceptable(taps, n))
        return -1;
    new_taps = copy_of(taps, n);
    new_line = calloc(n, sizeof *new_line);
    if (!new_taps || !new_line) {
        free(new_taps);
        free(new_line);
        return -1;
    }
    free(f->taps);
    free(f->line);
    f->taps = new_taps;
    f->line = new_line;
    f->length = n;
    return 0;
}

double firline_push(struct firline *f, double x)
{
    double sum = 0;
    size_t at = f->head;

    f->line[at] = x;
    for (size_t i = 0; i < f->length; i++) {
        sum += f->taps[i] * f->line[at];
        at = at == 0 ? f->length - 1 : at - 1;
    }
    f->head = f->head + 1 == f->length ? 0 : f->head + 1;
    return sum;
}

void firline_run(struct firline *f, const double *in, double *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = firline_push(f, in[i]);
}

void firline_clear(struct firline *f)
{
    for (size_t i = 0; i < f->length; i++)
        f->line[i] = 0;
    f->head = 0;
}

size_t firline_length(const struct firline *f)
{
    return f->length;
}

double firline_tap(const struct firline *f, size_t i)
{
    return i < f->length ? f->taps[i] : 0;
}

double firline_gain(const struct firline *f)
{
    double sum = 0;

    for (size_t i = 0; i < f->length; i++)
        sum += f->taps[i];
    return sum;
}

double firline_response(const struct firline *f, double w)
{
    double re = 0, im = 0;

    for (size_t i = 0; i < f->length; i++) {
        re += f->taps[i] * cos(w * (double)i);
        im -= f->taps[i] * sin(w * (double)i);
    }
    return hypot(re, im);
}
