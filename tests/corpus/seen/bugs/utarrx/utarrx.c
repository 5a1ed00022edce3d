#include "utarrx.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST ((size_t)1 << 26)

static int reserve(uta *a, size_t more)
{
    size_t cap = a->cap;
    if (more > MOST - a->n)
        return -1;
    while (cap < a->n + more)
        cap = cap == 0 ? 1 : cap * 2;
    if (cap == a->cap)
        return 0;
    double *d = realloc(a->d, cap * sizeof *d);
    if (d == NULL)
        return -1;
    a->d = d;
    a->cap = cap;
    return 0;
}

void uta_init(uta *a)
{
    a->n = a->cap = 0;
    a->d = NULL;
}

void uta_done(uta *a)
{
    free(a->d);
    uta_init(a);
}

int uta_push(uta *a, double x)
{
    if (reserve(a, 1) != 0)
        return -1;
    a->d[a->n++] = x;
    return 0;
}

int uta_insert(uta *a, size_t pos, double x)
{
    if (pos > a->n)
        pos = a->n;
    if (reserve(a, 1) != 0)
        return -1;
    memmove(a->d + pos + 1, a->d + pos, (a->n - pos) * sizeof *a->d);
    a->d[pos] = x;
    a->n++;
    return 0;
}

int uta_concat(uta *dst, const uta *src)
{
    const double *from = src->d;
    size_t n = src->n;
    if (n == 0)
        return 0;
    if (reserve(dst, n) != 0)
        return -1;
    memcpy(dst->d + dst->n, from, n * sizeof *from);
    dst->n += n;
    return 0;
}

int uta_copy(uta *dst, const uta *src)
{
    if (dst == src)
        return 0;
    if (src->n > dst->n && reserve(dst, src->n - dst->n) != 0)
        return -1;
    if (src->n > 0)
        memcpy(dst->d, src->d, src->n * sizeof *src->d);
    dst->n = src->n;
    return 0;
}

int uta_pop(uta *a, double *x)
{
    if (a->n == 0)
        return 0;
    *x = a->d[--a->n];
    return 1;
}

int uta_get(const uta *a, size_t pos, double *x)
{
    if (pos >= a->n)
        return 0;
    *x = a->d[pos];
    return 1;
}

void uta_erase(uta *a, size_t pos, size_t len)
{
    if (pos >= a->n)
        return;
    if (len > a->n - pos)
        len = a->n - pos;
    memmove(a->d + pos, a->d + pos + len, (a->n - pos - len) * sizeof *a->d);
    a->n -= len;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void uta_sort(uta *a)
{
    if (a->n > 1)
        qsort(a->d, a->n, sizeof *a->d, ascending);
}

size_t uta_find(const uta *a, double x)
{
    size_t i = 0;
    while (i < a->n && a->d[i] != x)
        i++;
    return i;
}
