#include "permkit.h"

#include <assert.h>
#include <string.h>

bool perm_valid(const perm_t *p, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (p[i] >= n)
            return false;
        for (size_t j = 0; j < i; j++)
            if (p[i] == p[j])
                return false;
    }
    return true;
}

void perm_identity(perm_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = (perm_t)i;
}

void perm_compose(perm_t *out, const perm_t *p, const perm_t *q, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = q[p[i]];
}

void perm_inverse(perm_t *out, const perm_t *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[p[i]] = (perm_t)i;
}

static void reverse(perm_t *p, size_t n)
{
    for (size_t i = 0; i < n / 2; i++) {
        perm_t swap = p[i];
        p[i] = p[n - 1 - i];
        p[n - 1 - i] = swap;
    }
}

bool perm_next(perm_t *p, size_t n)
{
    size_t tail = n; /* where the falling end begins */
    while (tail > 1 && p[tail - 2] > p[tail - 1])
        tail--;
    if (tail <= 1) {
        reverse(p, n);
        return false;
    }
    size_t pivot = tail - 2, j = n - 1;
    while (p[j] < p[pivot])
        j--;
    perm_t swap = p[pivot];
    p[pivot] = p[j];
    p[j] = swap;
    reverse(p + tail - 1, n - (tail - 1));
    return true;
}

/* A cycle is counted at its least element. */
size_t perm_cycles(const perm_t *p, size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        size_t at = p[i];
        while (at > i)
            at = p[at];
        if (at == i)
            count++;
    }
    return count;
}

bool perm_is_even(const perm_t *p, size_t n)
{
    return (n - perm_cycles(p, n)) % 2 == 0;
}

static uint64_t factorial(size_t n)
{
    uint64_t product = 1;
    for (size_t i = 2; i <= n; i++)
        product *= i;
    return product;
}

uint64_t perm_rank(const perm_t *p, size_t n)
{
    uint64_t rank = 0;
    assert(n <= PERM_RANK_MAX);
    for (size_t i = 0; i < n; i++) {
        uint64_t less = 0;
        for (size_t j = i + 1; j < n; j++)
            less += p[j] < p[i];
        rank += less * factorial(n - 1 - i);
    }
    return rank;
}

void perm_unrank(perm_t *out, size_t n, uint64_t rank)
{
    assert(n <= PERM_RANK_MAX);
    assert(rank < factorial(n));
    perm_identity(out, n);
    for (size_t i = 0; i < n; i++) {
        uint64_t below = factorial(n - 1 - i);
        size_t from = i + (size_t)(rank / below);
        rank %= below;
        perm_t taken = out[from];
        memmove(out + i + 1, out + i, (from - i) * sizeof *out);
        out[i] = taken;
    }
}

void perm_apply(const perm_t *p, size_t n, const void *from, void *to, size_t size)
{
    for (size_t i = 0; i < n; i++)
        memcpy((char *)to + p[i] * size, (const char *)from + i * size, size);
}
