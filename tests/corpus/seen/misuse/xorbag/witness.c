#include "xorbag.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    xb_rng g = xb_seed(0), h = xb_raw(g.s[0], g.s[1]), one = xb_raw(0, 1);
    uint32_t weights[] = {0, 5, 0, 4000000000u, 0};
    if (xb_next(&g) != xb_next(&h) || xb_below(&g, 1) != 0 || xb_below(&g, UINT64_MAX) == UINT64_MAX)
        return 1;
    for (int i = 0; i < 1000; i++) {
        size_t w = xb_weighted(&g, weights, 5);
        double d = xb_open(&one);
        if ((w != 1 && w != 3) || d <= 0 || d >= 1 || xb_below(&g, 6) > 5)
            return 1;
    }
    xb_bag *bag = xb_bag_new(&g, 10), *none = xb_bag_new(&g, 0);
    if (bag == NULL || none == NULL || xb_bag_left(none) != 0 || xb_bag_new(&g, 1000001) != NULL)
        return 1;
    for (int turn = 0; turn < 2; turn++) {
        size_t sum = 0;
        while (xb_bag_left(bag) > 0)
            sum += xb_bag_draw(bag);
        if (sum != 45)
            return 1;
        xb_bag_refill(bag);
    }
    xb_bag_free(bag);
    xb_bag_free(none);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    xb_rng g = xb_seed(1);
    if (rule == 1) {
        g = xb_raw(0, 0);
        return xb_open(&g) > 1;
    }
    if (rule == 2)
        return xb_below(&g, 0) > 1;
    if (rule == 3) {
        uint32_t weights[] = {0, 0};
        return xb_weighted(&g, weights, 2) > 1;
    }
    if (rule == 4)
        return xb_bag_draw(xb_bag_new(&g, 0)) > 1;
    xb_rng *heap = malloc(sizeof *heap);
    *heap = g;
    xb_bag *bag = xb_bag_new(heap, 4);
    free(heap);
    return xb_bag_draw(bag) > 4;
#endif
}
