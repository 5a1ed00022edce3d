#include "bomtree.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static bool sum_depths(const bom_part *part, unsigned depth, void *context)
{
    *(unsigned *)context += depth;
    return strcmp(bom_code(part), "stop") != 0;
}
#endif

int main(int count, char **arguments)
{
    bom_part *bike = bom_part_new("bike", 10), *wheel = bom_part_new("wheel", 20), *hub = bom_part_new("hub", UINT32_MAX);
    bom_fit(bike, wheel);
    bom_fit(wheel, hub);
    bom_part *bell = bom_part_new("", 0);
    bom_fit(bike, bell);
#ifdef LEGAL
    (void)count, (void)arguments;
    unsigned depths = 0;
    if (bom_price(bike) != 30 + (uint64_t)UINT32_MAX || !bom_visit(bike, sum_depths, &depths) || depths != 4)
        return 2;
    if (bom_find(bike, "hub") != hub || bom_find(hub, "bike") != NULL || bom_find(bike, "") != bell)
        return 2;
    bom_part *copy = bom_copy(bike), *lone = bom_copy(wheel);
    if (bom_price(copy) != bom_price(bike) || bom_assembly(lone) != NULL || strcmp(bom_code(bom_first(lone)), "hub") != 0)
        return 2;
    if (bom_next(bom_next(bom_first(copy))) != NULL || strcmp(bom_code(bom_next(bom_first(copy))), "") != 0)
        return 2;
    bom_fit(hub, copy);
    bom_fit(copy, lone);
    bom_part *again = bom_copy(bike);
    if (bom_price(again) != bom_price(bike) || bom_detach(again) != again)
        return 2;
    bom_fit(again, bom_part_new("stop", 0));
    depths = 0;
    if (bom_visit(again, sum_depths, &depths) || bom_detach(wheel) != wheel || bom_first(bike) != bell)
        return 2;
    bom_fit(bell, wheel);
    bom_detach(bell);
    if (bom_first(bike) != NULL || bom_price(bike) != 10)
        return 2;
    bom_part_free(bell);
    bom_part_free(again);
    bom_part_free(bike);
    bom_part_free(NULL);
#else
    bom_part *other = bom_part_new("other", 1);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bom_part_free(hub);
        break;
    case 2:
        bom_fit(other, hub);
        break;
    case 3:
        bom_fit(hub, bike);
        break;
    case 4:
        bom_part_free(bike);
        bom_price(hub);
        break;
    case 5:
        for (bom_part *p = bom_first(bike); p != NULL; p = bom_next(p))
            bom_part_free(bom_detach(p));
        break;
    case 6:
        bom_visit(bike, NULL, NULL);
        break;
    }
#endif
    return 0;
}
