#include "benchpair.h"

#include <stddef.h>

void benchpair_init(struct benchpair *bench, struct vice *vice)
{
    vice->held = NULL;
    vice->turns = 0;
    *bench = (struct benchpair){vice, 0};
}

int benchpair_hold(struct benchpair *bench, const char *piece)
{
    if (bench->used)
        return 0;
    bench->vice->held = piece;
    bench->used = 1;
    return 1;
}

int benchpair_release(struct benchpair *bench)
{
    int letters = 0;
    if (!bench->used)
        return 0;
    while (bench->vice->held[letters])
        letters++;
    bench->vice->held = NULL;
    bench->used = 0;
    return letters;
}
