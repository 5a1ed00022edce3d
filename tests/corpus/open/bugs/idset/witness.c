#include "idset.h"

static bool sum(unsigned id, void *context)
{
    *(unsigned *)context += id;
    return id != 1000;
}

int main(void)
{
    idset *set = idset_new(), *other = idset_new();
    for (unsigned id = 1; id <= 10; id++)
        if (idset_add(set, 4 * id) != 1)
            return 2;
    unsigned total = 0;
    idset_each(set, sum, &total);
    if (total != 220 || idset_count(set) != 10 || idset_add(set, 8) != 0 || idset_contains(set, 9))
        return 2;
    if (!idset_remove(set, 8) || idset_remove(set, 8) || idset_contains(set, 8) || !idset_contains(set, 12))
        return 2;
    if (idset_add(other, 12) != 1 || !idset_subset(other, set) || idset_subset(set, other))
        return 2;
    idset_free(other);
    idset_free(set);
    set = idset_new();
#ifndef LEGAL
    for (unsigned id = 0; id < 8; id++) {
        idset_add(set, id);
        idset_remove(set, id);
    }
    idset_contains(set, 9);
#endif
    idset_free(set);
    return 0;
}
