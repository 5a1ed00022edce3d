#include "aabbset.h"

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    aabb_set *s = aabb_set_create();
    aabb all = {INT_MIN, INT_MIN, INT_MAX, INT_MAX}, unit = {0, 0, 1, 1};
    int numbers[64];
    if (!s)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    aabb_set_build(s);
    if (aabb_set_query(s, all, numbers, 0) != 0 || aabb_set_first_hit(s, 0, 0) != -1)
        return 2;
    for (int i = 0; i < 50; i++) {
        aabb box = {i * 7 % 50, i, i * 7 % 50, i + 1};
        if (aabb_set_add(s, box, &numbers[i]) != i)
            return 2;
    }
    aabb_set_build(s);
    aabb_set_build(s);
    aabb bounds = aabb_set_bounds(s), third = aabb_set_box(s, 3);
    if (bounds.x0 != 0 || bounds.x1 != 49 || bounds.y1 != 50 || third.x0 != 21 || aabb_set_count(s) != 50)
        return 2;
    if (aabb_set_query(s, all, numbers, 2) != 50 || aabb_set_query(s, all, NULL, 0) != 50)
        return 2;
    if (aabb_set_query(s, unit, numbers, 64) != 1 || numbers[0] != 0 || aabb_set_first_hit(s, 21, 4) != 3)
        return 2;
    if (aabb_set_add(s, all, NULL) != 50)
        return 2;
    aabb_set_build(s);
    if (aabb_set_first_hit(s, INT_MAX, INT_MIN) != 50 || aabb_set_user(s, 2) != &numbers[2])
        return 2;
    aabb_set_destroy(s);
    aabb_set_destroy(NULL);
    return 0;
#else
    aabb_set_add(s, unit, NULL);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: aabb_set_query(s, all, numbers, 64); break;
    case 2: {
        int *small = malloc(sizeof *small);
        aabb_set_add(s, unit, NULL);
        aabb_set_build(s);
        aabb_set_query(s, all, small, 2);
        free(small);
        break;
    }
    case 3: aabb_set_user(s, 1); break;
    case 4: aabb_set_bounds(aabb_set_create()); break;
    case 5: {
        aabb wrong = {1, 0, 0, 0};
        aabb_set_add(s, wrong, NULL);
        break;
    }
    case 6: aabb_set_destroy(s); aabb_set_count(s); break;
    }
    return 0;
#endif
}
