#include "crvterp.h"

#include <assert.h>
#include <stdlib.h>

struct cv_curve {
    size_t n;
    const double *x, *y; // the caller's
    double *m;           // second derivatives at the points
    double *scratch;
};

cv_curve *cv_alloc(size_t n)
{
    if (n < CV_MIN_POINTS || n > CV_MAX_POINTS)
        return NULL;
    cv_curve *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->n = n;
    c->m = calloc(n, sizeof *c->m);
    c->scratch = calloc(n, sizeof *c->scratch);
    if (c->m == NULL || c->scratch == NULL) {
        cv_free(c);
        return NULL;
    }
    return c;
}

void cv_free(cv_curve *c)
{
    if (c == NULL)
        return;
    free(c->m);
    free(c->scratch);
    free(c);
}

void cv_init(cv_curve *c, const double *x, const double *y, size_t n)
{
    assert(n == c->n);
    for (size_t i = 1; i < n; i++)
        assert(x[i - 1] < x[i]);
    c->x = x;
    c->y = y;
    // the tridiagonal system for m, by elimination
    double *m = c->m, *u = c->scratch;
    m[0] = u[0] = 0;
    for (size_t i = 1; i + 1 < n; i++) {
        double left = x[i] - x[i - 1], both = x[i + 1] - x[i - 1];
        double s = left / both, p = s * m[i - 1] + 2;
        double jump = (y[i + 1] - y[i]) / (x[i + 1] - x[i]) - (y[i] - y[i - 1]) / left;
        m[i] = (s - 1) / p;
        u[i] = (6 * jump / both - s * u[i - 1]) / p;
    }
    m[n - 1] = 0;
    for (size_t i = n - 1; i > 0; i--)
        m[i - 1] = i > 1 ? m[i - 1] * m[i] + u[i - 1] : 0;
}

size_t cv_points(const cv_curve *c)
{
    return c->n;
}

double cv_first(const cv_curve *c)
{
    assert(c->x != NULL);
    return c->x[0];
}

double cv_last(const cv_curve *c)
{
    assert(c->x != NULL);
    return c->x[c->n - 1];
}

// The interval that has t in it.
static size_t locate(const cv_curve *c, double t, cv_hint *hint)
{
    assert(t >= cv_first(c) && t <= cv_last(c));
    size_t low = 0, high = c->n - 1;
    if (hint != NULL) {
        size_t i = hint->interval;
        if (t < c->x[i])
            high = i;
        else if (t < c->x[i + 1])
            return i;
        else
            low = i;
    }
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (t < c->x[middle])
            high = middle;
        else
            low = middle;
    }
    if (hint != NULL)
        hint->interval = low;
    return low;
}

double cv_eval(const cv_curve *c, double t, cv_hint *hint)
{
    size_t i = locate(c, t, hint);
    double h = c->x[i + 1] - c->x[i], a = (c->x[i + 1] - t) / h, b = (t - c->x[i]) / h;
    return a * c->y[i] + b * c->y[i + 1] + ((a * a * a - a) * c->m[i] + (b * b * b - b) * c->m[i + 1]) * h * h / 6;
}

double cv_slope(const cv_curve *c, double t, cv_hint *hint)
{
    size_t i = locate(c, t, hint);
    double h = c->x[i + 1] - c->x[i], a = (c->x[i + 1] - t) / h, b = (t - c->x[i]) / h;
    return (c->y[i + 1] - c->y[i]) / h + ((3 * b * b - 1) * c->m[i + 1] - (3 * a * a - 1) * c->m[i]) * h / 6;
}

double cv_bend(const cv_curve *c, double t, cv_hint *hint)
{
    size_t i = locate(c, t, hint);
    double h = c->x[i + 1] - c->x[i];
    return (c->x[i + 1] - t) / h * c->m[i] + (t - c->x[i]) / h * c->m[i + 1];
}

// Simpson's rule, which is exact for cubic polynomials.
static double piece(const cv_curve *c, double a, double b)
{
    cv_hint hint = CV_HINT_NONE;
    double middle = a + (b - a) / 2;
    if (!(middle >= a && middle <= b))
        return 0;
    return (cv_eval(c, a, &hint) + 4 * cv_eval(c, middle, &hint) + cv_eval(c, b, &hint)) * (b - a) / 6;
}

double cv_integral(const cv_curve *c, double a, double b)
{
    assert(a <= b);
    double sum = 0;
    size_t first = locate(c, a, NULL), last = locate(c, b, NULL);
    for (size_t i = first; i <= last; i++) {
        double from = i == first ? a : c->x[i], to = i == last ? b : c->x[i + 1];
        sum += piece(c, from, to);
    }
    return sum;
}

void cv_hint_reset(cv_hint *hint)
{
    hint->interval = 0;
}

void cv_tabulate(const cv_curve *c, double *out, size_t count)
{
    assert(count >= 2);
    cv_hint hint = CV_HINT_NONE;
    double first = cv_first(c), last = cv_last(c);
    for (size_t i = 0; i < count; i++) {
        double part = (double)i / (double)(count - 1);
        double t = first * (1 - part) + last * part;
        if (!(t >= first))
            t = first;
        if (t > last)
            t = last;
        out[i] = cv_eval(c, t, &hint);
    }
}
