#include "vecn.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    const double values[] = {3, 4, 0};
    vecn *a = vecn_from(values, 3), *b = vecn_new(2);
    double out[3];
    if (vecn_norm(a) != 5 || vecn_argmax(a) != 1 || vecn_dot(a, a) != 25 || vecn_size(b) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    vecn *c = vecn_dup(a), *zero = vecn_from(NULL, 0), *zero2 = vecn_dup(zero);
    vecn_add(c, c);
    vecn_axpy(c, -1, a);
    if (!vecn_equal(a, c) || vecn_equal(a, b) || !vecn_equal(zero, zero2) || vecn_norm(zero) != 0)
        return 2;
    vecn_scale(c, 2);
    vecn_set(c, 2, 9);
    vecn_export(c, out);
    vecn_export(zero, NULL);
    if (out[0] != 6 || out[2] != 9 || vecn_get(c, 1) != 8 || vecn_new((size_t)-1) != NULL)
        return 2;
    vecn_free(c);
    vecn_free(zero);
    vecn_free(zero2);
    vecn_free(NULL);
    vecn_free(a);
    vecn_free(b);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return vecn_get(b, 2) > 0;
    case 2:
        return vecn_dot(a, b) > 0;
    case 3:
        return vecn_argmax(vecn_new(0)) > 0;
    case 4: {
        double two[2];
        vecn_export(a, two);
        return two[0] < 0;
    }
    case 5:
        vecn_free(a);
        return vecn_size(a) > 0;
    }
    (void)out;
#endif
    return 0;
}
