#include "blkmat.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    blkmat a, b, c, none;
    if (!blkmat_alloc(&a, 3, 4) || !blkmat_alloc(&b, 4, 2) || !blkmat_alloc(&c, 3, 2) || !blkmat_alloc(&none, 0, 9))
        return 2;
    blkmat_fill(a, 1);
    blkmat_fill(blkmat_view(b, 1, 0, 2, 2), 5);
    blkmat_muladd(c, a, b);
    if (blkmat_get(c, 2, 1) != 10 || blkmat_trace(blkmat_view(c, 1, 0, 2, 2)) != 20)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    blkmat too;
    blkmat_set(a, 0, 0, 7);
    blkmat_copy(blkmat_view(a, 1, 1, 2, 3), blkmat_view(a, 0, 0, 2, 3));
    if (blkmat_get(a, 1, 1) != 7 || blkmat_get(a, 2, 2) != 1 || blkmat_alloc(&too, 1001, 1) || too.at != NULL)
        return 2;
    blkmat_add(a, a);
    blkmat_copy(none, none);
    blkmat_view(none, 0, 9, 0, 0);
    if (blkmat_trace(none) != 0 || blkmat_get(a, 1, 1) != 14)
        return 2;
    blkmat_free(&a);
    blkmat_free(&a);
    blkmat_free(&b);
    blkmat_free(&c);
    blkmat_free(&none);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        blkmat_get(a, 3, 1);
        break;
    case 2:
        blkmat_fill(blkmat_view(a, 2, 0, 2, 4), 0);
        break;
    case 3:
        blkmat_copy(a, c);
        break;
    case 4:
        blkmat_muladd(b, a, c);
        break;
    case 5:
        blkmat_trace(b);
        break;
    case 6: {
        blkmat view = blkmat_view(a, 0, 0, 1, 1);
        blkmat_free(&a);
        blkmat_get(view, 0, 0);
        break;
    }
    case 7: {
        blkmat view = blkmat_view(a, 1, 0, 1, 1);
        blkmat_free(&view);
        break;
    }
    }
#endif
    return 0;
}
