#include "rafflet.h"

#include <limits.h>

int main(void)
{
    rafflet *r = rafflet_new(7);
    const char *won[4];

    if (!r)
        return 2;
    rafflet_add(r, "ann");
    rafflet_add(r, "bob");
#ifdef LEGAL
    if (rafflet_add(r, "bob") != 1 || rafflet_add(r, "") != -1)
        return 1;
    if (rafflet_draw(r, 9, won, 4) != 2 || won[0] == won[1])
        return 1;
    if (rafflet_draw(r, -9, won, 4) != 4 || rafflet_draw(r, INT_MAX, 0, 0) != 0 || rafflet_draw(r, -INT_MAX, won, 1) != 1)
        return 1;
    if (rafflet_remove(r, won[0]) != 0 || rafflet_size(r) != 1 || rafflet_has(r, "zoe"))
        return 1;
#else
    rafflet_draw(r, INT_MIN, won, 4);
#endif
    rafflet_free(r);
    return 0;
}
