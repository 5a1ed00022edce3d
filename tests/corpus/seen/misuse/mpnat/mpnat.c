#include "mpnat.h"

#include <stdlib.h>
#include <string.h>

#define BASE 1000000000u
#define LIMB_DIGITS 9

void mpnat_init(mpnat_struct *n)
{
    n->limbs = NULL;
    n->used = n->room = 0;
}

void mpnat_clear(mpnat_struct *n)
{
    free(n->limbs);
}

/* Makes the number one of these limbs, which are not its own. */
static bool store(mpnat_struct *n, const uint32_t *limbs, size_t count)
{
    while (count > 0 && limbs[count - 1] == 0)
        count--;
    if (count > MPNAT_MAX_LIMBS)
        return false;
    if (count > n->room) {
        uint32_t *more = realloc(n->limbs, count * sizeof *more);
        if (more == NULL)
            return false;
        n->limbs = more;
        n->room = count;
    }
    if (count > 0)
        memcpy(n->limbs, limbs, count * sizeof *limbs);
    n->used = count;
    return true;
}

bool mpnat_set(mpnat_struct *n, const mpnat_struct *from)
{
    return n == from || store(n, from->limbs, from->used);
}

bool mpnat_set_ui(mpnat_struct *n, uint64_t value)
{
    uint32_t limbs[3];
    for (int i = 0; i < 3; i++, value /= BASE)
        limbs[i] = (uint32_t)(value % BASE);
    return store(n, limbs, 3);
}

bool mpnat_set_str(mpnat_struct *n, const char *digits)
{
    uint32_t limbs[MPNAT_MAX_LIMBS] = {0};
    size_t length = strspn(digits, "0123456789");
    if (length == 0 || digits[length] != '\0')
        return false;
    while (length > 1 && *digits == '0') {
        digits++;
        length--;
    }
    if (length > (size_t)MPNAT_MAX_LIMBS * LIMB_DIGITS)
        return false;
    for (size_t i = 0; i < length; i++) {
        size_t limb = (length - 1 - i) / LIMB_DIGITS;
        limbs[limb] = limbs[limb] * 10 + (uint32_t)(digits[i] - '0');
    }
    return store(n, limbs, MPNAT_MAX_LIMBS);
}

bool mpnat_add(mpnat_struct *sum, const mpnat_struct *a, const mpnat_struct *b)
{
    uint32_t limbs[MPNAT_MAX_LIMBS + 1];
    uint32_t carry = 0;
    for (size_t i = 0; i <= MPNAT_MAX_LIMBS; i++) {
        carry += (i < a->used ? a->limbs[i] : 0) + (i < b->used ? b->limbs[i] : 0);
        limbs[i] = carry % BASE;
        carry /= BASE;
    }
    return store(sum, limbs, MPNAT_MAX_LIMBS + 1);
}

bool mpnat_mul(mpnat_struct *product, const mpnat_struct *a, const mpnat_struct *b)
{
    uint32_t limbs[2 * MPNAT_MAX_LIMBS] = {0};
    for (size_t i = 0; i < a->used; i++) {
        uint64_t carry = 0;
        for (size_t k = 0; k < b->used; k++) {
            carry += limbs[i + k] + (uint64_t)a->limbs[i] * b->limbs[k];
            limbs[i + k] = (uint32_t)(carry % BASE);
            carry /= BASE;
        }
        limbs[i + b->used] = (uint32_t)carry;
    }
    return store(product, limbs, a->used + b->used);
}

uint32_t mpnat_div_ui(mpnat_struct *n, uint32_t d)
{
    uint64_t rest = 0 % d;
    for (size_t i = n->used; i > 0; i--) {
        rest = rest * BASE + n->limbs[i - 1];
        n->limbs[i - 1] = (uint32_t)(rest / d);
        rest %= d;
    }
    while (n->used > 0 && n->limbs[n->used - 1] == 0)
        n->used--;
    return (uint32_t)rest;
}

int mpnat_cmp(const mpnat_struct *a, const mpnat_struct *b)
{
    if (a->used != b->used)
        return a->used < b->used ? -1 : 1;
    for (size_t i = a->used; i > 0; i--)
        if (a->limbs[i - 1] != b->limbs[i - 1])
            return a->limbs[i - 1] < b->limbs[i - 1] ? -1 : 1;
    return 0;
}

size_t mpnat_digits(const mpnat_struct *n)
{
    if (n->used == 0)
        return 1;
    size_t digits = (n->used - 1) * LIMB_DIGITS;
    for (uint32_t top = n->limbs[n->used - 1]; top > 0; top /= 10)
        digits++;
    return digits;
}

char *mpnat_get_str(char *buf, const mpnat_struct *n)
{
    size_t digits = mpnat_digits(n), left = digits;
    buf[left] = '\0';
    buf[0] = '0';
    for (size_t i = 0; i < n->used; i++) {
        uint32_t limb = n->limbs[i];
        for (int k = 0; k < LIMB_DIGITS && left > 0; k++, limb /= 10)
            buf[--left] = (char)('0' + limb % 10);
    }
    return buf;
}
