#include "limbops.h"

#include <assert.h>

limb_t lo_add_n(limb_t *rp, const limb_t *ap, const limb_t *bp, size_t n)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)ap[i] + bp[i];
        rp[i] = (limb_t)carry;
        carry >>= LIMB_BITS;
    }
    return (limb_t)carry;
}

limb_t lo_sub_n(limb_t *rp, const limb_t *ap, const limb_t *bp, size_t n)
{
    limb_t borrow = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t difference = (uint64_t)ap[i] - bp[i] - borrow;
        rp[i] = (limb_t)difference;
        borrow = (limb_t)(difference >> 63);
    }
    return borrow;
}

limb_t lo_add(limb_t *rp, const limb_t *ap, size_t an, const limb_t *bp, size_t bn)
{
    limb_t carry = lo_add_n(rp, ap, bp, bn);
    for (size_t i = bn; i < an; i++) {
        limb_t a = ap[i];
        rp[i] = a + carry;
        carry = rp[i] < a;
    }
    return carry;
}

limb_t lo_sub(limb_t *rp, const limb_t *ap, size_t an, const limb_t *bp, size_t bn)
{
    limb_t borrow = lo_sub_n(rp, ap, bp, bn);
    for (size_t i = bn; i < an; i++) {
        limb_t a = ap[i];
        rp[i] = a - borrow;
        borrow = a < borrow;
    }
    return borrow;
}

limb_t lo_mul_1(limb_t *rp, const limb_t *ap, size_t n, limb_t b)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)ap[i] * b;
        rp[i] = (limb_t)carry;
        carry >>= LIMB_BITS;
    }
    return (limb_t)carry;
}

static limb_t addmul_1(limb_t *rp, const limb_t *ap, size_t n, limb_t b)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)ap[i] * b + rp[i];
        rp[i] = (limb_t)carry;
        carry >>= LIMB_BITS;
    }
    return (limb_t)carry;
}

static limb_t submul_1(limb_t *rp, const limb_t *ap, size_t n, limb_t b)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)ap[i] * b;
        limb_t low = (limb_t)carry, r = rp[i];
        rp[i] = r - low;
        carry = (carry >> LIMB_BITS) + (r < low);
    }
    return (limb_t)carry;
}

static int apart(const limb_t *rp, size_t rn, const limb_t *ap, size_t an)
{
    uintptr_t r = (uintptr_t)rp, a = (uintptr_t)ap;
    return r + rn * sizeof *rp <= a || a + an * sizeof *ap <= r;
}

void lo_mul(limb_t *rp, const limb_t *ap, size_t an, const limb_t *bp, size_t bn)
{
    assert(an >= bn && bn >= 1);
    assert(apart(rp, an + bn, ap, an) && apart(rp, an + bn, bp, bn));
    rp[an] = lo_mul_1(rp, ap, an, bp[0]);
    for (size_t i = 1; i < bn; i++)
        rp[an + i] = addmul_1(rp + i, ap, an, bp[i]);
}

limb_t lo_div_1(limb_t *rp, const limb_t *ap, size_t n, limb_t b)
{
    uint64_t rest = 0;
    for (size_t i = n; i > 0; i--) {
        rest = rest << LIMB_BITS | ap[i - 1];
        rp[i - 1] = (limb_t)(rest / b);
        rest %= b;
    }
    return (limb_t)rest;
}

limb_t lo_divrem(limb_t *qp, limb_t *np, size_t nn, const limb_t *dp, size_t dn)
{
    assert(dn >= 1 && nn >= dn);
    assert(dp[dn - 1] >> (LIMB_BITS - 1) == 1);
    limb_t top = dp[dn - 1], high = 0;
    if (lo_cmp(np + (nn - dn), dp, dn) >= 0) {
        lo_sub_n(np + (nn - dn), np + (nn - dn), dp, dn);
        high = 1;
    }
    for (size_t i = nn - dn; i > 0; i--) {
        limb_t *part = np + (i - 1); /* dn + 1 limbs */
        limb_t first = part[dn], q = UINT32_MAX;
        if (first < top)
            q = (limb_t)(((uint64_t)first << LIMB_BITS | part[dn - 1]) / top);
        int64_t rest = (int64_t)first - submul_1(part, dp, dn, q);
        while (rest < 0) {
            rest += lo_add_n(part, part, dp, dn);
            q--;
        }
        part[dn] = 0;
        qp[i - 1] = q;
    }
    return high;
}

limb_t lo_shl(limb_t *rp, const limb_t *ap, size_t n, unsigned count)
{
    limb_t in = 0;
    for (size_t i = 0; i < n; i++) {
        limb_t a = ap[i];
        rp[i] = a << count | in;
        in = a >> (LIMB_BITS - count);
    }
    return in;
}

limb_t lo_shr(limb_t *rp, const limb_t *ap, size_t n, unsigned count)
{
    limb_t in = 0;
    for (size_t i = n; i > 0; i--) {
        limb_t a = ap[i - 1];
        rp[i - 1] = a >> count | in;
        in = a << (LIMB_BITS - count);
    }
    return in;
}

int lo_cmp(const limb_t *ap, const limb_t *bp, size_t n)
{
    while (n-- > 0)
        if (ap[n] != bp[n])
            return ap[n] < bp[n] ? -1 : 1;
    return 0;
}

size_t lo_get_str(char *s, limb_t *ap, size_t n)
{
    size_t length = 0;
    do {
        while (n > 0 && ap[n - 1] == 0)
            n--;
        s[length++] = (char)('0' + lo_div_1(ap, ap, n, 10));
    } while (n > 1 || (n == 1 && ap[0] != 0));
    s[length] = '\0';
    for (size_t i = 0, j = length - 1; i < j; i++, j--) {
        char c = s[i];
        s[i] = s[j];
        s[j] = c;
    }
    return length;
}
