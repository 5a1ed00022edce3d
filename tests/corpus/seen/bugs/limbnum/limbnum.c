#include "limbnum.h"

#include <stdlib.h>
#include <string.h>

/* Limbs are little endian; the highest used one is not 0. */

#define MAX_LIMBS (LIMBNUM_BITS / 32)

void limbnum_init(limbnum *n)
{
    n->limb = NULL;
    n->used = n->room = 0;
}

void limbnum_clear(limbnum *n)
{
    free(n->limb);
    limbnum_init(n);
}

/* Room for a number of limbs; the value stays. */
static int reserve(limbnum *n, size_t limbs)
{
    uint32_t *limb;

    if (limbs < 2)
        limbs = 2;
    if (limbs <= n->room)
        return 0;
    limb = realloc(n->limb, limbs * sizeof *limb);
    if (limb == NULL)
        return -1;
    n->limb = limb;
    n->room = limbs;
    return 0;
}

static void trim(limbnum *n)
{
    while (n->used > 0 && n->limb[n->used - 1] == 0)
        n->used--;
}

int limbnum_set(limbnum *n, uint64_t value)
{
    if (reserve(n, 2) != 0)
        return -1;
    n->limb[0] = (uint32_t)value;
    n->limb[1] = (uint32_t)(value >> 32);
    n->used = 2;
    trim(n);
    return 0;
}

int limbnum_copy(limbnum *n, const limbnum *from)
{
    if (n == from)
        return 0;
    if (reserve(n, from->used) != 0)
        return -1;
    if (from->used > 0)
        memcpy(n->limb, from->limb, from->used * sizeof *n->limb);
    n->used = from->used;
    return 0;
}

int limbnum_parse(limbnum *n, const char *digits)
{
    size_t length = strspn(digits, "0123456789");
    limbnum value;

    if (length == 0 || digits[length] != '\0')
        return -1;
    while (*digits == '0')
        digits++, length--;
    if (length > LIMBNUM_BITS / 3)
        return -1;
    limbnum_init(&value);
    /* 9 digits are less than 30 bits */
    if (reserve(&value, length / 9 + 1) != 0)
        return -1;
    for (size_t i = 0; i < length; i++) {
        uint64_t carry = (uint64_t)(digits[i] - '0');
        for (size_t k = 0; k < value.used; k++) {
            carry += (uint64_t)value.limb[k] * 10;
            value.limb[k] = (uint32_t)carry;
            carry >>= 32;
        }
        if (carry != 0)
            value.limb[value.used++] = (uint32_t)carry;
    }
    if (value.used > MAX_LIMBS) {
        limbnum_clear(&value);
        return -1;
    }
    limbnum_clear(n);
    *n = value;
    return 0;
}

/* Divides used limbs in place, returns the remainder. */
static uint32_t divide(uint32_t *limb, size_t used, uint32_t d)
{
    uint64_t rest = 0;

    while (used-- > 0) {
        rest = rest << 32 | limb[used];
        limb[used] = (uint32_t)(rest / d);
        rest %= d;
    }
    return (uint32_t)rest;
}

size_t limbnum_print(const limbnum *n, char *buf, size_t size)
{
    limbnum value;
    size_t length = 0;
    char *digits;

    if (n->used == 0) {
        if (size > 1)
            memcpy(buf, "0", 2);
        return 1;
    }
    limbnum_init(&value);
    digits = malloc(n->used * 10);
    if (digits == NULL || limbnum_copy(&value, n) != 0) {
        free(digits);
        return 0;
    }
    while (value.used > 0) {
        digits[length++] = (char)('0' + divide(value.limb, value.used, 10));
        trim(&value);
    }
    if (length < size) {
        for (size_t i = 0; i < length; i++)
            buf[i] = digits[length - 1 - i];
        buf[length] = '\0';
    }
    limbnum_clear(&value);
    free(digits);
    return length;
}

