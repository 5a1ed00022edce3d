#include "bulknum.h"

#include <stdlib.h>
#include <string.h>

#define MAX_LIMBS 256

static void trim(bulk_t *x)
{
    while (x->len > 0 && x->limb[x->len - 1] == 0)
        x->len--;
}

/* Room for n limbs; those beyond len have no value. */
static int reserve(bulk_t *x, size_t n)
{
    if (n <= x->cap)
        return BULK_OK;
    uint32_t *limb = realloc(x->limb, n * sizeof *limb);
    if (!limb)
        return BULK_ENOMEM;
    x->limb = limb;
    x->cap = n;
    return BULK_OK;
}

static void swap(bulk_t *a, bulk_t *b)
{
    bulk_t t = *a;
    *a = *b;
    *b = t;
}

void bulk_init(bulk_t *x)
{
    x->limb = NULL;
    x->len = x->cap = 0;
}

void bulk_clear(bulk_t *x)
{
    free(x->limb);
    bulk_init(x);
}

int bulk_set_u64(bulk_t *x, uint64_t value)
{
    int err = reserve(x, 2);
    if (err)
        return err;
    x->limb[0] = (uint32_t)value;
    x->limb[1] = (uint32_t)(value >> 32);
    x->len = 2;
    trim(x);
    return BULK_OK;
}

int bulk_copy(bulk_t *to, const bulk_t *from)
{
    if (to == from)
        return BULK_OK;
    int err = reserve(to, from->len);
    if (err)
        return err;
    if (from->len > 0)
        memcpy(to->limb, from->limb, from->len * sizeof *from->limb);
    to->len = from->len;
    return BULK_OK;
}

/* x = x * factor + more */
static int scale(bulk_t *x, uint32_t factor, uint32_t more)
{
    uint64_t carry = more;
    for (size_t i = 0; i < x->len; i++) {
        carry += (uint64_t)x->limb[i] * factor;
        x->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry) {
        if (x->len == MAX_LIMBS)
            return BULK_ERANGE;
        size_t want = x->len < x->cap ? x->cap : x->len + 8;
        int err = reserve(x, want < MAX_LIMBS ? want : MAX_LIMBS);
        if (err)
            return err;
        x->limb[x->len++] = (uint32_t)carry;
    }
    return BULK_OK;
}

int bulk_set_str(bulk_t *x, const char *digits)
{
    if (*digits == '\0')
        return BULK_ESYNTAX;
    for (const char *p = digits; *p; p++)
        if (*p < '0' || *p > '9')
            return BULK_ESYNTAX;
    bulk_t t;
    bulk_init(&t);
    for (const char *p = digits; *p; p++) {
        int err = scale(&t, 10, (uint32_t)(*p - '0'));
        if (err) {
            bulk_clear(&t);
            return err;
        }
    }
    swap(x, &t);
    bulk_clear(&t);
    return BULK_OK;
}

int bulk_add(bulk_t *a, const bulk_t *b)
{
    const uint32_t *src = b->limb;
    size_t n = b->len;
    size_t longer = a->len > n ? a->len : n;

    if (n == 0)
        return BULK_OK;
    if (longer == MAX_LIMBS) {
        /* Would there be a carry out of the highest limb? */
        uint64_t carry = 0;
        for (size_t i = 0; i < longer; i++) {
            carry += i < a->len ? a->limb[i] : 0;
            carry += i < n ? src[i] : 0;
            carry >>= 32;
        }
        if (carry)
            return BULK_ERANGE;
    }
    int err = reserve(a, longer + 1);
    if (err)
        return err;
    uint64_t carry = 0;
    for (size_t i = 0; i < longer; i++) {
        carry += i < a->len ? a->limb[i] : 0;
        carry += i < n ? src[i] : 0;
        a->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    a->limb[longer] = (uint32_t)carry;
    a->len = longer + 1;
    trim(a);
    return BULK_OK;
}

int bulk_sub(bulk_t *a, const bulk_t *b)
{
    if (bulk_cmp(a, b) < 0)
        return BULK_ERANGE;
    uint32_t borrow = 0;
    size_t n = b->len;
    for (size_t i = 0; i < a->len; i++) {
        uint64_t take = (uint64_t)(i < n ? b->limb[i] : 0) + borrow;
        borrow = a->limb[i] < take;
        a->limb[i] = (uint32_t)(a->limb[i] + ((uint64_t)borrow << 32) - take);
    }
    trim(a);
    return BULK_OK;
}

int bulk_mul(bulk_t *a, const bulk_t *b)
{
    if (a->len == 0)
        return BULK_OK;
    if (b->len == 0) {
        a->len = 0;
        return BULK_OK;
    }
    if (a->len + b->len > MAX_LIMBS + 1)
        return BULK_ERANGE;
    bulk_t t;
    bulk_init(&t);
    int err = reserve(&t, a->len + b->len);
    if (err)
        return err;
    t.len = a->len + b->len;
    memset(t.limb, 0, t.len * sizeof *t.limb);
    for (size_t i = 0; i < a->len; i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < b->len; j++) {
            carry += (uint64_t)a->limb[i] * b->limb[j] + t.limb[i + j];
            t.limb[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        t.limb[i + b->len] = (uint32_t)carry;
    }
    trim(&t);
    if (t.len > MAX_LIMBS) {
        bulk_clear(&t);
        return BULK_ERANGE;
    }
    swap(a, &t);
    bulk_clear(&t);
    return BULK_OK;
}

int bulk_cmp(const bulk_t *a, const bulk_t *b)
{
    if (a->len != b->len)
        return a->len < b->len ? -1 : 1;
    for (size_t i = a->len; i-- > 0;)
        if (a->limb[i] != b->limb[i])
            return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

size_t bulk_bits(const bulk_t *x)
{
    if (x->len == 0)
        return 0;
    size_t bits = (x->len - 1) * 32;
    for (uint32_t top = x->limb[x->len - 1]; top; top >>= 1)
        bits++;
    return bits;
}

int bulk_get_str(const bulk_t *x, char *buf, size_t size)
{
    char text[MAX_LIMBS * 10 + 16];
    char *p = text + sizeof text;
    uint32_t rest[MAX_LIMBS];
    size_t len = x->len;

    if (len > 0)
        memcpy(rest, x->limb, len * sizeof *rest);
    *--p = '\0';
    do {
        uint64_t r = 0;
        for (size_t i = len; i-- > 0;) {
            r = r << 32 | rest[i];
            rest[i] = (uint32_t)(r / 10);
            r %= 10;
        }
        while (len > 0 && rest[len - 1] == 0)
            len--;
        *--p = (char)('0' + r);
    } while (len > 0);
    size_t need = (size_t)(text + sizeof text - p);
    if (need > size)
        return BULK_ESPACE;
    memcpy(buf, p, need);
    return (int)(need - 1);
}
