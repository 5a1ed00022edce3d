#include "lootbag.h"

#include <limits.h>
#include <stddef.h>

int main(void)
{
    Bag *bag = Bag_New(4);
    if (Bag_New(0) != NULL || Bag_New(65) != NULL || Bag_Add(bag, 7, 150) != 0 || Bag_CountAt(bag, 1) != 51)
        return 2;
    if (Bag_Add(bag, 0, 5) != 5 || Bag_Add(bag, 3, -1) != -1 || Bag_Move(bag, 2, 0) || Bag_Move(bag, 0, 4))
        return 2;
    if (!Bag_Move(bag, 0, 1) || Bag_CountAt(bag, 0) != 51 || Bag_CountAt(bag, 1) != 99 || Bag_Add(bag, 8, 1) != 0)
        return 2;
    if (!Bag_Move(bag, 2, 0) || Bag_ItemAt(bag, 2) != 7 || Bag_Take(bag, 8, INT_MAX) != 1 || Bag_Total(bag) != 150)
        return 2;
    Bag_Compact(bag);
    if (Bag_CountAt(bag, 0) != 99 || Bag_FreeSlots(bag) != 2 || Bag_Add(bag, 7, INT_MAX) != INT_MAX - 4 * 99 + 150)
        return 2;
    if (Bag_Count(bag, 7) != 4 * 99 || Bag_Take(bag, 7, 390) != 390 || Bag_Take(bag, 7, -1) != 0)
        return 2;
#ifndef LEGAL
    Bag_Compact(bag);
    Bag_Move(bag, 0, 0);
#endif
    Bag_Delete(bag);
    return 0;
}
