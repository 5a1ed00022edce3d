#include "quarry.h"

#include <stdlib.h>

static int pick(int n)
{
    int *parts = calloc(2, sizeof *parts), part = parts ? parts[n] : 0;
    free(parts);
    return part;
}

int quarry_half(int n)
{
    return n / 2 + pick(n % 2 ? 2 : 0);
}

int quarry_third(int n)
{
    return n / 3 + pick(n % 2 ? 0 : 2);
}
