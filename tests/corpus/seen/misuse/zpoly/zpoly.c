#include "zpoly.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static uint32_t mul(uint32_t x, uint32_t y, uint32_t p)
{
    return (uint32_t)((uint64_t)x * y % p);
}

/* Of reduced numbers. */
static uint32_t plus(uint32_t x, uint32_t y, uint32_t p)
{
    return (uint32_t)(((uint64_t)x + y) % p);
}

static uint32_t minus(uint32_t x, uint32_t y, uint32_t p)
{
    return (uint32_t)(((uint64_t)x + p - y) % p);
}

/* Coefficient i, reduced; 0 beyond the end. */
static uint32_t coefficient(const uint32_t *a, size_t na, size_t i, uint32_t p)
{
    return i < na ? a[i] % p : 0;
}

size_t zp_trim(const uint32_t *a, size_t na, uint32_t p)
{
    while (na > 0 && a[na - 1] % p == 0)
        na--;
    return na;
}

uint32_t zp_eval(const uint32_t *a, size_t na, uint32_t x, uint32_t p)
{
    uint32_t sum = 0;

    x %= p;
    for (size_t i = na; i > 0; i--)
        sum = plus(mul(sum, x, p), a[i - 1] % p, p);
    return sum;
}

int zp_equal(const uint32_t *a, size_t na, const uint32_t *b, size_t nb,
             uint32_t p)
{
    size_t n = na > nb ? na : nb;

    for (size_t i = 0; i < n; i++)
        if (coefficient(a, na, i, p) != coefficient(b, nb, i, p))
            return 0;
    return 1;
}

size_t zp_add(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
              size_t nb, uint32_t p)
{
    size_t n = na > nb ? na : nb;

    for (size_t i = 0; i < n; i++)
        r[i] = plus(coefficient(a, na, i, p), coefficient(b, nb, i, p), p);
    return n;
}

size_t zp_sub(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
              size_t nb, uint32_t p)
{
    size_t n = na > nb ? na : nb;

    for (size_t i = 0; i < n; i++)
        r[i] = minus(coefficient(a, na, i, p), coefficient(b, nb, i, p), p);
    return n;
}

size_t zp_mul(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
              size_t nb, uint32_t p)
{
    if (na == 0 || nb == 0)
        return 0;

    size_t n = na + nb - 1;
    memset(r, 0, n * sizeof *r);
    for (size_t i = 0; i < na; i++) {
        uint32_t x = a[i] % p;
        for (size_t k = 0; k < nb; k++)
            r[i + k] = plus(r[i + k], mul(x, b[k] % p, p), p);
    }
    return n;
}

uint32_t zp_inverse(uint32_t x, uint32_t p)
{
    uint32_t result = 1 % p;

    x %= p;
    assert(x != 0);
    /* x to the power p - 2 */
    for (uint32_t e = p - 2; e > 0; e >>= 1) {
        if (e & 1)
            result = mul(result, x, p);
        x = mul(x, x, p);
    }
    return result;
}

size_t zp_divrem(uint32_t *q, uint32_t *r, const uint32_t *a, size_t na,
                 const uint32_t *b, size_t nb, uint32_t p)
{
    assert(nb > 0);

    uint32_t inverse = zp_inverse(b[nb - 1], p);
    for (size_t i = 0; i < na; i++)
        r[i] = a[i] % p;
    if (na < nb)
        return 0;

    size_t n = na - nb + 1;
    for (size_t i = n; i > 0; i--) {
        uint32_t x = mul(r[i - 1 + nb - 1], inverse, p);
        q[i - 1] = x;
        for (size_t k = 0; k < nb; k++)
            r[i - 1 + k] = minus(r[i - 1 + k], mul(x, b[k] % p, p), p);
    }
    return n;
}

size_t zp_derive(uint32_t *r, const uint32_t *a, size_t na, uint32_t p)
{
    if (na == 0)
        return 0;
    for (size_t i = 1; i < na; i++)
        r[i - 1] = mul((uint32_t)(i % p), a[i] % p, p);
    return na - 1;
}

/* Adds a piece to a text of which len bytes are written or cut. */
static size_t put(char *buf, size_t size, size_t len, const char *piece)
{
    for (; *piece; piece++, len++)
        if (len + 1 < size)
            buf[len] = *piece;
    return len;
}

size_t zp_text(char *buf, size_t size, const uint32_t *a, size_t na,
               uint32_t p)
{
    char piece[48];
    size_t len = 0;

    for (size_t i = na; i > 0; i--) {
        uint32_t x = a[i - 1] % p;
        if (x == 0)
            continue;
        if (len > 0)
            len = put(buf, size, len, "+");
        if (x != 1 || i == 1) {
            snprintf(piece, sizeof piece, "%lu", (unsigned long)x);
            len = put(buf, size, len, piece);
        }
        if (i == 2)
            len = put(buf, size, len, "x");
        if (i > 2) {
            snprintf(piece, sizeof piece, "x^%zu", i - 1);
            len = put(buf, size, len, piece);
        }
    }
    if (len == 0)
        len = put(buf, size, len, "0");
    if (size > 0)
        buf[len < size ? len : size - 1] = '\0';
    return len;
}
