#include "kinship.h"

int main(void)
{
    kin *k = kin_create();
    for (int i = 0; i < 5; i++)
        if (kin_add(k) != i)
            return 2;
    if (!kin_set_father(k, 2, 0) || !kin_set_mother(k, 2, 1) || !kin_set_father(k, 3, 2) || !kin_set_mother(k, 4, 1))
        return 2;
    if (kin_set_father(k, 0, 3) || kin_set_father(k, 1, 1) || kin_set_mother(k, 9, 1) || kin_set_mother(k, 1, 9))
        return 2;
    if (kin_generation(k, 3) != 2 || kin_generation(k, 0) != 0 || !kin_is_ancestor(k, 3, 1) || kin_is_ancestor(k, 1, 1))
        return 2;
    if (!kin_siblings(k, 2, 4) || kin_siblings(k, 2, 2) || kin_children(k, 1) != 2 || kin_father(k, 3) != 2)
        return 2;
    if (!kin_set_mother(k, 4, KIN_NONE) || kin_mother(k, 4) != KIN_NONE || kin_count(k) != 5)
        return 2;
    while (kin_add(k) != KIN_NONE) {
    }
    for (int i = 255; i > 5; i--)
        if (!kin_set_father(k, i - 1, i))
            return 2;
    if (kin_generation(k, 5) != 250)
        return 2;
#ifndef LEGAL
    if (kin_set_father(k, 1, 2))
        kin_generation(k, 2);
#endif
    kin_destroy(k);
    return 0;
}
