#include "tilewalk.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    static unsigned char big[TW_MAX_SIDE * TW_MAX_SIDE];
    unsigned char map[] = { 1, 1, 1, 0,
                            0, 9, 0, 1,
                            1, 1, 1, 1 };
    tw_point a = { 0, 0 }, b = { 3, 2 }, wall = { 0, 1 }, out = { 4, 0 }, far = { INT_MIN, INT_MAX };
    tw_point copy[16];
    tw_finder *f;
    unsigned i;

    (void)argc, (void)argv;
    assert(tw_new(map, 0, 1) == NULL && tw_new(map, 1, -1) == NULL && tw_new(map, INT_MAX, INT_MAX) == NULL);
    f = tw_new(map, 4, 3);
    assert(f != NULL && tw_length(f) == 0 && tw_cost(f) == 0 && tw_way(f) == NULL);
    tw_copy(f, copy);
    assert(tw_tile(f, a) == 1 && tw_tile(f, wall) == 0 && tw_tile(f, out) == -1 && tw_tile(f, far) == -1);
    assert(tw_find(f, a, b) == TW_FOUND && tw_length(f) == 6 && tw_cost(f) == 13);
    tw_copy(f, copy);
    assert(memcmp(copy, tw_way(f), 6 * sizeof *copy) == 0 && copy[0].x == 0 && copy[5].x == 3 && copy[5].y == 2);
    assert(tw_reach(f, a, 0) == 1 && tw_reach(f, a, 2) == 3 && tw_reach(f, a, ULONG_MAX) == 9 && tw_reach(f, out, 5) == 0);
    assert(tw_length(f) == 6);
    assert(tw_find(f, a, wall) == TW_NO_WAY && tw_way(f) == NULL && tw_length(f) == 0);
    assert(tw_find(f, wall, wall) == TW_FOUND && tw_length(f) == 1 && tw_cost(f) == 0);
    assert(tw_find(f, wall, b) == TW_FOUND);
    assert(tw_find(f, a, out) == TW_OUTSIDE && tw_find(f, far, a) == TW_OUTSIDE);
    map[5] = 0;
    assert(tw_find(f, a, b) == TW_NO_WAY);
    tw_free(f);
    f = tw_new(map, 1, 1);
    assert(f != NULL && tw_find(f, a, a) == TW_FOUND && tw_reach(f, a, 5) == 1);
    tw_free(f);
    for (i = 0; i < sizeof big; i++)
        big[i] = (unsigned char)(1 + i * 7919 % 255);
    f = tw_new(big, TW_MAX_SIDE, TW_MAX_SIDE);
    b.x = b.y = TW_MAX_SIDE - 1;
    assert(f != NULL && tw_find(f, a, b) == TW_FOUND && tw_length(f) >= 2 * TW_MAX_SIDE - 1);
    tw_free(f);
    tw_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char *map = malloc(6);
    tw_point a = { 0, 0 }, b = { 2, 1 };
    tw_finder *f;

    if (map == NULL)
        return 0;
    memset(map, 1, 6);
    f = tw_new(map, 3, 2);
    if (f == NULL)
        return 0;
    if (rule == 1) {
        free(map);
        tw_find(f, a, b);
    } else if (rule == 2) {
        tw_point points[3];

        tw_find(f, a, b);
        tw_copy(f, points);
    } else if (rule == 3) {
        const tw_point *way;

        tw_find(f, a, b);
        way = tw_way(f);
        tw_find(f, b, a);
        return way[0].x == 99;
    }
    return 0;
#endif
}
