#include "bsplws.h"

#include <math.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    bsplws *w = bsplws_alloc(4, 5);
    if (w == NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    const double points[] = {-1, 0, 0.5, 3, 4}, xs[] = {-1, 0, 0.2, 3.9, 4};
    double B[7], c[7], part[4];
    size_t start;
    if (bsplws_alloc(0, 5) || bsplws_alloc(4, 1) || bsplws_ncoeffs(w) != 7 || bsplws_order(w) != 4)
        return 2;
    for (int round = 0; round < 2; round++) {
        if (round == 0)
            bsplws_knots(w, points);
        else
            bsplws_knots_uniform(w, -1, 4);
        for (size_t i = 0; i < 7; i++)
            c[i] = bsplws_greville(w, i);
        for (size_t i = 0; i < 5; i++) {
            double sum = 0;
            bsplws_eval(w, xs[i], B);
            for (size_t j = 0; j < 7; j++)
                sum += B[j];
            /* a partition of unity; the Greville spline is x */
            if (fabs(sum - 1) > 1e-9 || fabs(bsplws_spline(w, c, xs[i]) - xs[i]) > 1e-9)
                return 2;
            bsplws_eval_nonzero(w, xs[i], part, &start);
            if (start > 3 || part[1] != B[start + 1])
                return 2;
        }
    }
    bsplws *flat = bsplws_alloc(1, 2);
    if (flat == NULL)
        return 2;
    bsplws_knots_uniform(flat, -1e308, 1.5e308);
    bsplws_eval(flat, 1.5e308, B);
    if (B[0] != 1 || bsplws_greville(flat, 0) != 0.25e308)
        return 2;
    bsplws_free(flat);
    bsplws_free(NULL);
#else
    double *few = calloc(4, sizeof *few), many[7];
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (few == NULL)
        return 2;
    if (rule != 1 && rule != 8)
        bsplws_knots_uniform(w, 0, 1);
    switch (rule) {
    case 1:
        bsplws_eval(w, 0.5, many);
        break;
    case 2:
        bsplws_eval(w, 1.5, many);
        break;
    case 3:
        bsplws_eval(w, 0.5, few);
        break;
    case 4: {
        const double points[] = {0, 1, 1, 2, 3};
        bsplws_knots(w, points);
        break;
    }
    case 5:
        bsplws_knots_uniform(w, 1, 1);
        break;
    case 6:
        for (int i = 0; i < 4; i++)
            few[i] = i;
        bsplws_knots(w, few);
        break;
    case 7:
        bsplws_greville(w, 11);
        break;
    case 8:
        bsplws_greville(w, 0);
        break;
    }
    free(few);
#endif
    bsplws_free(w);
    return 0;
}
