#include "pivlu.h"

#include <assert.h>

static double magnitude(double x)
{
    return x < 0 ? -x : x;
}

static void swap(double *x, double *y)
{
    double t = *x;
    *x = *y;
    *y = t;
}

size_t plu_factor(size_t n, double *a, size_t lda, size_t *piv)
{
    size_t info = 0;
    assert(lda >= n);
    for (size_t k = 0; k < n; k++) {
        size_t p = k;
        for (size_t i = k + 1; i < n; i++)
            if (magnitude(a[i * lda + k]) > magnitude(a[p * lda + k]))
                p = i;
        piv[k] = p;
        if (p != k)
            for (size_t j = 0; j < n; j++)
                swap(&a[k * lda + j], &a[p * lda + j]);

        double pivot = a[k * lda + k];
        if (pivot == 0) {
            if (info == 0)
                info = k + 1;
            continue;
        }
        for (size_t i = k + 1; i < n; i++) {
            double factor = a[i * lda + k] / pivot;
            a[i * lda + k] = factor;
            for (size_t j = k + 1; j < n; j++)
                a[i * lda + j] -= factor * a[k * lda + j];
        }
    }
    return info;
}

void plu_solve(size_t n, const double *a, size_t lda, const size_t *piv, double *b)
{
    assert(lda >= n);
    for (size_t k = 0; k < n; k++)
        if (piv[k] != k)
            swap(&b[k], &b[piv[k]]);
    for (size_t i = 1; i < n; i++)
        for (size_t j = 0; j < i; j++)
            b[i] -= a[i * lda + j] * b[j];
    for (size_t i = n; i-- > 0;) {
        for (size_t j = i + 1; j < n; j++)
            b[i] -= a[i * lda + j] * b[j];
        b[i] /= a[i * lda + i];
    }
}

void plu_solve_t(size_t n, const double *a, size_t lda, const size_t *piv, double *b)
{
    assert(lda >= n);
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < i; j++)
            b[i] -= a[j * lda + i] * b[j];
        b[i] /= a[i * lda + i];
    }
    for (size_t i = n; i-- > 0;)
        for (size_t j = i + 1; j < n; j++)
            b[i] -= a[j * lda + i] * b[j];
    for (size_t k = n; k-- > 0;)
        if (piv[k] != k)
            swap(&b[k], &b[piv[k]]);
}

double plu_det(size_t n, const double *a, size_t lda, const size_t *piv)
{
    double det = 1;
    assert(lda >= n);
    for (size_t k = 0; k < n; k++)
        det *= piv[k] != k ? -a[k * lda + k] : a[k * lda + k];
    return det;
}

void plu_inverse(size_t n, const double *a, size_t lda, const size_t *piv, double *inv, size_t ldi, double *work)
{
    assert(lda >= n);
    assert(ldi >= n);
    for (size_t j = 0; j < n; j++) {
        for (size_t i = 0; i < n; i++)
            work[i] = i == j ? 1 : 0;
        plu_solve(n, a, lda, piv, work);
        for (size_t i = 0; i < n; i++)
            inv[i * ldi + j] = work[i];
    }
}

void plu_times(size_t n, const double *a, size_t lda, const double *x, double *y)
{
    assert(lda >= n);
    for (size_t i = 0; i < n; i++) {
        double sum = 0;
        for (size_t j = 0; j < n; j++)
            sum += a[i * lda + j] * x[j];
        y[i] = sum;
    }
}

double plu_norm(size_t n, const double *a, size_t lda)
{
    double norm = 0;
    assert(lda >= n);
    for (size_t i = 0; i < n; i++) {
        double sum = 0;
        for (size_t j = 0; j < n; j++)
            sum += magnitude(a[i * lda + j]);
        if (sum > norm)
            norm = sum;
    }
    return norm;
}
