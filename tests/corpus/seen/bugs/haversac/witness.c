#include "haversac.h"

#include <stddef.h>

int main(void)
{
    hv_bag *bag = hv_new();
    hv_pile pile;
    if (hv_add(bag, HV_KINDS, 1) || hv_add(bag, 0, 0) || hv_add(bag, 0, 100) || hv_wielded(bag) || hv_strike(bag) != 1)
        return 2;
    unsigned arrows = hv_add(bag, 3, 90), sword = hv_add(bag, 7, 1), more = hv_add(bag, 3, 20);
    if (hv_tidy(bag) != 0 || hv_piles(bag) != 3 || hv_weight(bag) != 448)
        return 2;
    if (!hv_wield(bag, sword) || hv_wield(bag, 99) || hv_wielded(bag) != sword || hv_strike(bag) != 9)
        return 2;
    if (hv_weight(bag) != 444 || !hv_look(bag, sword, &pile) || pile.wear != 1)
        return 2;
    unsigned part = hv_split(bag, arrows, 30);
    if (part == 0 || hv_split(bag, part, 30) || hv_split(bag, arrows, 0) || hv_tidy(bag) != 1 || hv_piles(bag) != 3)
        return 2;
    if (!hv_look(bag, arrows, &pile) || pile.count != 80 || hv_look(bag, more, &pile) || !hv_look(bag, part, &pile))
        return 2;
    if (!hv_use(bag, sword) || hv_wielded(bag) != 0 || hv_use(bag, sword) || hv_drop(bag, 0) || !hv_drop(bag, part))
        return 2;
    hv_free(bag);
    hv_free(NULL);
    int status = 0;
#ifndef LEGAL
    bag = hv_new();
    hv_add(bag, 1, 1);
    hv_wield(bag, hv_add(bag, 1, 1));
    hv_tidy(bag);
    status = hv_wielded(bag) == 0;
    hv_free(bag);
#endif
    return status;
}
