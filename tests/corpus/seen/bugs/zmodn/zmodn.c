#include "zmodn.h"

uint32_t zmodn_add(uint32_t a, uint32_t b, uint32_t n)
{
    return n == 0 ? 0 : (uint32_t)(((uint64_t)a + b) % n);
}

uint32_t zmodn_sub(uint32_t a, uint32_t b, uint32_t n)
{
    return n == 0 ? 0 : (uint32_t)(((uint64_t)(a % n) + n - b % n) % n);
}

uint32_t zmodn_mul(uint32_t a, uint32_t b, uint32_t n)
{
    return n == 0 ? 0 : (uint32_t)((uint64_t)a * b % n);
}

uint32_t zmodn_pow(uint32_t a, uint32_t exponent, uint32_t n)
{
    if (n == 0)
        return 0;
    uint32_t result = 1 % n;
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1)
            result = zmodn_mul(result, a, n);
        a = zmodn_mul(a, a, n);
    }
    return result;
}

uint32_t zmodn_gcd(uint32_t a, uint32_t b)
{
    while (b != 0) {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

bool zmodn_inverse(uint32_t a, uint32_t n, uint32_t *x)
{
    if (n == 0)
        return false;
    int64_t r0 = n, r1 = a % n, s0 = 0, s1 = 1;
    while (r1 != 0) {
        int64_t q = r0 / r1, t = r0 - q * r1;
        r0 = r1;
        r1 = t;
        t = s0 - q * s1;
        s0 = s1;
        s1 = t;
    }
    if (r0 != 1)
        return false;
    s0 %= (int64_t)n;
    *x = (uint32_t)(s0 < 0 ? s0 + (int64_t)n : s0);
    return true;
}

int zmodn_jacobi(uint32_t a, uint32_t n)
{
    int sign = 1;
    if (n % 2 == 0)
        return 0;
    a %= n;
    while (a != 0) {
        for (; a % 2 == 0; a /= 2)
            if (n % 8 == 3 || n % 8 == 5)
                sign = -sign;
        uint32_t swap = a;
        a = n;
        n = swap;
        if (a % 4 == 3 && n % 4 == 3)
            sign = -sign;
        a %= n;
    }
    return n == 1 ? sign : 0;
}

/* One of the small numbers that is no square modulo n; 0 when there is none,
   as n is a square itself. */
static uint32_t non_residue(uint32_t n)
{
    for (uint32_t z = 2; z < 1000; z++)
        if (zmodn_jacobi(z, n) == -1)
            return z;
    return 0;
}

/* Tonelli and Shanks, n % 4 == 1. */
static bool tonelli(uint32_t a, uint32_t n, uint32_t *x)
{
    uint32_t z = non_residue(n), odd = n - 1;
    unsigned e = 0;
    if (z == 0)
        return false;
    for (; odd % 2 == 0; odd /= 2)
        e++;
    uint32_t root = zmodn_pow(a, odd / 2 + 1, n);
    uint32_t b = zmodn_pow(a, odd, n);
    uint32_t y = zmodn_pow(z, odd, n);
    while (b != 1) {
        unsigned i = 0;
        for (uint32_t t = b; t != 1; t = zmodn_mul(t, t, n))
            i++;
        if (i >= e)
            return false;
        for (unsigned j = i + 1; j < e; j++)
            y = zmodn_mul(y, y, n);
        root = zmodn_mul(root, y, n);
        y = zmodn_mul(y, y, n);
        b = zmodn_mul(b, y, n);
        e = i;
    }
    *x = root;
    return true;
}

bool zmodn_sqrt(uint32_t a, uint32_t n, uint32_t *x)
{
    uint32_t root = 0;
    if (n == 0)
        return false;
    a %= n;
    if (a <= 1) {
        *x = a;
        return true;
    }
    if (zmodn_jacobi(a, n) != 1)
        return false;
    if (n % 4 == 3)
        root = zmodn_pow(a, n / 4 + 1, n);
    else if (!tonelli(a, n, &root))
        return false;
    if (zmodn_mul(root, root, n) != a)
        return false;
    *x = root;
    return true;
}

bool zmodn_crt(uint32_t a, uint32_t n, uint32_t b, uint32_t m, uint64_t *x)
{
    uint32_t inverse;
    if (n == 0 || m == 0 || !zmodn_inverse(n, m, &inverse))
        return false;
    a %= n;
    uint32_t k = zmodn_mul(zmodn_sub(b, a, m), inverse, m);
    *x = (uint64_t)n * k + a;
    return true;
}

bool zmodn_is_prime(uint32_t n)
{
    if (n < 4)
        return n >= 2;
    for (uint32_t d = 2; d <= n / d; d++)
        if (n % d == 0)
            return false;
    return true;
}

uint32_t zmodn_totient(uint32_t n)
{
    uint32_t result = n;
    for (uint32_t d = 2; d <= n / d; d++) {
        if (n % d != 0)
            continue;
        result -= result / d;
        while (n % d == 0)
            n /= d;
    }
    return n > 1 ? result - result / n : result;
}
