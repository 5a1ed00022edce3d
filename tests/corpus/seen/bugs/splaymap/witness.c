#include "splaymap.h"

int main(void)
{
    struct splaymap *m = Splay_new();
    int x;
    if (Splay_min(m, &x) || Splay_max(m, &x) || Splay_floor(m, 1, &x) || Splay_ceil(m, 1, &x) || Splay_remove(m, 1))
        return 2;
    for (int i = 1; i <= 100; i++)
        if (!Splay_put(m, i * 37 % 101 * 2, i))
            return 2;
    if (Splay_count(m) != 100 || !Splay_get(m, 74, &x) || x != 1 || Splay_get(m, 75, &x))
        return 2;
    if (!Splay_floor(m, 75, &x) || x != 74 || !Splay_ceil(m, 75, &x) || x != 76 || Splay_ceil(m, 201, &x))
        return 2;
    if (!Splay_floor(m, 1000, &x) || x != 200 || !Splay_min(m, &x) || x != 2 || !Splay_max(m, &x) || x != 200)
        return 2;
    for (int i = 1; i <= 50; i++)
        if (!Splay_remove(m, i * 4) || Splay_remove(m, i * 4))
            return 2;
    if (!Splay_floor(m, 5, &x) || x != 2 || Splay_count(m) != 50)
        return 2;
#ifndef LEGAL
    Splay_floor(m, 1, &x);
#endif
    Splay_free(m);
    return 0;
}
