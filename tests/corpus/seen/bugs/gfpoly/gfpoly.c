#include "gfpoly.h"

#include <stdlib.h>
#include <string.h>

static uint32_t mul_mod(uint32_t a, uint32_t b)
{
    return (uint32_t)((uint64_t)a * b % GFP_PRIME);
}

/* The inverse of a nonzero element: a to the power of p - 2. */
static uint32_t inverse(uint32_t a)
{
    uint32_t result = 1, e;

    for (e = GFP_PRIME - 2; e != 0; e >>= 1) {
        if (e & 1)
            result = mul_mod(result, a);
        a = mul_mod(a, a);
    }
    return result;
}

/* Room for n coefficients; those that are there stay. */
static int fit(gfp *p, size_t n)
{
    uint32_t *c;

    if (n > GFP_MAX_LEN)
        return -1;
    if (n <= p->alloc)
        return 0;
    c = realloc(p->c, n * sizeof *c);
    if (c == NULL)
        return -1;
    p->c = c;
    p->alloc = n;
    return 0;
}

/* Drops leading zeros: the leading coefficient is never 0. */
static void trim(gfp *p)
{
    while (p->len != 0 && p->c[p->len - 1] == 0)
        p->len--;
}

static void swap(gfp *a, gfp *b)
{
    gfp t = *a;

    *a = *b;
    *b = t;
}

void gfp_init(gfp *p)
{
    p->c = NULL;
    p->len = 0;
    p->alloc = 0;
}

void gfp_clear(gfp *p)
{
    free(p->c);
    gfp_init(p);
}

int gfp_set_coeff(gfp *p, size_t i, uint32_t value)
{
    value %= GFP_PRIME;
    if (i >= GFP_MAX_LEN)
        return -1;
    if (i >= p->len) {
        if (value == 0)
            return 0;
        if (fit(p, i + 1) != 0)
            return -1;
        while (p->len <= i)
            p->c[p->len++] = 0;
    }
    p->c[i] = value;
    trim(p);
    return 0;
}

uint32_t gfp_coeff(const gfp *p, size_t i)
{
    return i < p->len ? p->c[i] : 0;
}

int gfp_degree(const gfp *p)
{
    return (int)p->len - 1;
}

int gfp_copy(gfp *dst, const gfp *src)
{
    if (dst == src)
        return 0;
    if (fit(dst, src->len) != 0)
        return -1;
    if (src->len != 0)
        memcpy(dst->c, src->c, src->len * sizeof *src->c);
    dst->len = src->len;
    return 0;
}

int gfp_add(gfp *sum, const gfp *a, const gfp *b)
{
    size_t n = a->len > b->len ? a->len : b->len;
    size_t alen = a->len, blen = b->len, i;

    if (fit(sum, n) != 0)
        return -1;
    for (i = 0; i < n; i++) {
        uint32_t x = i < alen ? a->c[i] : 0, y = i < blen ? b->c[i] : 0;

        sum->c[i] = (x + y) % GFP_PRIME;
    }
    sum->len = n;
    trim(sum);
    return 0;
}

int gfp_mul(gfp *product, const gfp *a, const gfp *b)
{
    gfp t;
    size_t i, j, n;

    if (a->len == 0 || b->len == 0) {
        product->len = 0;
        return 0;
    }
    n = a->len + b->len - 1;
    gfp_init(&t);
    if (fit(&t, n) != 0)
        return -1;
    memset(t.c, 0, n * sizeof *t.c);
    for (i = 0; i < a->len; i++)
        for (j = 0; j < b->len; j++)
            t.c[i + j] = (t.c[i + j] + mul_mod(a->c[i], b->c[j])) % GFP_PRIME;
    t.len = n;
    swap(product, &t);
    gfp_clear(&t);
    return 0;
}

int gfp_divrem(gfp *q, gfp *r, const gfp *a, const gfp *b)
{
    const uint32_t *d;
    uint32_t lead, f;
    size_t dlen, qlen, i, j;
    gfp t;

    if (q == r || b->len == 0)
        return -1;
    gfp_init(&t);
    if (r == b) {
        if (gfp_copy(&t, b) != 0)
            return -1;
        b = &t;
    }
    if (gfp_copy(r, a) != 0) {
        gfp_clear(&t);
        return -1;
    }
    d = b->c;
    dlen = b->len;
    if (r->len < dlen) {
        q->len = 0;
        gfp_clear(&t);
        return 0;
    }
    lead = inverse(d[dlen - 1]);
    qlen = r->len - dlen + 1;
    if (fit(q, qlen) != 0) {
        gfp_clear(&t);
        return -1;
    }
    for (i = qlen; i-- > 0; ) {
        f = mul_mod(r->c[i + dlen - 1], lead);
        for (j = 0; j < dlen; j++)
            r->c[i + j] = (r->c[i + j] + GFP_PRIME - mul_mod(f, d[j])) % GFP_PRIME;
        q->c[i] = f;
    }
    q->len = qlen;
    trim(q);
    trim(r);
    gfp_clear(&t);
    return 0;
}

int gfp_gcd(gfp *g, const gfp *a, const gfp *b)
{
    gfp u, v, q, r;
    uint32_t lead;
    size_t i;
    int result = -1;

    gfp_init(&u);
    gfp_init(&v);
    gfp_init(&q);
    gfp_init(&r);
    if (gfp_copy(&u, a) != 0 || gfp_copy(&v, b) != 0)
        goto done;
    while (v.len != 0) {
        if (gfp_divrem(&q, &r, &u, &v) != 0)
            goto done;
        swap(&u, &v);
        swap(&v, &r);
    }
    if (u.len != 0) {
        lead = inverse(u.c[u.len - 1]);
        for (i = 0; i < u.len; i++)
            u.c[i] = mul_mod(u.c[i], lead);
    }
    swap(g, &u);
    result = 0;
done:
    gfp_clear(&u);
    gfp_clear(&v);
    gfp_clear(&q);
    gfp_clear(&r);
    return result;
}

uint32_t gfp_eval(const gfp *p, uint32_t x)
{
    uint32_t y = 0;
    size_t i;

    x %= GFP_PRIME;
    for (i = p->len; i-- > 0; )
        y = (mul_mod(y, x) + p->c[i]) % GFP_PRIME;
    return y;
}

int gfp_equal(const gfp *a, const gfp *b)
{
    if (a->len != b->len)
        return 0;
    return a->len == 0 || memcmp(a->c, b->c, a->len * sizeof *a->c) == 0;
}
