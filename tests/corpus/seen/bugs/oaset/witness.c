#include "oaset.h"

int main(void)
{
    oaset *set = oaset_new();
    for (int i = 0; i < 100; i++)
        if (oaset_add(set, i * 37) != OASET_OK || oaset_add(set, i * 37) != OASET_PRESENT)
            return 2;
    if (oaset_count(set) != 100 || !oaset_contains(set, 370) || oaset_contains(set, 371))
        return 2;
    oaset *copy = oaset_copy(set);
    if (oaset_remove(copy, 37) != OASET_OK || oaset_remove(copy, 37) != OASET_ABSENT || !oaset_contains(set, 37))
        return 2;
    size_t at = 0, seen = 0;
    for (int key; oaset_next(copy, &at, &key);)
        seen += key % 37 == 0;
    if (seen != 99)
        return 2;
    oaset_free(copy);
    oaset_clear(set);
    if (oaset_count(set) != 0 || oaset_contains(set, 37))
        return 2;
    oaset_free(set);
    set = oaset_new();
    oaset_add(set, 1);
    oaset_add(set, 2);
    oaset_add(set, 3);
#ifndef LEGAL
    oaset_remove(set, 1);
#endif
    oaset_add(set, 4);
    if (oaset_contains(set, 5))
        return 2;
    oaset_free(set);
    return 0;
}
