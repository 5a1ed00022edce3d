#include "hadam.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

static int is_power_of_two(size_t n)
{
    return n != 0 && (n & (n - 1)) == 0;
}

void hadam_forward(double *v, size_t n)
{
    assert(is_power_of_two(n));
    for (size_t half = 1; half < n; half *= 2)
        for (size_t start = 0; start < n; start += 2 * half)
            for (size_t i = start; i < start + half; i++) {
                double a = v[i], b = v[i + half];
                v[i] = a + b;
                v[i + half] = a - b;
            }
}

void hadam_inverse(double *v, size_t n)
{
    hadam_forward(v, n);
    for (size_t i = 0; i < n; i++)
        v[i] /= (double)n;
}

/* The Gray code of k with its bits in reverse. */
static size_t natural_index(size_t k, size_t n)
{
    size_t gray = k ^ k >> 1, reversed = 0;
    for (; n > 1; n /= 2) {
        reversed = reversed << 1 | (gray & 1);
        gray >>= 1;
    }
    return reversed;
}

size_t hadam_row(size_t k, size_t n)
{
    assert(is_power_of_two(n));
    assert(k < n);
    return natural_index(k, n);
}

void hadam_to_sequency(double *v, double *work, size_t n)
{
    assert(is_power_of_two(n));
    memcpy(work, v, n * sizeof *v);
    for (size_t k = 0; k < n; k++)
        v[k] = work[natural_index(k, n)];
}

void hadam_to_natural(double *v, double *work, size_t n)
{
    assert(is_power_of_two(n));
    memcpy(work, v, n * sizeof *v);
    for (size_t k = 0; k < n; k++)
        v[natural_index(k, n)] = work[k];
}

void hadam_convolve(double *a, double *b, size_t n)
{
    assert(a != b);
    hadam_forward(a, n);
    hadam_forward(b, n);
    for (size_t i = 0; i < n; i++)
        a[i] *= b[i];
    hadam_inverse(a, n);
}

int hadam_entry(size_t row, size_t column, size_t n)
{
    int sign = 1;
    assert(is_power_of_two(n));
    assert(row < n && column < n);
    for (size_t common = row & column; common != 0; common &= common - 1)
        sign = -sign;
    return sign;
}

size_t hadam_round_up(size_t count)
{
    size_t n = 1;
    assert(count <= SIZE_MAX / 2);
    while (n < count)
        n *= 2;
    return n;
}
