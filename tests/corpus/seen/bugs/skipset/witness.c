#include "skipset.h"

int main(void)
{
    long k = 0;
    skipset_t *s = skipset_new();
    for (long i = 0; i < 200; i++)
        if (skipset_insert(s, i * 37 % 200) != 1)
            return 2;
    if (skipset_insert(s, 5) != 0 || skipset_size(s) != 200 || !skipset_contains(s, 199) || skipset_contains(s, 200))
        return 2;
    if (!skipset_remove(s, 199) || !skipset_max(s, &k) || k != 198 || !skipset_min(s, &k) || k != 0)
        return 2;
    if (!skipset_remove(s, 50) || !skipset_floor(s, 50, &k) || k != 49 || !skipset_ceil(s, 50, &k) || k != 51)
        return 2;
    if (skipset_floor(s, -1, &k) || skipset_ceil(s, 199, &k) || !skipset_pop_min(s, &k) || k != 0)
        return 2;
    skipset_clear(s);
    if (skipset_max(s, &k) || skipset_pop_min(s, &k))
        return 2;
    skipset_insert(s, 1);
    skipset_remove(s, 1);
    if (skipset_max(s, &k))
        return 2;
#ifndef LEGAL
    skipset_insert(s, 1);
    skipset_pop_min(s, &k);
    skipset_max(s, &k);
#endif
    skipset_free(s);
    return 0;
}
