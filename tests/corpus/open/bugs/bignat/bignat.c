#include "bignat.h"

#include <stdlib.h>
#include <string.h>

void bignat_init(struct bignat *n)
{
    n->digits = NULL;
    n->count = 0;
}

void bignat_release(struct bignat *n)
{
    free(n->digits);
    bignat_init(n);
}

static size_t significant(const uint32_t *digits, size_t count)
{
    while (count > 0 && digits[count - 1] == 0)
        count--;
    return count;
}

/* Gives the number these digits, which are copied. */
static bool store(struct bignat *n, const uint32_t *digits, size_t count)
{
    count = significant(digits, count);
    uint32_t *copy = NULL;
    if (count > BIGNAT_DIGITS)
        return false;
    if (count > 0) {
        copy = malloc(count * sizeof *copy);
        if (copy == NULL)
            return false;
        memcpy(copy, digits, count * sizeof *copy);
    }
    free(n->digits);
    n->digits = copy;
    n->count = count;
    return true;
}

bool bignat_set(struct bignat *n, uint64_t value)
{
    const uint32_t digits[2] = {(uint32_t)value, (uint32_t)(value >> 32)};
    return store(n, digits, 2);
}

bool bignat_assign(struct bignat *n, const struct bignat *from)
{
    return n == from || store(n, from->digits, from->count);
}

bool bignat_get(const struct bignat *n, uint64_t *value)
{
    if (n->count > 2)
        return false;
    *value = 0;
    for (size_t i = n->count; i > 0; i--)
        *value = *value << 32 | n->digits[i - 1];
    return true;
}

bool bignat_add(struct bignat *result, const struct bignat *a, const struct bignat *b)
{
    uint32_t sum[BIGNAT_DIGITS + 1] = {0};
    uint64_t carry = 0;
    for (size_t i = 0; i <= BIGNAT_DIGITS; i++) {
        if (i < a->count)
            carry += a->digits[i];
        if (i < b->count)
            carry += b->digits[i];
        sum[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return store(result, sum, BIGNAT_DIGITS + 1);
}

/* The digits of x times one digit, added to those at `sum`. */
static void add_row(uint32_t *sum, const uint32_t *x, size_t count, uint32_t digit)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < count; i++) {
        carry += sum[i] + (uint64_t)x[i] * digit;
        sum[i] = (uint32_t)carry;
        carry >>= 32;
    }
    sum[count] = (uint32_t)carry;
}

bool bignat_multiply(struct bignat *result, const struct bignat *a, const struct bignat *b)
{
    if (a->count == 0 || b->count == 0)
        return bignat_set(result, 0);
    const uint32_t *x = a->digits, *y = b->digits;
    size_t x_count = a->count, y_count = b->count, count = x_count + y_count;
    if (count > BIGNAT_DIGITS)
        return false;
    uint32_t *product = calloc(count, sizeof *product);
    if (product == NULL)
        return false;
    free(result->digits);
    result->digits = product;
    for (size_t i = 0; i < y_count; i++)
        add_row(product + i, x, x_count, y[i]);
    result->count = significant(product, count);
    return true;
}

int bignat_compare(const struct bignat *a, const struct bignat *b)
{
    if (a->count != b->count)
        return a->count < b->count ? -1 : 1;
    for (size_t i = a->count; i > 0; i--)
        if (a->digits[i - 1] != b->digits[i - 1])
            return a->digits[i - 1] < b->digits[i - 1] ? -1 : 1;
    return 0;
}
