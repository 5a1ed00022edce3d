#include "arrform.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

#ifdef LEGAL
static int above(double v, void *arg)
{
    return v > *(double *)arg;
}
#endif

int main(int argc, char **argv)
{
    double cells[6] = { 1, 2, 3, 4, NAN, -INFINITY };
    af_range m = af_array(cells, 2, 3);
#ifdef LEGAL
    (void)argc, (void)argv;
    double out[6], sum = -1, three = 2.5;
    size_t counts[3];
    af_range none = af_array(NULL, 0, 0), bad = af_array(NULL, 1, 1), huge = af_array(cells, SIZE_MAX, 2);
    CHECK(af_fill(none, 1) == 0 && af_fill(bad, 1) == AF_EINVAL && af_fill(huge, 1) == AF_EINVAL);
    CHECK(af_sumproduct(none, none, &sum) == 0 && sum == 0 && af_filter(none, NULL, NULL, NULL) == 0);
    CHECK(af_transpose(m, m) == AF_ESHAPE && af_transpose(m, af_array(out, 3, 2)) == 0 && out[1] == 4 && out[4] == 3);
    CHECK(af_transpose(none, none) == 0 && af_mmult(none, none, none) == 0);
    af_range p = af_part(m, 0, 1, 9, SIZE_MAX);
    CHECK(p.rows == 2 && p.cols == 2 && p.stride == 3 && p.cells == cells + 1);
    CHECK(af_part(m, 2, 0, 1, 1).rows == 0 && af_part(m, SIZE_MAX, 0, 1, 1).cells == NULL);
    CHECK(af_fill(af_part(m, 0, 3, 1, 1), 0) == 0 && af_part(huge, 0, 0, 1, 1).rows == 0);
    CHECK(af_part(m, 1, 1, 0, 1).rows == 0 && af_fill(af_part(m, 1, 1, 1, 0), 5) == 0);
    CHECK(af_sumproduct(af_part(m, 0, 0, 1, 3), af_part(m, 0, 0, 1, 3), &sum) == 0 && sum == 14);
    CHECK(af_sumproduct(m, p, &sum) == AF_ESHAPE && sum == 14);
    CHECK(af_mmult(af_part(m, 0, 0, 2, 1), af_part(m, 0, 0, 1, 3), af_array(out, 2, 3)) == 0);
    CHECK(out[2] == 3 && out[5] == 12);
    CHECK(af_frequency(m, (double[]){ 1, 3 }, 2, counts) == 5 && counts[0] == 2 && counts[1] == 2 && counts[2] == 1);
    CHECK(af_frequency(m, NULL, 0, counts) == 5 && counts[0] == 5);
    CHECK(af_frequency(none, (double[]){ 1, 3 }, 2, counts) == 0 && counts[2] == 0);
    CHECK(af_filter(m, above, &three, out) == 2 && out[0] == 3 && out[1] == 4 && af_filter(m, NULL, NULL, out) == 5);
    CHECK(af_fill(p, 0) == 0 && cells[5] == 0 && cells[3] == 4);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        const double limits[3] = { 1, 2, 3 };
        size_t *counts = calloc(3, sizeof *counts);
        CHECK(counts);
        af_frequency(m, limits, 3, counts);
        free(counts);
    } else if (rule == 2) {
        double *heap = malloc(6 * sizeof *heap);
        CHECK(heap);
        memcpy(heap, cells, sizeof cells);
        af_fill(af_array(heap, 3, 3), 0);
        free(heap);
    } else {
        double *out = malloc(3 * sizeof *out);
        CHECK(out);
        af_filter(m, NULL, NULL, out);
        free(out);
    }
#endif
    return 0;
}
