#include "qresid.h"

#include <stdbool.h>

uint32_t qr_mul(uint32_t a, uint32_t b, uint32_t m)
{
    return m == 0 ? 0 : (uint32_t)((uint64_t)a * b % m);
}

uint32_t qr_pow(uint32_t a, uint32_t e, uint32_t m)
{
    if (m == 0)
        return 0;
    uint32_t result = 1 % m;
    for (a %= m; e > 0; e >>= 1) {
        if (e & 1)
            result = qr_mul(result, a, m);
        a = qr_mul(a, a, m);
    }
    return result;
}

uint32_t qr_gcd(uint32_t a, uint32_t b)
{
    while (b != 0) {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

uint32_t qr_inverse(uint32_t a, uint32_t m)
{
    if (m == 0)
        return 0;
    int64_t r0 = m, r1 = a % m, x0 = 0, x1 = 1;
    while (r1 != 0) {
        int64_t q = r0 / r1, next = r0 - q * r1;
        r0 = r1;
        r1 = next;
        next = x0 - q * x1;
        x0 = x1;
        x1 = next;
    }
    if (r0 != 1)
        return QR_NONE;
    x0 %= m;
    return (uint32_t)(x0 < 0 ? x0 + m : x0);
}

int qr_jacobi(uint32_t a, uint32_t m)
{
    int sign = 1;
    if (m % 2 == 0)
        return 0;
    for (a %= m; a != 0; a %= m) {
        while (a % 2 == 0) {
            a /= 2;
            if (m % 8 == 3 || m % 8 == 5)
                sign = -sign;
        }
        uint32_t swap = a;
        a = m;
        m = swap;
        if (a % 4 == 3 && m % 4 == 3)
            sign = -sign;
    }
    return m == 1 ? sign : 0;
}

// A number that is no square modulo p; QR_NONE when p is found to be composite.
static uint32_t non_square(uint32_t p)
{
    for (uint32_t y = 2; y < 1000 && y < p; y++) {
        int symbol = qr_jacobi(y, p);
        if (symbol == 0)
            return QR_NONE;
        if (symbol < 0)
            return y;
    }
    return QR_NONE;
}

// Tonelli and Shanks, with p - 1 = q * 2^e.
static uint32_t tonelli(uint32_t a, uint32_t p, uint32_t q, int e)
{
    uint32_t y = non_square(p);
    if (y == QR_NONE)
        return QR_NONE;
    y = qr_pow(y, q, p);

    uint32_t x = qr_pow(a, (q - 1) / 2, p);
    uint32_t b = qr_mul(a, qr_mul(x, x, p), p);
    x = qr_mul(a, x, p);

    // Always: x^2 = a * b
    while (b != 1) {
        // The least i with b^(2^i) = 1.
        int i = 1;
        uint32_t t = qr_mul(b, b, p);
        while (t != 1) {
            t = qr_mul(t, t, p);
            i++;
        }
        if (i >= e)
            return QR_NONE;
        t = y;
        for (int j = e - i - 1; j > 0; j--)
            t = qr_mul(t, t, p);
        y = qr_mul(t, t, p);
        x = qr_mul(x, t, p);
        b = qr_mul(b, y, p);
        e = i;
    }
    return x;
}

uint32_t qr_sqrt(uint32_t a, uint32_t p)
{
    if (p == 0)
        return 0;
    if (p < 3 || p % 2 == 0)
        return QR_NONE;
    a %= p;
    if (a == 0)
        return 0;

    uint32_t q = p - 1, root;
    int e = 0;
    for (; q % 2 == 0; q /= 2)
        e++;
    root = e == 1 ? qr_pow(a, (q + 1) / 2, p) : tonelli(a, p, q, e);
    if (root == QR_NONE || qr_mul(root, root, p) != a)
        return QR_NONE;
    return root <= p - root ? root : p - root;
}

static uint32_t subtract(uint32_t a, uint32_t b, uint32_t m)
{
    a %= m;
    b %= m;
    return a >= b ? a - b : m - b + a;
}

qr_pair qr_quadratic(uint32_t b, uint32_t c, uint32_t p)
{
    qr_pair none = {QR_NONE, QR_NONE}, roots;
    if (p == 0)
        return (qr_pair){0, 0};
    uint32_t half = qr_inverse(2, p);
    uint32_t root = qr_sqrt(subtract(qr_mul(b, b, p), qr_mul(4, c, p), p), p);
    if (half == QR_NONE || root == QR_NONE)
        return none;
    roots.first = qr_mul(subtract(root, b, p), half, p);
    roots.second = qr_mul(subtract(subtract(0, root, p), b, p), half, p);
    bool swap = roots.first > roots.second;
    return swap ? (qr_pair){roots.second, roots.first} : roots;
}
