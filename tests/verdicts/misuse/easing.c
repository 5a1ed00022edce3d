#include "easing.h"

#include <assert.h>
#include <stdlib.h>

void easing_table(unsigned char *table, size_t n, easing_curve curve, void *user)
{
    for (size_t i = 0; curve && i < n; i++) {
        double at = curve((double)i / (double)n, user);
        assert(at >= 0 && at <= 1);
        table[i] = (unsigned char)(at * 255);
    }
}

void easing_big_init(easing_big *big)
{
    *big = (easing_big){0};
}

void easing_big_clear(easing_big *big)
{
    free(big->digits);
}

int easing_big_add(easing_big *big, unsigned char digit)
{
    unsigned char *digits = realloc(big->digits, big->count + 1);
    if (!digits)
        return -1;
    digits[big->count++] = digit;
    big->digits = digits;
    return 0;
}
