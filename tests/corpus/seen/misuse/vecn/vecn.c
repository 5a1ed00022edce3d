#include "vecn.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct vecn {
    size_t n;
    double *x;
};

vecn *vecn_new(size_t n)
{
    if (n > VECN_MAX)
        return NULL;
    vecn *v = malloc(sizeof *v);
    if (v == NULL)
        return NULL;
    v->n = n;
    v->x = calloc(n > 0 ? n : 1, sizeof *v->x);
    if (v->x == NULL) {
        free(v);
        return NULL;
    }
    return v;
}

vecn *vecn_from(const double *values, size_t n)
{
    vecn *v = vecn_new(n);
    if (v != NULL && n > 0)
        memcpy(v->x, values, n * sizeof *values);
    return v;
}

vecn *vecn_dup(const vecn *v)
{
    return vecn_from(v->x, v->n);
}

void vecn_free(vecn *v)
{
    if (v == NULL)
        return;
    free(v->x);
    free(v);
}

size_t vecn_size(const vecn *v)
{
    return v->n;
}

double vecn_get(const vecn *v, size_t i)
{
    return v->x[i];
}

void vecn_set(vecn *v, size_t i, double value)
{
    v->x[i] = value;
}

void vecn_add(vecn *a, const vecn *b)
{
    vecn_axpy(a, 1, b);
}

void vecn_axpy(vecn *a, double factor, const vecn *b)
{
    for (size_t i = 0; i < a->n; i++)
        a->x[i] += factor * b->x[i];
}

void vecn_scale(vecn *v, double factor)
{
    for (size_t i = 0; i < v->n; i++)
        v->x[i] *= factor;
}

double vecn_dot(const vecn *a, const vecn *b)
{
    double sum = 0;
    for (size_t i = 0; i < a->n; i++)
        sum += a->x[i] * b->x[i];
    return sum;
}

double vecn_norm(const vecn *v)
{
    double norm = 0;
    for (size_t i = 0; i < v->n; i++)
        norm = hypot(norm, v->x[i]);
    return norm;
}

bool vecn_equal(const vecn *a, const vecn *b)
{
    if (a->n != b->n)
        return false;
    for (size_t i = 0; i < a->n; i++)
        if (a->x[i] != b->x[i])
            return false;
    return true;
}

size_t vecn_argmax(const vecn *v)
{
    assert(v->n > 0);
    size_t best = 0;
    for (size_t i = 1; i < v->n; i++)
        if (v->x[i] > v->x[best])
            best = i;
    return best;
}

void vecn_export(const vecn *v, double *out)
{
    if (v->n > 0)
        memcpy(out, v->x, v->n * sizeof *out);
}
