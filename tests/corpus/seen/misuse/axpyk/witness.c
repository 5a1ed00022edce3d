#include "axpyk.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static float *array(int n)
{
    float *x = malloc((size_t)n * sizeof *x);
    for (int i = 0; i < n; i++)
        x[i] = (float)(i + 1);
    return x;
}

int main(int count, char **arguments)
{
    float *x = array(4), *y = array(4), *a = array(6);
    int status = 2;
    if (ak_dot(4, x, 1, y, 1) != 30 || ak_dot(4, x, 1, y, -1) != 20 || ak_dot(2, x, 3, y, -2) != 7)
        return 2;
    if (ak_dot(INT_MIN, NULL, INT_MIN, NULL, INT_MIN) != 0 || ak_nrm2(0, NULL, -1) != 0 || ak_iamax(-3, x, 1) != -1)
        return 2;
    if (ak_iamax(4, x, 1) != 3 || ak_iamax(4, x, -1) != 0 || ak_asum(2, x, -3) != 5)
        return 2;
    x[0] = 3e30f, x[1] = 4e30f;
    if (fabsf(ak_nrm2(2, x, 1) / 5e30f - 1) > 1e-5f)
        return 2;
    x[0] = 1, x[1] = 2;
    ak_axpy(4, 2, x, -1, y, 1);
    if (y[0] != 9 || y[3] != 6)
        return 2;
    ak_copy(4, x, 1, y, 1);
    ak_swap(2, x, 2, y, -2);
    if (x[0] != 3 || x[2] != 1 || x[1] != 2)
        return 2;
    ak_scal(4, 0, y, -1);
    ak_rot(4, x, 1, y, 1, 0, 1);
    if (y[0] != -3 || x[0] != 0)
        return 2;
    ak_copy(3, a, 1, x, 1);
    y[0] = NAN;
    ak_gemv(2, 3, 1, a, 3, x, 1, 0, y, 1);
    if (y[0] != 14 || y[1] != 32)
        return 2;
    ak_ger(2, 3, 1, y, 1, x, 1, a, 3);
    if (a[5] == 6 + 96)
        status = 0;
    ak_gemv(-1, INT_MIN, 1, NULL, 0, NULL, 1, 0, NULL, 1);
#ifdef LEGAL
    (void)count, (void)arguments;
    free(x);
    free(y);
    free(a);
    return status;
#else
    if (status != 0)
        return 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ak_scal(4, 2, x, 2);
        break;
    case 2:
        ak_axpy(4, 2, x, 0, y, 1);
        break;
    case 3:
        ak_gemv(2, 3, 1, a, 2, x, 1, 0, y, 1);
        break;
    case 4:
        ak_ger(2, 3, 1, y, 1, x, 1, a, 4);
        break;
    }
    return 0;
#endif
}
