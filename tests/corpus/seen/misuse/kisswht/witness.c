#include "kisswht.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    double a[4] = {1, 2, 3, 4}, b[4] = {0, 1, 0, 0}, c[4];
    kw_cfg f = kw_alloc(4, false), i = kw_alloc(4, true);
#ifdef LEGAL
    (void)count, (void)arguments;
    kw_forward(f, a, c);
    if (c[0] != 10 || c[1] != -2 || c[2] != -4 || c[3] != 0)
        return 2;
    kw_inverse(i, c, c);
    if (c[0] != 1 || c[3] != 4)
        return 2;
    kw_convolve(f, i, a, b, c);
    if (c[0] != 2 || c[1] != 1 || c[2] != 4 || c[3] != 3)
        return 2;
    kw_convolve(f, i, a, a, a);
    if (a[0] != 30)
        return 2;
    double rows[4] = {0, 3, 1, 2}; /* sign changes of the natural order */
    kw_sequency(f, rows);
    for (int k = 0; k < 4; k++)
        if (rows[k] != k)
            return 2;
    if (kw_next_size(INT_MAX) != 0 || kw_next_size(5) != 8 || kw_next_size(-5) != 1 || kw_alloc(3, true) != NULL ||
        kw_alloc(INT_MIN, false) != NULL || kw_alloc(8192, false) != NULL || kw_points(f) != 4)
        return 2;
    kw_cfg one = kw_alloc(1, false);
    kw_forward(one, b, c);
    kw_sequency(one, c);
    kw_free(one);
    kw_free(f);
    kw_free(i);
    kw_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        kw_forward(i, a, c);
        break;
    case 2:
        kw_forward(kw_alloc(8, false), a, c);
        break;
    case 3:
        kw_convolve(f, kw_alloc(2, true), a, b, c);
        break;
    case 4:
        kw_free(f);
        kw_forward(f, a, c);
        break;
    case 5:
        kw_forward(kw_alloc(3, false), a, c);
        break;
    }
#endif
    return 0;
}
