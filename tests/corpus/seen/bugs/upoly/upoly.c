#include "upoly.h"

#include <stdlib.h>
#include <string.h>

struct upoly {
    size_t n;
    uint64_t c[];
};

static upoly_t *make(size_t n)
{
    upoly_t *p;
    if (n > UPOLY_MAX)
        return NULL;
    p = calloc(1, sizeof *p + n * sizeof p->c[0]);
    if (p != NULL)
        p->n = n;
    return p;
}

upoly_t *upoly_new(const uint64_t *coef, size_t n)
{
    upoly_t *p = make(n);
    if (p != NULL && n > 0)
        memcpy(p->c, coef, n * sizeof p->c[0]);
    return p;
}

upoly_t *upoly_copy(const upoly_t *p)
{
    return upoly_new(p->c, p->n);
}

void upoly_free(upoly_t *p)
{
    free(p);
}

int upoly_degree(const upoly_t *p)
{
    size_t n = p->n;
    while (n > 0 && p->c[n - 1] == 0)
        n--;
    return (int)n - 1;
}

uint64_t upoly_coef(const upoly_t *p, size_t i)
{
    return i < p->n ? p->c[i] : 0;
}

uint64_t upoly_eval(const upoly_t *p, uint64_t x)
{
    uint64_t y = 0;
    for (size_t i = p->n; i-- > 0;)
        y = y * x + p->c[i];
    return y;
}

upoly_t *upoly_add(const upoly_t *a, const upoly_t *b)
{
    upoly_t *p = make(a->n > b->n ? a->n : b->n);
    if (p == NULL)
        return NULL;
    for (size_t i = 0; i < p->n; i++)
        p->c[i] = upoly_coef(a, i) + upoly_coef(b, i);
    return p;
}

upoly_t *upoly_sub(const upoly_t *a, const upoly_t *b)
{
    upoly_t *p = make(a->n > b->n ? a->n : b->n);
    if (p == NULL)
        return NULL;
    for (size_t i = 0; i < p->n; i++)
        p->c[i] = upoly_coef(a, i) - upoly_coef(b, i);
    return p;
}

upoly_t *upoly_mul(const upoly_t *a, const upoly_t *b)
{
    size_t na = (size_t)(upoly_degree(a) + 1), nb = (size_t)(upoly_degree(b) + 1);
    upoly_t *p = make(na == 0 || nb == 0 ? 0 : na + nb - 1);
    if (p == NULL)
        return NULL;
    for (size_t i = 0; i < na; i++)
        for (size_t j = 0; j < nb; j++)
            p->c[i + j] += a->c[i] * b->c[j];
    return p;
}

upoly_t *upoly_derive(const upoly_t *p)
{
    upoly_t *d = make(p->n > 0 ? p->n - 1 : 0);
    if (d == NULL)
        return NULL;
    for (size_t i = 0; i < d->n; i++)
        d->c[i] = (i + 1) * p->c[i + 1];
    return d;
}

bool upoly_equal(const upoly_t *a, const upoly_t *b)
{
    size_t n = a->n > b->n ? a->n : b->n;
    for (size_t i = 0; i < n; i++)
        if (upoly_coef(a, i) != upoly_coef(b, i))
            return false;
    return true;
}

uint64_t upoly_hash(const upoly_t *p)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < p->n; i++) {
        h ^= p->c[i];
        h *= 0x100000001b3u;
        h ^= h >> 29;
    }
    return h;
}
