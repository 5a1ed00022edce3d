#include "tapring.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct tap_ring r;
#ifdef LEGAL
    (void)argc, (void)argv;
    int32_t array[4], low, high, s = 77;
    assert(!tap_init(&r, array, 0) && !tap_init(&r, array, 3) && !tap_init(&r, array, UINT32_MAX));
    assert(tap_init(&r, array, 4) && tap_count(&r) == 0 && !tap_recent(&r, 0, &s) && s == 77);
    tap_push(&r, INT32_MIN);
    assert(tap_mean(&r, UINT32_MAX) == INT32_MIN && tap_median(&r, 1) == INT32_MIN);
    tap_push(&r, INT32_MIN);
    assert(tap_mean(&r, 2) == INT32_MIN);
    for (int i = 1; i <= 6; i++)
        tap_push(&r, i * 10);
    assert(tap_count(&r) == 4 && tap_recent(&r, 0, &s) && s == 60 && tap_recent(&r, 3, &s) && s == 30);
    assert(!tap_recent(&r, 4, &s) && !tap_recent(&r, UINT32_MAX, &s));
    assert(tap_mean(&r, 3) == 50 && tap_median(&r, 9) == 40 && tap_median(&r, 3) == 50);
    tap_range(&r, 2, &low, &high);
    assert(low == 50 && high == 60);
    tap_range(&r, 4, &low, &low);
    struct tap_curve c;
    struct tap_point p[TAP_POINTS_MAX + 1] = {{INT32_MIN, INT32_MAX}, {INT32_MAX, INT32_MIN}};
    assert(!tap_curve_init(&c, p, 0) && !tap_curve_init(&c, p, TAP_POINTS_MAX + 1));
    assert(tap_curve_init(&c, p, 2) && tap_curve_map(&c, INT32_MIN) == INT32_MAX);
    assert(tap_curve_map(&c, INT32_MAX) == INT32_MIN && tap_curve_map(&c, INT32_MAX - 1) < INT32_MIN + 5);
    p[0] = (struct tap_point){0, INT32_MIN}, p[1] = (struct tap_point){1, INT32_MAX}, p[2] = (struct tap_point){9, 0};
    assert(tap_curve_init(&c, p, 3) && tap_curve_map(&c, 1) == INT32_MAX && tap_curve_map(&c, -5) == INT32_MIN);
    assert(tap_curve_map(&c, 100) == 0 && tap_curve_map(&c, 8) > 0);
    p[0] = (struct tap_point){0, 0}, p[1] = (struct tap_point){100, 1000};
    assert(tap_curve_init(&c, p, 2));
    tap_apply(&r, &c);
    assert(tap_recent(&r, 3, &s) && s > 295 && s <= 300);
    assert(tap_curve_init(&c, p, 1) && tap_curve_map(&c, 50) == 0);
    tap_clear(&r);
    tap_apply(&r, &c);
    assert(tap_count(&r) == 0);
    int32_t one[1];
    assert(tap_init(&r, one, 1));
    tap_push(&r, 1), tap_push(&r, 2);
    assert(tap_count(&r) == 1 && tap_mean(&r, 1) == 2);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int32_t *array = malloc(4 * sizeof *array);
    assert(array);
    if (rule == 1) {
        tap_init(&r, array, 4);
        printf("%d\n", (int)tap_mean(&r, 1));
    } else if (rule == 2) {
        tap_init(&r, array, 8);
        for (int i = 0; i < 5; i++)
            tap_push(&r, i);
    } else {
        struct tap_curve c;
        struct tap_point p[2] = {{5, 1}, {5, 2}};
        tap_curve_init(&c, p, 2);
    }
    free(array);
    return 0;
#endif
}
