#ifndef QRESID_H
#define QRESID_H

#include <stdint.h>

// Modular arithmetic on 32 bits, up to square roots.
//
// All functions are pure and accept any numbers: operands are reduced first,
// and with a modulus of 0 every result is 0 unless said otherwise.

#define QR_NONE UINT32_MAX

// a * b mod m, a ^ e mod m (0 ^ 0 is 1 mod m).
uint32_t qr_mul(uint32_t a, uint32_t b, uint32_t m);
uint32_t qr_pow(uint32_t a, uint32_t e, uint32_t m);

// gcd(0, 0) is 0.
uint32_t qr_gcd(uint32_t a, uint32_t b);

// The x with a * x = 1 mod m, or QR_NONE.
uint32_t qr_inverse(uint32_t a, uint32_t m);

// The Jacobi symbol (a/m): 1, 0 or -1.  Also 0 when m is even.
int qr_jacobi(uint32_t a, uint32_t m);

// A root of a modulo an odd prime p, the smaller of the two; QR_NONE when a is
// no square.  Whether p is prime is not tested beforehand.  If it isn't, a root
// may not be found even if there is one, but what is returned is a root.
uint32_t qr_sqrt(uint32_t a, uint32_t p);

// Roots of x^2 + b * x + c modulo an odd prime p; both are QR_NONE when there
// are none, and they are the same when there is one.  As for p, see qr_sqrt.
typedef struct qr_pair {
    uint32_t first, second;
} qr_pair;

qr_pair qr_quadratic(uint32_t b, uint32_t c, uint32_t p);

#endif
