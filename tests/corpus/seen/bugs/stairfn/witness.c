#include "stairfn.h"

#include <math.h>

int main(void)
{
    stairfn_t *f = stairfn_new(), *g = stairfn_new();
    if (f == NULL || g == NULL)
        return 2;
    if (stairfn_scale(f, 0) != STAIRFN_OK || stairfn_add(f, f) != STAIRFN_OK || stairfn_jumps(f) != 0)
        return 2;
    if (stairfn_raise(f, 0, 10, 2) || stairfn_raise(f, 5, 20, 3) || stairfn_raise(f, 3, 3, 1))
        return 2;
    if (stairfn_jumps(f) != 4 || stairfn_at(f, 5) != 5 || stairfn_at(f, 20) != 0 || stairfn_at(f, NAN) != 0)
        return 2;
    if (stairfn_area(f, -INFINITY, INFINITY) != 65 || stairfn_area(f, 4, 6) != 7 || stairfn_peak(f) != 5)
        return 2;
    if (stairfn_raise(f, NAN, 1, 1) != STAIRFN_ERANGE || stairfn_raise(f, 0, 30, STAIRFN_LIMIT) != STAIRFN_ERANGE)
        return 2;
    if (stairfn_add(g, f) || stairfn_add(g, g) || stairfn_at(g, 7) != 10 || stairfn_scale(g, 1e300) != STAIRFN_ERANGE)
        return 2;
    if (stairfn_scale(g, -0.5) || stairfn_add(g, f) || stairfn_jumps(g) != 0 || stairfn_peak(g) != 0)
        return 2;
    int status = STAIRFN_OK;
    for (int i = 0; i < 1000 && status == STAIRFN_OK; i++)
        status = stairfn_raise(g, i, i + 0.5, 1);
    if (status != STAIRFN_EFULL || stairfn_scale(g, 1e-300) || stairfn_scale(g, 1e-300))
        return 2;
    stairfn_t *copy = stairfn_copy(g);
    if (copy == NULL || stairfn_jumps(copy) != 0)
        return 2;
    stairfn_free(copy);
#ifndef LEGAL
    stairfn_scale(f, 0);
#endif
    stairfn_free(f);
    stairfn_free(g);
    stairfn_free(NULL);
    return 0;
}
