#include "comprow.h"

#include <stdlib.h>
#include <string.h>

struct place {
    double x, y;
};

static cr_world *world;

static void add_up(cr_entity e, void *component, void *user)
{
    struct place *p = component;
    if (cr_alive(world, e) && cr_get(world, e, 0) == component)
        *(double *)user += p->x;
}

#ifndef LEGAL
static void grow(cr_entity e, void *component, void *user)
{
    (void)component, (void)user;
    cr_add(world, e, 1);
}
#endif

int main(int count, char **arguments)
{
    cr_world *w = world = cr_open();
    cr_type place = cr_register(w, sizeof(struct place)), tag = cr_register(w, 1);
    if (place != 0 || tag != 1 || cr_register(w, 0) != -1 || cr_register(w, (size_t)-1) != -1)
        return 2;
    cr_entity a = cr_spawn(w), b = cr_spawn(w), c = cr_spawn(w);
    struct place *p = cr_add(w, b, place), here = {3, 4};
    if (p->x != 0 || cr_has(w, a, place) || cr_get(w, b, place) != p)
        return 2;
    if (!cr_put(w, a, place, &here) || !cr_put(w, c, place, &here) || !cr_put(w, c, place, &here))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    double sum = 0;
    cr_each(w, place, add_up, &sum);
    cr_each(w, tag, add_up, &sum);
    if (sum != 6 || ((struct place *)cr_get(w, c, place))->y != 4)
        return 2;
    cr_remove(w, a, place);
    cr_add(w, a, tag);
    cr_kill(w, c);
    cr_kill(w, a);
    if (cr_alive(w, a) || cr_alive(w, 0) || cr_alive(w, UINT32_MAX) || cr_population(w) != 1 || !cr_has(w, b, place))
        return 2;
    for (int i = 0; i < 100; i++)
        cr_add(w, cr_spawn(w), place);
    while (cr_register(w, 8) >= 0) {
    }
    cr_close(w);
    cr_close(cr_open());
#else
    void *small = malloc(1);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cr_kill(w, a);
        cr_add(w, a, tag);
        break;
    case 2:
        cr_add(w, a, place);
        break;
    case 3:
        cr_remove(w, a, tag);
        break;
    case 4:
        cr_has(w, a, cr_register(w, 0));
        break;
    case 5:
        p = cr_get(w, a, place);
        cr_add(w, cr_spawn(w), place);
        p->x = 1;
        break;
    case 6:
        cr_put(w, cr_spawn(w), place, cr_get(w, a, place));
        break;
    case 7:
        cr_put(w, a, place, small);
        break;
    case 8:
        cr_each(w, place, grow, NULL);
        break;
    case 9:
        cr_kill(w, a);
        cr_kill(w, a);
        break;
    case 10:
        cr_close(w);
        cr_spawn(w);
        break;
    default: {
        double sum = 0;
        cr_each(w, place, add_up, &sum);
    }
    }
#endif
    return 0;
}
