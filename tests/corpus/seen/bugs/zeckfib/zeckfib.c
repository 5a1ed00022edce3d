#include "zeckfib.h"

static const uint32_t fib[ZECK_BITS] = {
    1u, 2u, 3u, 5u, 8u, 13u,
    21u, 34u, 55u, 89u, 144u, 233u,
    377u, 610u, 987u, 1597u, 2584u, 4181u,
    6765u, 10946u, 17711u, 28657u, 46368u, 75025u,
    121393u, 196418u, 317811u, 514229u, 832040u, 1346269u,
    2178309u, 3524578u, 5702887u, 9227465u, 14930352u, 24157817u,
    39088169u, 63245986u, 102334155u, 165580141u, 267914296u, 433494437u,
    701408733u, 1134903170u, 1836311903u, 2971215073u,
};

/* The last entry that is not above n, which is at least 1. */
static const uint32_t *last_upto(uint32_t n)
{
    const uint32_t *f = fib;

    while (f[1] <= n)
        f++;
    return f;
}

zeck zeck_from(uint32_t n)
{
    zeck z = {0};
    ptrdiff_t i;

    if (n == 0)
        return z;
    for (i = last_upto(n) - fib; n > 0; i--) {
        if (fib[i] <= n) {
            n -= fib[i];
            z.bits |= UINT64_C(1) << i;
        }
    }
    return z;
}

int zeck_valid(zeck z)
{
    if (z.bits >> ZECK_BITS)
        return 0;
    return (z.bits & (z.bits >> 1)) == 0;
}

int zeck_value(zeck z, uint32_t *out)
{
    uint64_t sum = 0;
    int i;

    if (!zeck_valid(z))
        return -1;
    for (i = 0; i < ZECK_BITS; i++)
        if (z.bits >> i & 1)
            sum += fib[i];
    if (sum > UINT32_MAX)
        return -1;
    *out = (uint32_t)sum;
    return 0;
}

uint32_t zeck_floor(uint32_t n)
{
    return n == 0 ? 0 : *last_upto(n);
}

int zeck_add(zeck a, zeck b, zeck *out)
{
    uint32_t x, y;

    if (zeck_value(a, &x) != 0 || zeck_value(b, &y) != 0)
        return -1;
    if (x > UINT32_MAX - y)
        return -1;
    *out = zeck_from(x + y);
    return 0;
}

int zeck_up(zeck z, zeck *out)
{
    if (!zeck_valid(z) || z.bits >> (ZECK_BITS - 1))
        return -1;
    out->bits = z.bits << 1;
    return 0;
}

int zeck_down(zeck z, zeck *out)
{
    if (!zeck_valid(z))
        return -1;
    out->bits = z.bits >> 1;
    return 0;
}

int zeck_terms(zeck z, uint32_t *out, size_t max)
{
    int i, count = 0;

    if (!zeck_valid(z))
        return -1;
    for (i = ZECK_BITS - 1; i >= 0; i--) {
        if (!(z.bits >> i & 1))
            continue;
        if ((size_t)count < max)
            out[count] = fib[i];
        count++;
    }
    return count;
}

size_t zeck_format(zeck z, char *buf, size_t size)
{
    size_t length = 1, i;

    while (length < 64 && z.bits >> length)
        length++;
    if (size == 0)
        return length;
    for (i = 0; i < length && i < size - 1; i++)
        buf[i] = z.bits >> (length - 1 - i) & 1 ? '1' : '0';
    buf[i] = '\0';
    return length;
}

int zeck_parse(const char *text, zeck *out)
{
    zeck z = {0};

    if (*text == '\0')
        return -1;
    for (; *text != '\0'; text++) {
        if (*text != '0' && *text != '1')
            return -1;
        z.bits = z.bits << 1 | (*text == '1');
        if (!zeck_valid(z))
            return -1;
    }
    *out = z;
    return 0;
}

int zeck_cmp(zeck a, zeck b)
{
    return (a.bits > b.bits) - (a.bits < b.bits);
}
