#include "factnum.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct factnum {
    fn_term *terms;
    size_t count;
};

/* A number with room for that many terms, and none yet. */
static factnum *blank(size_t room)
{
    factnum *f = malloc(sizeof *f);
    if (!f)
        return NULL;
    f->terms = malloc((room > 0 ? room : 1) * sizeof *f->terms);
    f->count = 0;
    if (!f->terms) {
        free(f);
        return NULL;
    }
    return f;
}

static void append(factnum *f, uint32_t prime, uint32_t exponent)
{
    f->terms[f->count].prime = prime;
    f->terms[f->count].exponent = exponent;
    f->count++;
}

/* Puts the terms of `made` into f and frees the rest. */
static void replace(factnum *f, factnum *made)
{
    fn_term *old = f->terms;
    f->terms = made->terms;
    f->count = made->count;
    free(old);
    free(made);
}

factnum *fn_new(uint32_t n)
{
    assert(n != 0);
    factnum *f = blank(10); /* the product of ten primes is above 2^32 */
    if (!f)
        return NULL;
    for (uint32_t p = 2; (uint64_t)p * p <= n; p += p == 2 ? 1 : 2) {
        uint32_t exponent = 0;
        for (; n % p == 0; n /= p)
            exponent++;
        if (exponent > 0)
            append(f, p, exponent);
    }
    if (n > 1)
        append(f, n, 1);
    return f;
}

factnum *fn_clone(const factnum *f)
{
    factnum *made = blank(f->count);
    if (!made)
        return NULL;
    if (f->count > 0)
        memcpy(made->terms, f->terms, f->count * sizeof *f->terms);
    made->count = f->count;
    return made;
}

void fn_free(factnum *f)
{
    if (!f)
        return;
    free(f->terms);
    free(f);
}

typedef uint32_t combine(uint32_t a, uint32_t b);

static uint32_t sum(uint32_t a, uint32_t b)
{
    return a + b;
}

static uint32_t greater(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

static uint32_t smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static uint32_t difference(uint32_t a, uint32_t b)
{
    assert(a >= b);
    return a - b;
}

/* A new number of which the exponents are those of a and b combined. */
static factnum *merge(const factnum *a, const factnum *b, combine *op)
{
    factnum *made = blank(a->count + b->count);
    if (!made)
        return NULL;
    size_t i = 0, k = 0;
    while (i < a->count || k < b->count) {
        int from_a = i < a->count && (k == b->count || a->terms[i].prime <= b->terms[k].prime);
        int from_b = k < b->count && (i == a->count || b->terms[k].prime <= a->terms[i].prime);
        uint32_t prime = from_a ? a->terms[i].prime : b->terms[k].prime;
        uint32_t exponent = op(from_a ? a->terms[i].exponent : 0, from_b ? b->terms[k].exponent : 0);
        i += (size_t)from_a;
        k += (size_t)from_b;
        if (exponent > FN_MAX_EXPONENT || (exponent > 0 && made->count == FN_MAX_TERMS)) {
            fn_free(made);
            return NULL;
        }
        if (exponent > 0)
            append(made, prime, exponent);
    }
    return made;
}

int fn_mul(factnum *f, const factnum *g)
{
    factnum *made = merge(f, g, sum);
    if (!made)
        return -1;
    replace(f, made);
    return 0;
}

int fn_divisible(const factnum *f, const factnum *d)
{
    size_t i = 0;
    for (size_t k = 0; k < d->count; k++) {
        while (i < f->count && f->terms[i].prime < d->terms[k].prime)
            i++;
        if (i == f->count || f->terms[i].prime != d->terms[k].prime || f->terms[i].exponent < d->terms[k].exponent)
            return 0;
    }
    return 1;
}

int fn_divexact(factnum *f, const factnum *d)
{
    factnum *made = merge(f, d, difference);
    if (!made)
        return -1;
    replace(f, made);
    return 0;
}

factnum *fn_gcd(const factnum *a, const factnum *b)
{
    return merge(a, b, smaller);
}

factnum *fn_lcm(const factnum *a, const factnum *b)
{
    return merge(a, b, greater);
}

int fn_equal(const factnum *a, const factnum *b)
{
    if (a->count != b->count)
        return 0;
    for (size_t i = 0; i < a->count; i++)
        if (a->terms[i].prime != b->terms[i].prime || a->terms[i].exponent != b->terms[i].exponent)
            return 0;
    return 1;
}

int fn_value(const factnum *f, uint64_t *value)
{
    uint64_t product = 1;
    for (size_t i = 0; i < f->count; i++)
        for (uint32_t e = 0; e < f->terms[i].exponent; e++) {
            if (product > UINT64_MAX / f->terms[i].prime)
                return -1;
            product *= f->terms[i].prime;
        }
    *value = product;
    return 0;
}

const fn_term *fn_terms(const factnum *f, size_t *count)
{
    *count = f->count;
    return f->terms;
}

uint64_t fn_divisors(const factnum *f)
{
    uint64_t product = 1;
    for (size_t i = 0; i < f->count; i++) {
        uint64_t ways = (uint64_t)f->terms[i].exponent + 1;
        if (product > UINT64_MAX / ways)
            return UINT64_MAX;
        product *= ways;
    }
    return product;
}
