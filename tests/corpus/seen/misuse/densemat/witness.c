#include "densemat.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    dm_t *a = dm_zero(2, 3), *i = dm_identity(2);
    if (a == NULL || i == NULL || dm_zero(0, 1) != NULL || dm_identity(257) != NULL || dm_zero(1, (size_t)-1) != NULL)
        return 2;
    dm_set(a, 1, 2, 5.0);
#ifdef LEGAL
    (void)count, (void)arguments;
    dm_row(a, 0)[1] = 2.0;
    dm_add(a, a);
    dm_scale(a, 0.5);
    dm_t *t = dm_transpose(a), *p = dm_multiply(i, a), *q = dm_multiply(a, t), *c = dm_copy(q);
    int ok = dm_rows(t) == 3 && dm_cols(t) == 2 && dm_get(p, 1, 2) == 5.0 && dm_get(t, 1, 0) == 2.0 &&
             dm_trace(c) == 29.0 && dm_trace(i) == 2.0;
    dm_free(t);
    dm_free(p);
    dm_free(q);
    dm_free(c);
    dm_free(a);
    dm_free(i);
    dm_free(NULL);
    return !ok;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        dm_get(a, 2, 0);
        break;
    case 2:
        dm_add(a, i);
        break;
    case 3:
        dm_multiply(a, i);
        break;
    case 4: {
        dm_t *tall = dm_transpose(a);
        dm_trace(tall);
        break;
    }
    case 5: {
        double *row = dm_row(a, 0);
        dm_free(a);
        row[0] = 1.0;
        break;
    }
    }
    return 0;
#endif
}
