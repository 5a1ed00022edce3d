#include "qresid.h"

int main(void)
{
    static const uint32_t primes[] = {3, 5, 7, 13, 17, 97, 193, 257, 641, 769};
    for (unsigned k = 0; k < sizeof primes / sizeof *primes; k++) {
        uint32_t p = primes[k];
        for (uint32_t a = 0; a < p; a++) {
            uint32_t root = qr_sqrt(a, p);
            if (a != 0 && (root != QR_NONE) != (qr_jacobi(a, p) == 1))
                return 2;
            if (root != QR_NONE && (qr_mul(root, root, p) != a || root > p / 2))
                return 2;
            if (a != 0 && qr_mul(a, qr_inverse(a, p), p) != 1)
                return 2;
            qr_pair pair = qr_quadratic(a, 1, p);
            if (pair.first != QR_NONE && (pair.first * pair.first + a * pair.first + 1) % p != 0)
                return 2;
        }
    }
    if (qr_sqrt(5, 0) != 0 || qr_sqrt(5, 1) != QR_NONE || qr_sqrt(1, 2) != QR_NONE || qr_sqrt(1, 15) != 1)
        return 2;
    if (qr_pow(0, 0, 1) != 0 || qr_pow(0, 0, 2) != 1 || qr_pow(UINT32_MAX, UINT32_MAX, UINT32_MAX) != 0)
        return 2;
    if (qr_gcd(0, 0) != 0 || qr_gcd(12, 18) != 6 || qr_inverse(6, 9) != QR_NONE || qr_inverse(3, 0) != 0)
        return 2;
    if (qr_quadratic(1, 1, 0).first != 0 || qr_quadratic(1, 1, 6).first != QR_NONE)
        return 2;
#ifndef LEGAL
    uint32_t root = qr_sqrt(2, 21);
    return root == QR_NONE ? 0 : 2;
#endif
    return 0;
}
