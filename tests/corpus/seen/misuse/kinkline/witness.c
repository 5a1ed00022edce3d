#include "kinkline.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    double x[] = {0, 1, 3, 7}, y[] = {0, 10, 10, -2};
#ifdef LEGAL
    (void)argc, (void)argv;
    double wide[] = {-DBL_MAX, DBL_MAX};
    kl_curve *c = kl_new(x, y, 4), *w = kl_new(wide, y, 2);
    if (c == NULL || w == NULL || kl_new(x, y, 1) != NULL || kl_new(NULL, NULL, 0) != NULL)
        return 1;
    if (kl_value(c, 0.5) != 5 || kl_value(c, -INFINITY) != 0 || kl_value(c, INFINITY) != -2 || !isnan(kl_value(c, NAN)))
        return 1;
    if (kl_value(w, 0) != 5 || kl_slope(c, 3) != -3 || kl_slope(c, 7) != 0 || kl_integral(c) != 41)
        return 1;
    kl_cursor *k = kl_cursor_new(c);
    if (k == NULL)
        return 1;
    for (double v = -1; v < 9; v += 0.25)
        if (kl_cursor_value(k, v) != kl_value(c, v) || kl_cursor_value(k, 6 - v) != kl_value(c, 6 - v))
            return 1;
    if (!isnan(kl_cursor_value(k, NAN)) || kl_first(c) != 0 || kl_last(c) != 7)
        return 1;
    kl_cursor_free(k);
    kl_free(c);
    kl_free(w);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        x[2] = 1;
        kl_free(kl_new(x, y, 4));
    } else if (rule == 2) {
        double *heap = calloc(4, sizeof *heap);
        for (int i = 0; i < 4; i++)
            heap[i] = x[i];
        kl_curve *c = kl_new(heap, y, 4);
        free(heap);
        return kl_value(c, 2) != 10;
    } else {
        kl_curve *c = kl_new(x, y, 4);
        kl_cursor *k = kl_cursor_new(c);
        kl_free(c);
        return kl_cursor_value(k, 2) != 10;
    }
    return 0;
#endif
}
