#include "kdnear.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static kd_point at(double x, double y)
{
    kd_point p;

    p.x = x;
    p.y = y;
    return p;
}

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
int main(void)
{
    static kd_point many[KD_MAX_POINTS];
    static size_t out[KD_MAX_POINTS];
    kd_index *index = kd_index_new(NULL, 0);
    size_t i, j, n;
    kd_point p;

    MUST(index != NULL && kd_count(index) == 0 && kd_nearest(index, at(0, 0)) == -1);
    MUST(kd_nearest_k(index, at(0, 0), 5, NULL) == 0);
    MUST(kd_in_box(index, at(-1, -1), at(1, 1), NULL, 0) == 0);
    kd_index_free(index);
    kd_index_free(NULL);
    MUST(kd_index_new(many, KD_MAX_POINTS + 1) == NULL && kd_index_new(many, (size_t)-1) == NULL);

    index = kd_index_new(many, KD_MAX_POINTS);  /* all the same */
    MUST(index != NULL && kd_nearest(index, at(3, 4)) >= 0);
    MUST(kd_in_box(index, at(0, 0), at(0, 0), NULL, 0) == KD_MAX_POINTS);
    MUST(kd_nearest_k(index, at(1, 1), 3, out) == 3);
    kd_index_free(index);

    for (i = 0; i < 500; i++)
        many[i] = at((double)(i * 37 % 101), (double)(i * 53 % 89));
    index = kd_index_new(many, 500);
    MUST(index != NULL && kd_get(index, 499).x == many[499].x);
    for (i = 0; i < 100; i++) {
        double best = INFINITY;

        p = at((double)(i * 7 % 110) - 3.5, (double)(i * 11 % 97) + 0.25);
        for (j = 0; j < 500; j++)
            best = fmin(best, kd_distance2(p, many[j]));
        MUST(kd_distance2(p, many[kd_nearest(index, p)]) == best);
        MUST(kd_nearest_k(index, p, 10, out) == 10 && kd_distance2(p, many[out[0]]) == best);
        for (j = 1; j < 10; j++)
            MUST(kd_distance2(p, many[out[j - 1]]) <= kd_distance2(p, many[out[j]]));
        for (n = j = 0; j < 500; j++)
            n += many[j].x >= p.x && many[j].x <= p.x + 20 && many[j].y >= p.y && many[j].y <= p.y + 9;
        MUST(kd_in_box(index, p, at(p.x + 20, p.y + 9), out, 2) == n);
    }
    MUST(kd_nearest_k(index, at(0, 0), (size_t)-1, out) == 500);
    MUST(kd_nearest(index, at(NAN, 0)) == -1 && kd_nearest_k(index, at(0, INFINITY), 2, out) == 0);
    MUST(kd_in_box(index, at(5, 5), at(4, 6), out, 9) == 0 && kd_in_box(index, at(NAN, 0), at(4, 6), out, 9) == 0);
    MUST(kd_in_box(index, at(-INFINITY, -INFINITY), at(INFINITY, INFINITY), NULL, 0) == 500);
    kd_index_free(index);

    many[0] = at(DBL_MAX, DBL_MAX);
    many[1] = at(-DBL_MAX, -DBL_MAX);
    index = kd_index_new(many, 2);
    MUST(index != NULL && kd_nearest(index, at(0, 0)) >= 0 && kd_nearest_k(index, many[0], 9, out) == 2);
    kd_index_free(index);
    many[1].y = NAN;
    MUST(kd_index_new(many, 2) == NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    kd_point *points = malloc(4 * sizeof *points);
    size_t *out = malloc(2 * sizeof *out), i;
    kd_index *index;

    if (points == NULL || out == NULL)
        return 0;
    for (i = 0; i < 4; i++)
        points[i] = at((double)i, (double)(i * i));
    index = kd_index_new(points, 4);
    if (index == NULL)
        return 0;
    if (rule == 1) {
        free(points);
        printf("%ld\n", kd_nearest(index, at(1, 1)));
    } else if (rule == 2) {
        printf("%zu\n", kd_nearest_k(index, at(1, 1), 3, out));
    } else {
        printf("%g\n", kd_get(index, 4).x);
    }
    kd_index_free(index);
    return 0;
}
#endif
