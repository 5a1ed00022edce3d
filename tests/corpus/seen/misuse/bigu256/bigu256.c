#include "bigu256.h"

#include <assert.h>
#include <string.h>

void U256_FromU64(U256 *r, uint64_t value)
{
    memset(r, 0, sizeof *r);
    r->limb[0] = (uint32_t)value;
    r->limb[1] = (uint32_t)(value >> 32);
}

void U256_Add(U256 *r, const U256 *a, const U256 *b)
{
    uint64_t carry = 0;
    for (int i = 0; i < 8; i++) {
        carry += (uint64_t)a->limb[i] + b->limb[i];
        r->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

void U256_Sub(U256 *r, const U256 *a, const U256 *b)
{
    uint64_t borrow = 0;
    for (int i = 0; i < 8; i++) {
        uint64_t difference = (uint64_t)a->limb[i] - b->limb[i] - borrow;
        r->limb[i] = (uint32_t)difference;
        borrow = difference >> 63;
    }
}

void U256_Mul(U256 *r, const U256 *a, const U256 *b)
{
    U256 product = {{0}};
    for (int i = 0; i < 8; i++) {
        uint64_t carry = 0;
        for (int j = 0; i + j < 8; j++) {
            carry += product.limb[i + j] + (uint64_t)a->limb[i] * b->limb[j];
            product.limb[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
    }
    *r = product;
}

bool U256_Bit(const U256 *a, unsigned n)
{
    assert(n < 256);
    return a->limb[n / 32] >> n % 32 & 1;
}

void U256_ShiftLeft(U256 *r, const U256 *a, unsigned n)
{
    assert(n < 256);
    U256 result = {{0}};
    unsigned whole = n / 32, part = n % 32;
    for (unsigned i = whole; i < 8; i++) {
        uint64_t pair = (uint64_t)a->limb[i - whole] << 32;
        if (i > whole)
            pair |= a->limb[i - whole - 1];
        result.limb[i] = (uint32_t)(pair >> (32 - part));
    }
    *r = result;
}

void U256_DivMod(U256 *q, U256 *r, const U256 *a, const U256 *b)
{
    U256 quotient = {{0}}, rest = {{0}}, divisor = *b, dividend = *a;
    assert(!U256_IsZero(b));
    assert(q != r);
    for (unsigned n = 256; n-- > 0;) {
        bool out = U256_Bit(&rest, 255);
        U256_ShiftLeft(&rest, &rest, 1);
        rest.limb[0] |= U256_Bit(&dividend, n);
        if (out || U256_Compare(&rest, &divisor) >= 0) {
            U256_Sub(&rest, &rest, &divisor);
            quotient.limb[n / 32] |= (uint32_t)1 << n % 32;
        }
    }
    *q = quotient;
    *r = rest;
}

bool U256_IsZero(const U256 *a)
{
    for (int i = 0; i < 8; i++)
        if (a->limb[i] != 0)
            return false;
    return true;
}

int U256_Compare(const U256 *a, const U256 *b)
{
    for (int i = 7; i >= 0; i--)
        if (a->limb[i] != b->limb[i])
            return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

void U256_ToDec(const U256 *a, char *buffer)
{
    U256 rest = *a;
    char digits[U256_DEC_SIZE];
    int count = 0;
    do {
        uint64_t carry = 0;
        for (int i = 7; i >= 0; i--) {
            carry = carry << 32 | rest.limb[i];
            rest.limb[i] = (uint32_t)(carry / 10);
            carry %= 10;
        }
        digits[count++] = (char)('0' + carry);
    } while (!U256_IsZero(&rest));
    while (count > 0)
        *buffer++ = digits[--count];
    *buffer = '\0';
}

void U256_ToHex(const U256 *a, char *buffer)
{
    for (int i = 63; i >= 0; i--)
        *buffer++ = "0123456789abcdef"[a->limb[i / 8] >> i % 8 * 4 & 15];
    *buffer = '\0';
}
