#include "axpyk.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

static void require(int fine, const char *kernel, const char *what)
{
    if (!fine) {
        fprintf(stderr, "axpyk: %s: illegal value of %s\n", kernel, what);
        abort();
    }
}

/* Index of the first element in its array. */
static ptrdiff_t first(int n, int inc)
{
    return n > 0 && inc < 0 ? (ptrdiff_t)(n - 1) * -(ptrdiff_t)inc : 0;
}

float ak_dot(int n, const float *x, int incx, const float *y, int incy)
{
    double sum = 0;
    require(incx != 0, "dot", "incx");
    require(incy != 0, "dot", "incy");
    ptrdiff_t ix = first(n, incx), iy = first(n, incy);
    for (int i = 0; i < n; i++, ix += incx, iy += incy)
        sum += (double)x[ix] * y[iy];
    return (float)sum;
}

float ak_nrm2(int n, const float *x, int incx)
{
    double sum = 0;
    require(incx != 0, "nrm2", "incx");
    ptrdiff_t ix = first(n, incx);
    for (int i = 0; i < n; i++, ix += incx)
        sum += (double)x[ix] * x[ix];
    return (float)sqrt(sum);
}

float ak_asum(int n, const float *x, int incx)
{
    double sum = 0;
    require(incx != 0, "asum", "incx");
    ptrdiff_t ix = first(n, incx);
    for (int i = 0; i < n; i++, ix += incx)
        sum += fabsf(x[ix]);
    return (float)sum;
}

int ak_iamax(int n, const float *x, int incx)
{
    int at = -1;
    float largest = -1;
    require(incx != 0, "iamax", "incx");
    ptrdiff_t ix = first(n, incx);
    for (int i = 0; i < n; i++, ix += incx)
        if (at < 0 || fabsf(x[ix]) > largest) {
            largest = fabsf(x[ix]);
            at = i;
        }
    return at;
}

void ak_scal(int n, float alpha, float *x, int incx)
{
    require(incx != 0, "scal", "incx");
    ptrdiff_t ix = first(n, incx);
    for (int i = 0; i < n; i++, ix += incx)
        x[ix] *= alpha;
}

void ak_copy(int n, const float *x, int incx, float *y, int incy)
{
    require(incx != 0, "copy", "incx");
    require(incy != 0, "copy", "incy");
    ptrdiff_t ix = first(n, incx), iy = first(n, incy);
    for (int i = 0; i < n; i++, ix += incx, iy += incy)
        y[iy] = x[ix];
}

void ak_swap(int n, float *x, int incx, float *y, int incy)
{
    require(incx != 0, "swap", "incx");
    require(incy != 0, "swap", "incy");
    ptrdiff_t ix = first(n, incx), iy = first(n, incy);
    for (int i = 0; i < n; i++, ix += incx, iy += incy) {
        float t = x[ix];
        x[ix] = y[iy];
        y[iy] = t;
    }
}

void ak_axpy(int n, float alpha, const float *x, int incx, float *y, int incy)
{
    require(incx != 0, "axpy", "incx");
    require(incy != 0, "axpy", "incy");
    ptrdiff_t ix = first(n, incx), iy = first(n, incy);
    for (int i = 0; i < n; i++, ix += incx, iy += incy)
        y[iy] += alpha * x[ix];
}

void ak_rot(int n, float *x, int incx, float *y, int incy, float c, float s)
{
    require(incx != 0, "rot", "incx");
    require(incy != 0, "rot", "incy");
    ptrdiff_t ix = first(n, incx), iy = first(n, incy);
    for (int i = 0; i < n; i++, ix += incx, iy += incy) {
        float t = c * x[ix] + s * y[iy];
        y[iy] = c * y[iy] - s * x[ix];
        x[ix] = t;
    }
}

void ak_gemv(int m, int n, float alpha, const float *a, int lda, const float *x, int incx, float beta, float *y, int incy)
{
    require(lda >= n, "gemv", "lda");
    require(incx != 0, "gemv", "incx");
    require(incy != 0, "gemv", "incy");
    if (m <= 0 || n <= 0)
        return;
    ptrdiff_t iy = first(m, incy);
    for (int i = 0; i < m; i++, iy += incy) {
        float row = alpha * ak_dot(n, a + (ptrdiff_t)i * lda, 1, x, incx);
        y[iy] = beta == 0 ? row : row + beta * y[iy];
    }
}

void ak_ger(int m, int n, float alpha, const float *x, int incx, const float *y, int incy, float *a, int lda)
{
    require(lda >= n, "ger", "lda");
    require(incx != 0, "ger", "incx");
    require(incy != 0, "ger", "incy");
    if (m <= 0 || n <= 0)
        return;
    ptrdiff_t ix = first(m, incx);
    for (int i = 0; i < m; i++, ix += incx)
        ak_axpy(n, alpha * x[ix], y, incy, a + (ptrdiff_t)i * lda, 1);
}
