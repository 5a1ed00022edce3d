#include "uroots.h"

// Newton's iteration for x*x - n. n/2 + 1 is never below the root and the sum
// below does not wrap.
uint32_t ur_sqrt(uint64_t n)
{
    if (n == 0)
        return 0;

    uint64_t x = n / 2 + 1, last;
    do {
        last = x;
        x = (last + n / last) / 2;
    } while (x != last);

    return (uint32_t)x;
}

uint64_t ur_sqrt_rest(uint64_t n)
{
    uint64_t r = ur_sqrt(n);
    return n - r * r;
}

// Bit by bit, from Hacker's Delight.
uint32_t ur_cbrt(uint64_t n)
{
    uint64_t y = 0;
    for (int s = 63; s >= 0; s -= 3) {
        y *= 2;
        uint64_t b = 3 * y * (y + 1) + 1;
        if (n >> s >= b) {
            n -= b << s;
            y++;
        }
    }
    return (uint32_t)y;
}

bool ur_pow(uint64_t base, unsigned exp, uint64_t *out)
{
    uint64_t r = 1;
    if (base > 1) {
        if (exp > 63)
            return false;
        while (exp-- > 0) {
            if (r > UINT64_MAX / base)
                return false;
            r *= base;
        }
    } else if (base == 0 && exp > 0) {
        r = 0;
    }
    *out = r;
    return true;
}

static bool power_fits(uint64_t base, unsigned exp, uint64_t n)
{
    uint64_t p;
    return ur_pow(base, exp, &p) && p <= n;
}

uint64_t ur_root(uint64_t n, unsigned k)
{
    if (k == 0)
        return 0;
    if (k == 1 || n < 2)
        return n;
    if (k > 63)
        return 1;

    // lo^k <= n < hi^k
    uint64_t lo = 1, hi = (uint64_t)1 << (64 / k + 1);
    while (hi - lo > 1) {
        uint64_t mid = lo + (hi - lo) / 2;
        if (power_fits(mid, k, n))
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

int ur_log(uint64_t n, uint64_t base)
{
    if (n == 0 || base < 2)
        return -1;
    int e = 0;
    for (; n >= base; n /= base)
        e++;
    return e;
}

uint32_t ur_length(int32_t x, int32_t y)
{
    int64_t dx = x, dy = y;
    return ur_sqrt((uint64_t)(dx * dx) + (uint64_t)(dy * dy));
}

bool ur_is_square(uint64_t n)
{
    // squares end in 0, 1, 4 or 9 in base 16
    static const uint16_t possible = 1u << 0 | 1u << 1 | 1u << 4 | 1u << 9;
    if ((possible >> (n & 15) & 1) == 0)
        return false;
    return ur_sqrt_rest(n) == 0;
}

bool ur_is_power(uint64_t n)
{
    if (n < 4)
        return n < 2;
    static const unsigned char primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61};
    for (unsigned i = 0; i < sizeof primes; i++) {
        uint64_t p, r = ur_root(n, primes[i]);
        if (r < 2)
            break;
        if (ur_pow(r, primes[i], &p) && p == n)
            return true;
    }
    return false;
}
