#include "ipoly.h"

#include <assert.h>
#include <stdlib.h>

struct ipoly {
    size_t count;    /* degree + 1 */
    uint32_t coef[]; /* the last one is not 0 */
};

static ipoly *make(size_t count)
{
    if (count > IPOLY_MAX_DEGREE + 1)
        return NULL;
    ipoly *p = calloc(1, sizeof *p + (count + 1) * sizeof p->coef[0]);
    if (p != NULL)
        p->count = count;
    return p;
}

static ipoly *trim(ipoly *p)
{
    while (p->count > 0 && p->coef[p->count - 1] == 0)
        p->count--;
    return p;
}

ipoly *ipoly_new(const uint32_t *coef, size_t count)
{
    ipoly *p = make(count);
    if (p == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        p->coef[i] = coef[i] % IPOLY_P;
    return trim(p);
}

ipoly *ipoly_monomial(uint32_t c, unsigned exponent)
{
    ipoly *p = make((size_t)exponent + 1);
    if (p == NULL)
        return NULL;
    p->coef[exponent] = c % IPOLY_P;
    return trim(p);
}

void ipoly_free(ipoly *p)
{
    free(p);
}

int ipoly_degree(const ipoly *p)
{
    return (int)p->count - 1;
}

uint32_t ipoly_leading(const ipoly *p)
{
    if (p->count == 0)
        return 0;
    assert(p->coef[p->count - 1] != 0);
    return p->coef[p->count - 1];
}

uint32_t ipoly_coef(const ipoly *p, unsigned exponent)
{
    return exponent < p->count ? p->coef[exponent] : 0;
}

uint32_t ipoly_eval(const ipoly *p, uint32_t x)
{
    uint64_t value = 0;
    x %= IPOLY_P;
    for (size_t i = p->count; i > 0; i--)
        value = (value * x + p->coef[i - 1]) % IPOLY_P;
    return (uint32_t)value;
}

static ipoly *combine(const ipoly *a, const ipoly *b, uint32_t factor)
{
    ipoly *p = make(a->count > b->count ? a->count : b->count);
    if (p == NULL)
        return NULL;
    for (size_t i = 0; i < p->count; i++) {
        uint64_t x = ipoly_coef(a, (unsigned)i), y = ipoly_coef(b, (unsigned)i);
        p->coef[i] = (uint32_t)((x + factor * y) % IPOLY_P);
    }
    return trim(p);
}

ipoly *ipoly_add(const ipoly *a, const ipoly *b)
{
    return combine(a, b, 1);
}

ipoly *ipoly_sub(const ipoly *a, const ipoly *b)
{
    return combine(a, b, IPOLY_P - 1);
}

ipoly *ipoly_mul(const ipoly *a, const ipoly *b)
{
    if (a->count == 0 || b->count == 0)
        return make(0);
    ipoly *p = make(a->count + b->count - 1);
    if (p == NULL)
        return NULL;
    for (size_t i = 0; i < a->count; i++)
        for (size_t j = 0; j < b->count; j++)
            p->coef[i + j] = (uint32_t)((p->coef[i + j] + (uint64_t)a->coef[i] * b->coef[j]) % IPOLY_P);
    return p;
}

ipoly *ipoly_derive(const ipoly *p)
{
    ipoly *d = make(p->count == 0 ? 0 : p->count);
    if (d == NULL)
        return NULL;
    for (size_t i = 1; i < p->count; i++)
        d->coef[i - 1] = (uint32_t)((uint64_t)p->coef[i] * i % IPOLY_P);
    if (d->count > 1)
        d->count--;
    return d;
}
