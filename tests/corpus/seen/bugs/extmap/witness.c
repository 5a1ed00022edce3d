#include "extmap.h"

int main(void)
{
    extmap *m = ext_new();
    uint32_t start, len;
    int tag = 0;
    if (!ext_assign(m, 100, 50, 1) || !ext_assign(m, 140, 20, 2) || ext_count(m) != 2 || ext_blocks(m) != 60)
        return 2;
    if (!ext_lookup(m, 139, &tag) || tag != 1 || !ext_lookup(m, 140, &tag) || tag != 2 || ext_lookup(m, 160, &tag))
        return 2;
    if (!ext_remove(m, 110, 5) || ext_count(m) != 3 || !ext_at(m, 1, &start, &len, &tag) || start != 115 || len != 25)
        return 2;
    if (!ext_assign(m, UINT32_MAX, UINT32_MAX, 5) || ext_blocks(m) != 56 || ext_at(m, 4, &start, &len, &tag))
        return 2;
    if (!ext_remove(m, 0, 200) || ext_count(m) != 1 || !ext_assign(m, 3, 0, 1) || ext_lookup(m, 3, &tag))
        return 2;
    ext_free(m);
    m = ext_new();
    if (!ext_assign(m, 0, 10, 1))
        return 2;
#ifndef LEGAL
    ext_assign(m, 3, 2, 2);
#endif
    ext_free(m);
    return 0;
}
