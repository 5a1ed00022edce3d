#include "tapline.h"

#include <stdlib.h>
#include <string.h>

struct tl_filter {
    double *taps;
    double *line; /* a ring of n samples */
    size_t n;
    size_t pos;   /* where the next sample goes */
};

static double *copy_taps(const double *taps, size_t n)
{
    double *copy = malloc(n * sizeof *copy);

    if (copy)
        memcpy(copy, taps, n * sizeof *copy);
    return copy;
}

static double *new_line(size_t n)
{
    double *line = malloc(n * sizeof *line);

    if (line)
        for (size_t i = 0; i < n; i++)
            line[i] = 0.0;
    return line;
}

tl_filter *tl_new(const double *taps, size_t n)
{
    tl_filter *f;

    if (n < 1 || n > TL_MAX_TAPS)
        return NULL;
    f = malloc(sizeof *f);
    if (!f)
        return NULL;
    f->taps = copy_taps(taps, n);
    f->line = new_line(n);
    if (!f->taps || !f->line) {
        tl_free(f);
        return NULL;
    }
    f->n = n;
    f->pos = 0;
    return f;
}

void tl_free(tl_filter *f)
{
    if (!f)
        return;
    free(f->taps);
    free(f->line);
    free(f);
}

int tl_set_taps(tl_filter *f, const double *taps, size_t n)
{
    double *copy, *line;

    if (n < 1 || n > TL_MAX_TAPS)
        return -1;
    copy = copy_taps(taps, n);
    line = new_line(n);
    if (!copy || !line) {
        free(copy);
        free(line);
        return -1;
    }
    free(f->taps);
    free(f->line);
    f->taps = copy;
    f->line = line;
    f->n = n;
    return 0;
}

size_t tl_length(const tl_filter *f)
{
    return f->n;
}

double tl_tap(const tl_filter *f, size_t i)
{
    return i < f->n ? f->taps[i] : 0.0;
}

double tl_gain(const tl_filter *f)
{
    double sum = 0.0;

    for (size_t i = 0; i < f->n; i++)
        sum += f->taps[i];
    return sum;
}

double tl_step(tl_filter *f, double x)
{
    double sum = 0.0;
    size_t at = f->pos;

    f->line[at] = x;
    for (size_t i = 0; i < f->n; i++) {
        sum += f->taps[i] * f->line[at];
        at = at == 0 ? f->n - 1 : at - 1;
    }
    if (++f->pos >= f->n)
        f->pos = 0;
    return sum;
}

void tl_run(tl_filter *f, const double *in, double *out, size_t count)
{
    for (size_t i = 0; i < count; i++)
        out[i] = tl_step(f, in[i]);
}

double tl_past(const tl_filter *f, size_t back)
{
    size_t at;

    if (back >= f->n)
        return 0.0;
    at = f->pos + f->n - 1 - back;
    if (at >= f->n)
        at -= f->n;
    return f->line[at];
}

void tl_reset(tl_filter *f)
{
    for (size_t i = 0; i < f->n; i++)
        f->line[i] = 0.0;
    f->pos = 0;
}
