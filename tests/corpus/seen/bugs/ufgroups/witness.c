#include "ufgroups.h"

int main(void)
{
    ufgroups *uf = uf_create(3);
    if (uf_add(uf) != 3 || !uf_unite(uf, 0, 3) || uf_unite(uf, 3, 0) || uf_unite(uf, 1, 9))
        return 2;
    if (!uf_same(uf, 0, 3) || uf_same(uf, 1, 2) || uf_group_size(uf, 3) != 2 || uf_groups(uf) != 3)
        return 2;
    uf_reset(uf);
    if (uf_groups(uf) != 4 || uf_find(uf, 4) != UF_NONE || uf_items(uf) != 4)
        return 2;
#ifndef LEGAL
    uf_add(uf);
#endif
    uf_destroy(uf);
    return 0;
}
