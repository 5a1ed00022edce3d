#include "bsplws.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

struct bsplws {
    size_t k, nbreak, n;
    double *knots; /* n + k of them; NULL before they are set */
    double left[BSPLWS_MAX_ORDER], right[BSPLWS_MAX_ORDER];
    double values[BSPLWS_MAX_ORDER];
    double *room;
};

bsplws *bsplws_alloc(size_t k, size_t nbreak)
{
    if (k < 1 || k > BSPLWS_MAX_ORDER || nbreak < 2 || nbreak > BSPLWS_MAX_BREAK)
        return NULL;
    bsplws *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->k = k;
    w->nbreak = nbreak;
    w->n = nbreak + k - 2;
    w->room = calloc(w->n + k, sizeof *w->room);
    if (!w->room) {
        free(w);
        return NULL;
    }
    return w;
}

void bsplws_free(bsplws *w)
{
    if (!w)
        return;
    free(w->room);
    free(w);
}

size_t bsplws_ncoeffs(const bsplws *w)
{
    return w->n;
}

size_t bsplws_order(const bsplws *w)
{
    return w->k;
}

/* The first and last knot count k-fold. */
static void pad_knots(bsplws *w)
{
    double *t = w->room;
    for (size_t i = 0; i < w->k - 1; i++) {
        t[i] = t[w->k - 1];
        t[w->n + 1 + i] = t[w->n];
    }
    w->knots = t;
}

void bsplws_knots(bsplws *w, const double *breakpts)
{
    for (size_t i = 0; i + 1 < w->nbreak; i++)
        assert(breakpts[i] < breakpts[i + 1] && "breakpoints ascend");
    for (size_t i = 0; i < w->nbreak; i++)
        w->room[w->k - 1 + i] = breakpts[i];
    pad_knots(w);
}

void bsplws_knots_uniform(bsplws *w, double a, double b)
{
    assert(isfinite(a) && isfinite(b) && a < b);
    for (size_t i = 0; i < w->nbreak; i++) {
        double part = (double)i / (double)(w->nbreak - 1);
        w->room[w->k - 1 + i] = a * (1 - part) + b * part;
    }
    w->room[w->k - 1] = a;
    w->room[w->n] = b;
    pad_knots(w);
}

void bsplws_eval_nonzero(bsplws *w, double x, double *B, size_t *istart)
{
    const double *t = w->knots;
    assert(t != NULL && "knots are set");
    assert(x >= t[0] && x <= t[w->n] && "x is between the outer breakpoints");
    size_t at = w->k - 1;
    while (at + 1 < w->n && t[at + 1] <= x)
        at++;
    /* Cox and de Boor, as in the NURBS Book, A2.2 */
    B[0] = 1;
    for (size_t j = 1; j < w->k; j++) {
        double saved = 0;
        w->left[j] = x - t[at + 1 - j];
        w->right[j] = t[at + j] - x;
        for (size_t r = 0; r < j; r++) {
            double span = w->right[r + 1] + w->left[j - r];
            double term = span > 0 ? B[r] / span : 0;
            B[r] = saved + w->right[r + 1] * term;
            saved = w->left[j - r] * term;
        }
        B[j] = saved;
    }
    *istart = at + 1 - w->k;
}

void bsplws_eval(bsplws *w, double x, double *B)
{
    size_t start;
    bsplws_eval_nonzero(w, x, w->values, &start);
    for (size_t i = 0; i < w->n; i++)
        B[i] = i >= start && i < start + w->k ? w->values[i - start] : 0;
}

double bsplws_spline(bsplws *w, const double *c, double x)
{
    size_t start;
    double sum = 0;
    bsplws_eval_nonzero(w, x, w->values, &start);
    for (size_t i = 0; i < w->k; i++)
        sum += w->values[i] * c[start + i];
    return sum;
}

double bsplws_greville(const bsplws *w, size_t i)
{
    const double *t = w->knots + i;
    if (w->k == 1)
        return t[0] / 2 + t[1] / 2;
    double sum = 0;
    for (size_t j = 1; j < w->k; j++)
        sum += t[j];
    return sum / (double)(w->k - 1);
}
