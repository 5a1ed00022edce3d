#include "takeout.h"

#include <string.h>

void takeout_any(void *base, size_t *np, size_t width, size_t i)
{
    char *at = i ? (char *)base + i * width : base;
    --*np;
    memmove(at, at + width, (*np - i) * width);
}

void takeout_one(int *values, size_t n, size_t i)
{
    memmove(values + i, values + i + 1, (n - i) * sizeof *values); /* one too many: the bug */
    values[n - 1] = 0;
}

size_t takeout_half(size_t size, size_t most)
{
    static const unsigned char halves[4] = {0, 1, 1, 2};
    if (size > 4) /* most is not looked at: the bug */
        size = most < 4 ? most : 4;
    return halves[size];
}
