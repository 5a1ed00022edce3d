#include "xgf256.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct tables {
    uint8_t exp[510];
    uint8_t log[256];
};

static struct tables *tables;

int gf_setup(void)
{
    if (tables != NULL)
        return 0;
    struct tables *t = calloc(1, sizeof *t);
    if (t == NULL)
        return -1;
    unsigned value = 1;
    for (unsigned n = 0; n < 255; n++) {
        t->exp[n] = t->exp[n + 255] = (uint8_t)value;
        t->log[value] = (uint8_t)n;
        value <<= 1;
        if (value > 255)
            value ^= 0x11d;
    }
    tables = t;
    return 0;
}

void gf_cleanup(void)
{
    free(tables);
    tables = NULL;
}

uint8_t gf_add(uint8_t a, uint8_t b)
{
    return a ^ b;
}

uint8_t gf_mul(uint8_t a, uint8_t b)
{
    assert(tables != NULL);
    if (a == 0 || b == 0)
        return 0;
    return tables->exp[tables->log[a] + tables->log[b]];
}

uint8_t gf_div(uint8_t a, uint8_t b)
{
    return gf_mul(a, gf_inv(b));
}

uint8_t gf_inv(uint8_t a)
{
    return gf_exp(255 - gf_log(a));
}

uint8_t gf_exp(unsigned n)
{
    return tables->exp[n % 255];
}

unsigned gf_log(uint8_t a)
{
    assert(a != 0);
    return tables->log[a];
}

uint8_t gf_pow(uint8_t a, unsigned n)
{
    if (n == 0)
        return 1;
    if (a == 0)
        return 0;
    return gf_exp(gf_log(a) * (n % 255));
}

uint8_t gf_poly_eval(const uint8_t *poly, size_t count, uint8_t x)
{
    uint8_t value = 0;
    for (size_t i = 0; i < count; i++)
        value = gf_mul(value, x) ^ poly[i];
    return value;
}

void gf_poly_mul(const uint8_t *a, size_t na, const uint8_t *b, size_t nb, uint8_t *product)
{
    assert(na > 0 && nb > 0);
    memset(product, 0, na + nb - 1);
    for (size_t i = 0; i < na; i++)
        for (size_t k = 0; k < nb; k++)
            product[i + k] ^= gf_mul(a[i], b[k]);
}

void gf_add_to(uint8_t *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] ^= from[i];
}
