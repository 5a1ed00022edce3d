#include "landplot.h"

#include <stdlib.h>

static landplot *square(void)
{
    static const lp_point corners[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    landplot *p = lp_new();
    for (int i = 0; p != NULL && i < 4; i++)
        if (lp_add(p, corners[i]) != 0)
            abort();
    return p;
}

int main(int argc, char **argv)
{
    landplot *p = square();
#ifdef LEGAL
    (void)argc, (void)argv;
    lp_point out = {LP_FAR + 1, 0}, far[] = {{-LP_FAR, -LP_FAR}, {LP_FAR, -LP_FAR}, {LP_FAR, LP_FAR}, {-LP_FAR, LP_FAR}};
    size_t numbers[6];
    landplot *q = lp_new(), *many = lp_new();
    if (lp_corners(q) != NULL || lp_area2(q) != 0 || !lp_convex(q) || lp_fan(q, numbers) != 0 || lp_add(q, out) != -1)
        return 1;
    if (lp_area2(p) != 32 || !lp_convex(p) || lp_fan(p, numbers) != 2 || numbers[5] != 3)
        return 1;
    if (lp_insert(q, 0, far[0]) != 0 || lp_insert(q, 1, far[2]) != 0 || lp_insert(q, 1, far[1]) != 0 || lp_add(q, far[3]) != 0)
        return 1;
    if (lp_area2(q) != INT64_C(8) * LP_FAR * LP_FAR || lp_corners(q)[1].x != LP_FAR)
        return 1;
    lp_remove(q, 0);
    if (lp_absorb(p, q) != 0 || lp_count(p) != 7)
        return 1;
    while (lp_add(many, far[lp_count(many) % 4]) == 0)
        ;
    if (lp_count(many) != LP_CORNERS || lp_absorb(p, many) != -1 || lp_area2(many) <= 0)
        return 1;
    lp_free(many);
    lp_free(p);
    lp_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        const lp_point *corners = lp_corners(p);
        lp_point last = {-1, 2}, more = {-1, 1};
        if (lp_add(p, last) != 0 || lp_add(p, more) != 0 || lp_add(p, more) != 0)
            return 0;
        return corners[0].x == 0 ? 0 : 0;
    }
    if (rule == 2) {
        size_t *out = malloc(4 * sizeof *out);
        lp_fan(p, out);
    } else if (rule == 3) {
        lp_remove(p, 4);
    } else if (rule == 4) {
        landplot *q = square();
        if (lp_absorb(p, q) == 0)
            lp_free(q);
    } else {
        lp_absorb(p, p);
        lp_free(p);
    }
    return 0;
#endif
}
