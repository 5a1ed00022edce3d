#include "lrucache.h"

static void count(void *context, int key, int value)
{
    *(int *)context += key + value;
}

int main(void)
{
    int gone = 0, value = 0;
    lrucache *off = lrucache_new(0, NULL, NULL);
    if (off == NULL || lrucache_put(off, 1, 1) || lrucache_size(off) != 0 || !lrucache_resize(off, 1) ||
        !lrucache_put(off, 1, 1))
        return 2;
    lrucache_free(off);
    if (lrucache_new(LRUCACHE_MAX + 1, NULL, NULL) != NULL)
        return 2;
    lrucache *cache = lrucache_new(3, count, &gone);
    for (int key = 1; key <= 4; key++)
        if (!lrucache_put(cache, key, key * 10))
            return 2;
    if (gone != 11 || lrucache_get(cache, 1, &value) || !lrucache_get(cache, 2, &value) || value != 20)
        return 2;
    if (!lrucache_put(cache, 5, 50) || gone != 44 || lrucache_peek(cache, 3, NULL) || !lrucache_peek(cache, 4, NULL))
        return 2;
    if (!lrucache_put(cache, 4, 41) || !lrucache_remove(cache, 5) || lrucache_remove(cache, 5) ||
        lrucache_size(cache) != 2)
        return 2;
    if (!lrucache_resize(cache, 1) || gone != 66 || !lrucache_resize(cache, 2) || lrucache_capacity(cache) != 2)
        return 2;
    if (!lrucache_put(cache, 6, 60) || lrucache_size(cache) != 2 || lrucache_resize(cache, LRUCACHE_MAX + 1))
        return 2;
#ifndef LEGAL
    if (!lrucache_resize(cache, 0) || lrucache_size(cache) != 0)
        return 2;
    lrucache_put(cache, 7, 70);
#endif
    lrucache_free(cache);
    return 0;
}
