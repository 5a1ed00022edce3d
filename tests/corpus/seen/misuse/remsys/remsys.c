#include "remsys.h"

#include <assert.h>

static int64_t mulmod(int64_t a, int64_t b, int64_t m)
{
    int64_t sum = 0;
    while (b > 0) {
        if (b & 1) {
            sum += a;
            if (sum >= m)
                sum -= m;
        }
        a += a;
        if (a >= m)
            a -= m;
        b >>= 1;
    }
    return sum;
}

static int64_t residue(int64_t x, int64_t m)
{
    int64_t r = x % m;
    return r < 0 ? r + m : r;
}

rs_cong rs_make(int64_t r, int64_t m)
{
    rs_cong c = { residue(r, m), m };
    return c;
}

bool rs_holds(rs_cong c, int64_t x)
{
    return residue(x, c.m) == c.r;
}

int64_t rs_next(rs_cong c, int64_t from)
{
    int64_t d = c.r - residue(from, c.m);
    return from + (d < 0 ? d + c.m : d);
}

int64_t rs_gcd(int64_t a, int64_t b)
{
    if (a < 0)
        a = -a;
    if (b < 0)
        b = -b;
    while (b) {
        int64_t t = a % b;
        a = b;
        b = t;
    }
    return a;
}

int64_t rs_inverse(int64_t a, int64_t m)
{
    int64_t r0 = m, r1 = residue(a, m), t0 = 0, t1 = 1;
    while (r1) {
        int64_t q = r0 / r1, r = r0 - q * r1, t = t0 - q * t1;
        r0 = r1, r1 = r;
        t0 = t1, t1 = t;
    }
    assert(r0 == 1);
    return residue(t0, m);
}

bool rs_agree(rs_cong a, rs_cong b)
{
    return (a.r - b.r) % rs_gcd(a.m, b.m) == 0;
}

bool rs_fits(rs_cong a, rs_cong b)
{
    return a.m / rs_gcd(a.m, b.m) <= RS_MAX / b.m;
}

rs_cong rs_meet(rs_cong a, rs_cong b)
{
    int64_t g = rs_gcd(a.m, b.m), bm = b.m / g;
    assert(rs_agree(a, b));
    int64_t step = residue((b.r - a.r) / g, bm);
    int64_t t = mulmod(step, rs_inverse(a.m / g, bm), bm);
    rs_cong c = { a.r + a.m * t, a.m * bm };
    return c;
}

rs_cong rs_solve(const int64_t *r, const int64_t *m, size_t n)
{
    rs_cong c = { 0, 1 };
    for (size_t i = 0; i < n; i++) {
        assert(rs_gcd(c.m, m[i]) == 1);
        c = rs_meet(c, rs_make(r[i], m[i]));
    }
    return c;
}
