#include "uroots.h"

int main(void)
{
    uint64_t out = 7;
    for (uint64_t n = 0; n < 5000; n++) {
        uint64_t r = 0;
        while ((r + 1) * (r + 1) <= n)
            r++;
        if ((r + 1) * (r + 1) - 1 != n || n == 0)
            if (ur_sqrt(n) != r || ur_sqrt_rest(n) != n - r * r || ur_is_square(n) != (r * r == n))
                return 2;
        if (ur_root(n, 2) != r || ur_root(n, 3) != ur_cbrt(n))
            return 2;
    }
    if (ur_sqrt(UINT64_MAX - 1) != UINT32_MAX || ur_cbrt(UINT64_MAX) != 2642245 || ur_root(UINT64_MAX, 1) != UINT64_MAX)
        return 2;
    if (ur_root(UINT64_MAX, 2) != UINT32_MAX || ur_root(UINT64_MAX, 63) != 2 || ur_root(UINT64_MAX, 64) != 1)
        return 2;
    if (ur_root(5, 0) != 0 || ur_pow(2, 64, &out) || out != 7 || !ur_pow(2, 63, &out) || out != (uint64_t)1 << 63)
        return 2;
    if (!ur_pow(0, 0, &out) || out != 1 || !ur_pow(0, 9, &out) || out != 0 || !ur_pow(1, UINT32_MAX, &out))
        return 2;
    if (ur_log(0, 2) != -1 || ur_log(8, 1) != -1 || ur_log(UINT64_MAX, 2) != 63 || ur_log(999, 10) != 2)
        return 2;
    if (ur_length(-3, 4) != 5 || ur_length(INT32_MIN, INT32_MIN) != 3037000499u || ur_length(0, 0) != 0)
        return 2;
    if (!ur_is_power(243) || ur_is_power(12) || !ur_is_power((uint64_t)1 << 61) || ur_is_power(2) || !ur_is_power(0))
        return 2;
#ifndef LEGAL
    return ur_sqrt(3) != 1;
#endif
    return 0;
}
