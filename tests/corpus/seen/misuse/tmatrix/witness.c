#include "tmatrix.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    tmatrix *a = tm_new(2, 3), *b = tm_new(3, 2), *c = tm_new(2, 2), *d = tm_new(3, 2);
#ifdef LEGAL
    (void)count, (void)arguments;
    tm_set(a, 0, 0, 1), tm_set(a, 0, 2, 2), tm_set(a, 1, 1, 3);
    tm_transpose(b, a);
    if (tm_get(b, 2, 0) != 2 || tm_rows(b) != 3 || tm_cols(b) != 2)
        return 2;
    tm_mul(c, a, b);
    if (tm_get(c, 0, 0) != 5 || tm_get(c, 1, 1) != 9 || tm_get(c, 0, 1) != 0)
        return 2;
    tm_row(d, 2)[1] = 4;
    tm_add(d, d, b);
    tm_add(d, d, d);
    tm_scale(d, d, 0.5);
    if (tm_get(d, 2, 1) != 4 || tm_get(d, 2, 0) != 2 || tm_equal(d, a) || tm_equal(d, b) || !tm_equal(d, d))
        return 2;
    tm_identity(c);
    tm_fill(a, 1);
    if (tm_get(c, 1, 0) != 0 || tm_get(c, 1, 1) != 1 || tm_new(0, 1) != NULL || tm_new((size_t)-1, 2) != NULL)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tm_mul(c, a, a);
        break;
    case 2:
        tm_set(a, 2, 0, 1);
        break;
    case 3:
        tm_mul(c, c, c);
        break;
    case 4: {
        double *row = tm_row(a, 1);
        tm_free(a);
        row[0] = 1;
        a = NULL;
        break;
    }
    }
#endif
    tm_free(a), tm_free(b), tm_free(c), tm_free(d);
    return 0;
}
