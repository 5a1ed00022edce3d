#include "colramp.h"

#include <math.h>
#include <stdlib.h>

#ifdef LEGAL
static double back(double t, void *user)
{
    ++*(int *)user;
    return 1 - t;
}
#else
static double twice(double t, void *user)
{
    (void)user;
    return 2 * t;
}

static double adds(double t, void *user)
{
    ramp_add(user, 1, 0xffffff);
    return t;
}
#endif

int main(int count, char **arguments)
{
    ramp *r = ramp_new();
    uint32_t table[5];
    if (ramp_add(r, 0, 0x000000) != 0 || ramp_add(r, 0.5, 0xff0000) != 0 || ramp_add(r, 1, 0xffff80) != 0)
        return 2;
    if (ramp_stops(r) != 3 || ramp_stop_at(r, 1) != 0.5 || ramp_stop_rgb(r, 2) != 0xffff80)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    int calls = 0;
    ramp_bake(r, table, 5, NULL, NULL);
    if (table[0] != 0 || table[1] != 0x800000 || table[2] != 0xff0000 || table[3] != 0xff8040 || table[4] != 0xffff80)
        return 2;
    ramp_bake(r, table, 5, back, &calls);
    ramp_bake(r, table, 1, ramp_ease_square, NULL);
    ramp_bake(r, table + 1, 4, ramp_ease_smooth, NULL);
    ramp_bake(r, NULL, 0, NULL, NULL);
    if (calls != 5 || table[0] != 0 || table[4] != 0xffff80 || ramp_colour(r, NAN) != 0 || ramp_colour(r, -9) != 0)
        return 2;
    ramp_clear(r);
    if (ramp_add(r, 0.5, 1) || ramp_add(r, 0.5, 2) || ramp_add(r, 0.5, 0xff000003) || ramp_colour(r, 0.5) != 1)
        return 2;
    if (ramp_colour(r, 0.6) != 3 || ramp_colour(r, INFINITY) != 3 || ramp_ease_square(0.5, NULL) != 0.25)
        return 2;
    while (ramp_add(r, 1, 5) == 0) {
    }
    if (ramp_stops(r) != RAMP_MAX_STOPS || ramp_ease_smooth(1, NULL) != 1)
        return 2;
    ramp_free(r);
    ramp_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ramp_bake(r, table, 5, twice, NULL);
        break;
    case 2:
        ramp_bake(r, table, 5, adds, r);
        break;
    case 3:
        ramp_add(r, 0.2, 0);
        break;
    case 4:
        ramp_clear(r);
        ramp_colour(r, 0.5);
        break;
    case 5:
        return ramp_stop_rgb(r, 3) == 77;
    case 6:
        ramp_bake(r, table, 6, NULL, NULL);
        break;
    }
#endif
    return 0;
}