int limbnum_cmp(const limbnum *a, const limbnum *b)
{
    if (a->used != b->used)
        return a->used < b->used ? -1 : 1;
    for (size_t i = a->used; i-- > 0;)
        if (a->limb[i] != b->limb[i])
            return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

size_t limbnum_bits(const limbnum *n)
{
    size_t bits;
    uint32_t top;

    if (n->used == 0)
        return 0;
    bits = (n->used - 1) * 32;
    for (top = n->limb[n->used - 1]; top != 0; top >>= 1)
        bits++;
    return bits;
}

int limbnum_add(limbnum *n, const limbnum *a, const limbnum *b)
{
    const uint32_t *more = a->limb, *less = b->limb;
    size_t most = a->used, least = b->used, i;
    uint64_t carry = 0;

    if (most < least) {
        more = b->limb, less = a->limb;
        most = b->used, least = a->used;
    }
    if (most == MAX_LIMBS) {
        /* The carry must not leave the highest limb: see before n changes. */
        for (i = 0; i < most; i++)
            carry = ((uint64_t)more[i] + (i < least ? less[i] : 0) + carry) >> 32;
        if (carry != 0)
            return -1;
    }
    if (reserve(n, most + 1) != 0)
        return -1;
    carry = 0;
    for (i = 0; i < most; i++) {
        carry += (uint64_t)more[i] + (i < least ? less[i] : 0);
        n->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    n->limb[i] = (uint32_t)carry;
    n->used = most + 1;
    trim(n);
    return 0;
}

int limbnum_sub(limbnum *n, const limbnum *a, const limbnum *b)
{
    size_t most = a->used, least = b->used;
    uint64_t borrow = 0;

    if (limbnum_cmp(a, b) < 0 || reserve(n, most) != 0)
        return -1;
    for (size_t i = 0; i < most; i++) {
        uint64_t less = (i < least ? b->limb[i] : 0) + borrow;
        borrow = a->limb[i] < less;
        n->limb[i] = (uint32_t)(a->limb[i] - less);
    }
    n->used = most;
    trim(n);
    return 0;
}

int limbnum_mul(limbnum *n, const limbnum *a, const limbnum *b)
{
    limbnum value;

    if (a->used == 0 || b->used == 0)
        return limbnum_set(n, 0);
    limbnum_init(&value);
    if (a->used + b->used > MAX_LIMBS + 1 || reserve(&value, a->used + b->used) != 0)
        return -1;
    value.used = a->used + b->used;
    memset(value.limb, 0, value.used * sizeof *value.limb);
    for (size_t i = 0; i < a->used; i++) {
        uint64_t carry = 0;
        for (size_t k = 0; k < b->used; k++) {
            carry += (uint64_t)a->limb[i] * b->limb[k] + value.limb[i + k];
            value.limb[i + k] = (uint32_t)carry;
            carry >>= 32;
        }
        value.limb[i + b->used] = (uint32_t)carry;
    }
    trim(&value);
    if (value.used > MAX_LIMBS) {
        limbnum_clear(&value);
        return -1;
    }
    limbnum_clear(n);
    *n = value;
    return 0;
}

int limbnum_shift(limbnum *n, const limbnum *a, size_t bits)
{
    size_t used = a->used, whole = bits / 32, part = bits % 32;

    if (used == 0)
        return limbnum_set(n, 0);
    if (bits > LIMBNUM_BITS || limbnum_bits(a) + bits > LIMBNUM_BITS)
        return -1;
    if (reserve(n, used + whole + 1) != 0)
        return -1;
    n->limb[used + whole] = 0;
    for (size_t i = used; i-- > 0;) {
        uint64_t two = (uint64_t)a->limb[i] << part;
        n->limb[i + whole] = (uint32_t)two;
        n->limb[i + whole + 1] |= (uint32_t)(two >> 32);
    }
    memset(n->limb, 0, whole * sizeof *n->limb);
    n->used = used + whole + 1;
    trim(n);
    return 0;
}

int limbnum_div(limbnum *n, const limbnum *a, uint32_t d, uint32_t *rest)
{
    uint32_t left;

    if (d == 0 || limbnum_copy(n, a) != 0)
        return -1;
    left = divide(n->limb, n->used, d);
    trim(n);
    if (rest != NULL)
        *rest = left;
    return 0;
}
