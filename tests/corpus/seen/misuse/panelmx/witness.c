#include "panelmx.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    double *block = malloc(6 * sizeof *block);
    double *other = malloc(4 * sizeof *other);
    Panel a = pmx_wrap(block, 2, 3), square = pmx_wrap(other, 2, 2);
    for (int i = 0; i < 6; i++)
        block[i] = i + 1;
    pmx_fill(square, 0);
#ifdef LEGAL
    (void)count, (void)arguments;
    pmx_mul(square, a, pmx_flip(a));
    if (other[0] != 14 || other[1] != 32 || other[2] != 32 || other[3] != 77)
        return 2;
    double rhs[2] = {14 + 32, 32 + 77};
    if (!pmx_solve(square, pmx_wrap(rhs, 2, 1)) || rhs[0] < 0.999 || rhs[0] > 1.001 || rhs[1] < 0.999 || rhs[1] > 1.001)
        return 2;
    pmx_fill(square, 1);
    if (pmx_solve(square, pmx_wrap(rhs, 2, 1)))
        return 2;
    Panel last = pmx_part(a, 0, 2, 2, 1);
    pmx_set(last, 1, 0, 7);
    if (block[5] != 7 || pmx_get(pmx_flip(a), 2, 1) != 7 || pmx_peak(a) != 7)
        return 2;
    pmx_copy(a, a);
    pmx_add(a, a, 1);
    pmx_scale(last, -1);
    if (block[5] != -14 || block[4] != 10 || pmx_peak(pmx_part(a, 1, 2, 1, 1)) != 14)
        return 2;
    pmx_copy(square, pmx_part(a, 0, 0, 2, 2));
    if (other[3] != 10)
        return 2;
    free(block);
#else
    Panel p;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pmx_fill(pmx_wrap(block, 3, 3), 0);
        break;
    case 2:
        free(block);
        pmx_scale(a, 2);
        break;
    case 3:
        pmx_set(a, 2, 0, 1);
        break;
    case 4:
        pmx_copy(a, square);
        break;
    case 5:
        p = pmx_part(a, 0, 0, 2, 2);
        pmx_mul(p, p, p);
        break;
    case 6:
        pmx_part(a, 1, 1, 2, 2);
        break;
    }
#endif
    free(other);
    return 0;
}
