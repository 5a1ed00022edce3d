#include "haarwave.h"

#include <assert.h>
#include <string.h>

static const double half_root = 0.70710678118654752440;

static int power_of_two(size_t n)
{
    return n != 0 && (n & (n - 1)) == 0;
}

void haar_fwd(double *x, size_t n, double *tmp)
{
    size_t i;

    assert(power_of_two(n));
    for (; n > 1; n /= 2) {
        for (i = 0; i < n / 2; i++) {
            tmp[i] = (x[2 * i] + x[2 * i + 1]) * half_root;
            tmp[n / 2 + i] = (x[2 * i] - x[2 * i + 1]) * half_root;
        }
        memcpy(x, tmp, n * sizeof *x);
    }
}

void haar_inv(double *x, size_t n, double *tmp)
{
    size_t i, k;

    assert(power_of_two(n));
    for (k = 2; k <= n && k != 0; k *= 2) {
        for (i = 0; i < k / 2; i++) {
            tmp[2 * i] = (x[i] + x[k / 2 + i]) * half_root;
            tmp[2 * i + 1] = (x[i] - x[k / 2 + i]) * half_root;
        }
        memcpy(x, tmp, k * sizeof *x);
    }
}

static void columns(double *img, size_t rows, size_t cols, double *tmp,
                    void (*each)(double *, size_t, double *))
{
    size_t r, c;

    for (c = 0; c < cols; c++) {
        for (r = 0; r < rows; r++)
            tmp[r] = img[r * cols + c];
        each(tmp, rows, tmp + rows);
        for (r = 0; r < rows; r++)
            img[r * cols + c] = tmp[r];
    }
}

void haar_fwd2(double *img, size_t rows, size_t cols, double *tmp)
{
    size_t r;

    assert(power_of_two(rows) && power_of_two(cols));
    for (r = 0; r < rows; r++)
        haar_fwd(img + r * cols, cols, tmp);
    columns(img, rows, cols, tmp, haar_fwd);
}

void haar_inv2(double *img, size_t rows, size_t cols, double *tmp)
{
    size_t r;

    assert(power_of_two(rows) && power_of_two(cols));
    columns(img, rows, cols, tmp, haar_inv);
    for (r = 0; r < rows; r++)
        haar_inv(img + r * cols, cols, tmp);
}

unsigned haar_levels(size_t n)
{
    unsigned k = 0;

    assert(power_of_two(n));
    for (; n > 1; n /= 2)
        k++;
    return k;
}

double *haar_level(double *x, size_t n, unsigned level, size_t *count)
{
    assert(level < haar_levels(n));
    *count = n >> level >> 1;
    return x + *count;
}

size_t haar_squash(double *x, size_t n, double small)
{
    size_t left = 0, i;

    for (i = 0; i < n; i++) {
        if (x[i] < small && -x[i] < small)
            x[i] = 0;
        else
            left++;
    }
    return left;
}

double haar_energy(const double *x, size_t n)
{
    double sum = 0;
    size_t i;

    for (i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}
