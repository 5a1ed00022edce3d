#include "gridflt.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
int main(void)
{
    float *a = malloc((2 * 7 + 5) * sizeof *a), *b = malloc(15 * sizeof *b);
    float one = 1, shift[9] = { 0, 0, 0, 0, 0, 1, 0, 0, 0 };
    gf_grid g, h, p, q;

    MUST(a != NULL && b != NULL);
    MUST(gf_wrap(&g, a, 0, 1, 1) == -1 && gf_wrap(&g, a, 1, -1, 1) == -1 && gf_wrap(&g, a, 5, 3, 4) == -1);
    MUST(gf_wrap(&g, a, INT_MAX, INT_MAX, INT_MAX) == -1 && gf_wrap(&g, NULL, 1, 1, 1) == -1);
    gf_fill(&g, 1);
    MUST(gf_sum(&g) == 0 && gf_cell(&g, 0, 0) == NULL && gf_copy(&g, &g) == 0);
    MUST(gf_blur(&g, &g, 1, GF_ZERO) == 0 && gf_part(&p, &g, 0, 0, 1, 1) == -1);
    MUST(gf_wrap(&g, a, 5, 3, 7) == 0 && gf_wrap(&h, b, 5, 3, 5) == 0);
    gf_fill(&g, 2);
    gf_fill(&h, NAN);
    MUST(gf_sum(&g) == 30 && isnan(gf_sum(&h)));
    MUST(gf_copy(&h, &g) == 0 && gf_sum(&h) == 30);
    MUST(gf_cell(&g, 5, 0) == NULL && gf_cell(&g, -1, 0) == NULL && gf_cell(&g, 0, INT_MAX) == NULL);
    MUST(gf_cell(&g, 4, 2) == a + 18);
    MUST(gf_part(&p, &g, 1, 1, 5, 1) == -1 && gf_part(&p, &g, INT_MAX, 0, INT_MAX, 1) == -1);
    MUST(gf_part(&p, &g, 0, 0, 2, 3) == 0 && gf_part(&q, &g, 3, 0, 2, 3) == 0);
    gf_fill(&p, 1);
    MUST(gf_sum(&g) == 24 && gf_copy(&q, &p) == 0 && gf_sum(&g) == 18);
    MUST(gf_copy(&q, &g) == -1 && gf_convolve(&q, &g, &one, 0, GF_ZERO) == -1);
    MUST(gf_part(&p, &p, 1, 2, 1, 1) == 0 && p.cell == a + 15);
    MUST(gf_convolve(&h, &g, &one, 0, GF_ZERO) == 0 && gf_sum(&h) == 18);
    *gf_cell(&g, 2, 1) = 9;
    MUST(gf_convolve(&h, &g, shift, 1, GF_ZERO) == 0);
    MUST(*gf_cell(&h, 3, 1) == 9 && *gf_cell(&h, 0, 0) == 0);
    MUST(gf_convolve(&h, &g, shift, 1, GF_NEAREST) == 0 && *gf_cell(&h, 0, 0) == 1);
    MUST(gf_convolve(&h, &g, shift, -1, GF_ZERO) == -1 && gf_blur(&h, &g, INT_MAX, GF_ZERO) == -1);
    MUST(gf_blur(&h, &g, GF_MAX_RADIUS, GF_NEAREST) == 0 && gf_blur(&h, &g, 1, GF_ZERO) == 0);
    free(a);
    free(b);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    float *a = calloc(24, sizeof *a), *b = calloc(24, sizeof *b), *w = calloc(9, sizeof *w);
    gf_grid g, h;

    if (a == NULL || b == NULL || w == NULL)
        return 0;
    if (rule == 1) {
        if (gf_wrap(&g, a, 6, 4, 8) == 0)
            gf_fill(&g, 1);
    } else if (rule == 2) {
        gf_grid all;

        if (gf_wrap(&all, a, 6, 4, 6) == 0 && gf_part(&g, &all, 0, 0, 5, 4) == 0 &&
            gf_part(&h, &all, 1, 0, 5, 4) == 0)
            gf_copy(&h, &g);
    } else {
        if (gf_wrap(&g, a, 6, 4, 6) == 0 && gf_wrap(&h, b, 6, 4, 6) == 0)
            gf_convolve(&h, &g, w, 2, GF_ZERO);
    }
    free(a);
    free(b);
    free(w);
    return 0;
}
#endif
