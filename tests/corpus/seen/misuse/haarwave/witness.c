#include "haarwave.h"

#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    double x[8] = { 1, 2, 3, 4, 5, 6, 7, NAN }, tmp[8], e;
    size_t count, i;
    (void)argc, (void)argv;
    haar_fwd(x, 8, tmp);
    haar_inv(x, 8, tmp);
    for (i = 0; i < 8; i++)
        x[i] = (double)i;
    e = haar_energy(x, 8);
    haar_fwd2(x, 4, 2, tmp);
    if (fabs(haar_energy(x, 8) - e) > 1e-9)
        return 1;
    haar_inv2(x, 4, 2, tmp);
    haar_fwd2(x, 1, 8, tmp);
    haar_inv2(x, 1, 8, tmp);
    for (i = 0; i < 8; i++)
        if (fabs(x[i] - (double)i) > 1e-9)
            return 1;
    if (haar_levels(8) != 3 || haar_levels(1) != 0 || haar_level(x, 8, 2, &count) != x + 1 || count != 1)
        return 1;
    if (haar_level(x, 8, 0, &count) != x + 4 || count != 4 || haar_squash(x, 8, 3) != 5 || haar_squash(NULL, 0, NAN) != 0)
        return 1;
    haar_fwd(x, 1, tmp);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    double x[64] = { 0 }, tmp[64];
    size_t count;
    double *small = malloc(8 * sizeof *small);
    if (!small)
        return 2;
    if (rule == 1)
        haar_fwd(x, 12, tmp);
    else if (rule == 2)
        haar_inv(x, 16, small);
    else if (rule == 3)
        haar_level(x, 8, 3, &count);
    else
        haar_fwd2(x, 8, 8, small);
    free(small);
#endif
    return 0;
}
