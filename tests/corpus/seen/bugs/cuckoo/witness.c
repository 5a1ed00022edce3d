#include "cuckoo.h"

int main(void)
{
    cuckoo *table = cuckoo_new(3);
    if (cuckoo_new(0) != NULL || cuckoo_new(4097) != NULL || cuckoo_slots(table) != 4)
        return 2;
    if (!cuckoo_add(table, 7) || !cuckoo_contains(table, 7) || cuckoo_contains(table, 8) || cuckoo_count(table) != 1)
        return 2;
    if (!cuckoo_remove(table, 7) || cuckoo_remove(table, 7) || cuckoo_contains(table, 7))
        return 2;
    cuckoo *one = cuckoo_new(1);
    if (!cuckoo_add(one, 0) || cuckoo_add(one, 0) || cuckoo_add(one, 1) || cuckoo_count(one) != 1)
        return 2;
    cuckoo_clear(one);
    if (cuckoo_contains(one, 0) || cuckoo_count(one) != 0)
        return 2;
    cuckoo_free(one);
#ifndef LEGAL
    for (int i = 0; i < 3; i++)
        cuckoo_add(table, 1);
#endif
    cuckoo_free(table);
    return 0;
}
