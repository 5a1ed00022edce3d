#include "zmodn.h"

int main(void)
{
    uint32_t x = 0;
    uint64_t big = 0;
    if (zmodn_add(UINT32_MAX, UINT32_MAX, 7) != 6 || zmodn_sub(3, 5, 7) != 5 || zmodn_pow(3, 200, 50) != 1 || zmodn_pow(0, 0, 1) != 0)
        return 2;
    if (!zmodn_inverse(3, 7, &x) || x != 5 || zmodn_inverse(2, 4, &x) || !zmodn_inverse(9, 1, &x) || x != 0)
        return 2;
    if (!zmodn_inverse(UINT32_MAX - 1, UINT32_MAX, &x) || x != UINT32_MAX - 1)
        return 2;
    for (uint32_t n = 2; n < 300; n++)
        for (uint32_t a = 0; zmodn_is_prime(n) && a < n; a++)
            if (!zmodn_sqrt(zmodn_mul(a, a, n), n, &x) || (x != a && x != n - a && a != 0))
                return 2;
    if (!zmodn_sqrt(2, 4294967291u, &x) && zmodn_jacobi(2, 4294967291u) == 1)
        return 2;
    if (zmodn_sqrt(2, 25, &x) || zmodn_sqrt(4, 0, &x) || zmodn_sqrt(3, 8, &x) || (zmodn_sqrt(4, 15, &x) && zmodn_mul(x, x, 15) != 4))
        return 2;
    if (!zmodn_crt(2, 3, 3, 5, &big) || big != 8 || zmodn_crt(1, 4, 1, 6, &big) || zmodn_crt(1, 0, 1, 6, &big))
        return 2;
    if (!zmodn_crt(UINT32_MAX, UINT32_MAX - 1, 5, UINT32_MAX, &big) || big % UINT32_MAX != 5 || big % (UINT32_MAX - 1) != 1)
        return 2;
    if (zmodn_totient(36) != 12 || zmodn_totient(1) != 1 || zmodn_totient(0) != 0 || zmodn_totient(97) != 96 || zmodn_gcd(0, 0) != 0)
        return 2;
    if (zmodn_is_prime(UINT32_MAX) || !zmodn_is_prime(4294967291u))
        return 2;
#ifndef LEGAL
    zmodn_sqrt(5, 21, &x);
#endif
    return 0;
}
