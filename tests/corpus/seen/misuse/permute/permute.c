#include "permute.h"

#include <stdlib.h>
#include <string.h>

static const uint64_t factorial[PM_MAX + 1] = {
    UINT64_C(1),
    UINT64_C(1),
    UINT64_C(2),
    UINT64_C(6),
    UINT64_C(24),
    UINT64_C(120),
    UINT64_C(720),
    UINT64_C(5040),
    UINT64_C(40320),
    UINT64_C(362880),
    UINT64_C(3628800),
    UINT64_C(39916800),
    UINT64_C(479001600),
    UINT64_C(6227020800),
    UINT64_C(87178291200),
    UINT64_C(1307674368000),
    UINT64_C(20922789888000),
    UINT64_C(355687428096000),
    UINT64_C(6402373705728000),
    UINT64_C(121645100408832000),
    UINT64_C(2432902008176640000),
};

int pm_valid(const unsigned *p, size_t n)
{
    uint32_t seen = 0;

    if (n > PM_MAX)
        return 0;
    for (size_t i = 0; i < n; i++) {
        if (p[i] >= n || (seen >> p[i] & 1) != 0)
            return 0;
        seen |= UINT32_C(1) << p[i];
    }
    return 1;
}

void pm_identity(unsigned *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        p[i] = (unsigned)i;
}

static void swap(unsigned *a, unsigned *b)
{
    unsigned t = *a;

    *a = *b;
    *b = t;
}

static void reverse(unsigned *p, size_t from, size_t to)
{
    while (from + 1 < to)
        swap(&p[from++], &p[--to]);
}

/* To the next one if `up`, else to the previous one. */
static int step(unsigned *p, size_t n, int up)
{
    size_t i = n, j = n;

    if (n < 2)
        return 0;
    /* The tail from i on is the last (first) arrangement of its numbers. */
    for (i = n - 1; i > 0 && (up ? p[i - 1] >= p[i] : p[i - 1] <= p[i]); i--)
        ;
    if (i == 0) {
        reverse(p, 0, n);
        return 0;
    }
    do {
        j--;
    } while (up ? p[j] <= p[i - 1] : p[j] >= p[i - 1]);
    swap(&p[i - 1], &p[j]);
    reverse(p, i, n);
    return 1;
}

int pm_next(unsigned *p, size_t n)
{
    return step(p, n, 1);
}

int pm_prev(unsigned *p, size_t n)
{
    return step(p, n, 0);
}

void pm_invert(const unsigned *p, size_t n, unsigned *q)
{
    for (size_t i = 0; i < n; i++)
        q[p[i]] = (unsigned)i;
}

void pm_compose(const unsigned *a, const unsigned *b, size_t n, unsigned *q)
{
    for (size_t i = 0; i < n; i++)
        q[i] = a[b[i]];
}

uint64_t pm_count(size_t n)
{
    return factorial[n];
}

uint64_t pm_rank(const unsigned *p, size_t n)
{
    uint64_t rank = 0;

    for (size_t i = 0; i < n; i++) {
        unsigned smaller = 0;

        for (size_t j = i + 1; j < n; j++)
            smaller += p[j] < p[i];
        rank += smaller * factorial[n - 1 - i];
    }
    return rank;
}

void pm_unrank(uint64_t rank, size_t n, unsigned *p)
{
    unsigned left[PM_MAX];      /* numbers not used yet, ascending */

    pm_identity(left, n);
    for (size_t i = 0; i < n; i++) {
        size_t rest = n - 1 - i;
        size_t at = (size_t)(rank / factorial[rest]);

        rank %= factorial[rest];
        p[i] = left[at];
        for (size_t j = at; j < rest; j++)
            left[j] = left[j + 1];
    }
}

size_t pm_cycles(const unsigned *p, size_t n)
{
    unsigned char seen[PM_MAX] = {0};
    size_t cycles = 0;

    for (size_t i = 0; i < n; i++) {
        if (seen[i])
            continue;
        cycles++;
        for (size_t j = i; !seen[j]; j = p[j])
            seen[j] = 1;
    }
    return cycles;
}

int pm_parity(const unsigned *p, size_t n)
{
    return (int)((n - pm_cycles(p, n)) & 1);
}

int pm_apply(const unsigned *p, size_t n, void *base, size_t size)
{
    const unsigned char *from;
    unsigned char *copy;

    if (n == 0 || size == 0)
        return 0;
    if (size > SIZE_MAX / n)
        return -1;
    copy = malloc(n * size);
    if (copy == NULL)
        return -1;
    for (size_t i = 0; i < n; i++) {
        from = (const unsigned char *)base + p[i] * size;
        memcpy(copy + i * size, from, size);
    }
    memcpy(base, copy, n * size);
    free(copy);
    return 0;
}
