#include "polyc.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    double a[4] = {1, 1}, b[2] = {-1, 1}, out[4];
    double *heap = malloc(2 * sizeof *heap);
    heap[0] = 1;
    heap[1] = 2;
    int status = 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    char text[64];
    if (poly_mul(a, 2, b, 2, out) != 3 || out[0] != -1 || out[1] != 0 || out[2] != 1 || poly_eval(out, 3, 3) != 8)
        return 2;
    if (poly_format(out, 3, text, sizeof text) != 7 || strcmp(text, "x^2 - 1") != 0 || poly_format(out, 0, text, 1) != 1)
        return 2;
    if (poly_div(out, 3, b, 2, a) != 2 || a[0] != 1 || a[1] != 1 || poly_trim(out, 3) != 0 || poly_div(a, 1, b, 2, out) != 0)
        return 2;
    if (poly_add(a, 2, b, 2, a) != 2 || a[0] != 0 || a[1] != 2 || poly_derive(a, 2, a) != 1 || a[0] != 2)
        return 2;
    if (!poly_equal(a, 0, b, 0, 0) || poly_equal(a, 1, b, 2, 0.5) || poly_mul(a, 0, b, 2, out) != 0 || poly_eval(NULL, 0, 1) != 0)
        return 2;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        poly_mul(a, 2, b, 2, heap);
        break;
    case 2:
        poly_mul(a, 2, b, 2, a);
        status = a[0] != -1;
        break;
    case 3:
        b[1] = 0;
        poly_div(a, 2, b, 2, out);
        break;
    case 4:
        poly_eval(heap, 3, 1);
        break;
    }
#endif
    free(heap);
    return status;
}
