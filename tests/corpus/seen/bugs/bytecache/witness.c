#include "bytecache.h"

#include <string.h>

int main(void)
{
    bytecache *cache = bytecache_new(5), *none = bytecache_new(0);
    size_t size;
    if (bytecache_new(1000001) != NULL || bytecache_put(cache, 1, "abcdef", 6) || !bytecache_put(cache, 1, "ab", 2))
        return 2;
    bytecache_put(cache, 2, "cde", 3);
    if (memcmp(bytecache_get(cache, 1, &size), "ab", 2) != 0 || size != 2 || bytecache_get(cache, 3, &size) != NULL)
        return 2;
    bytecache_put(cache, 3, "f", 1);
    if (bytecache_has(cache, 2) || !bytecache_has(cache, 1) || bytecache_count(cache) != 2 || bytecache_used(cache) != 3)
        return 2;
    if (!bytecache_put(cache, 1, "abcde", 5) || bytecache_has(cache, 3) || bytecache_used(cache) != 5)
        return 2;
    if (!bytecache_put(cache, 1, bytecache_get(cache, 1, &size), 2) || !bytecache_put(cache, 4, NULL, 0))
        return 2;
    if (!bytecache_drop(cache, 4) || bytecache_drop(cache, 4) || !bytecache_put(none, 0, NULL, 0))
        return 2;
    if (bytecache_get(none, 0, &size) == NULL || size != 0 || bytecache_put(none, 1, "a", 1))
        return 2;
#ifndef LEGAL
    bytecache_put(cache, 1, "abcdef", 6);
#endif
    bytecache_free(cache);
    bytecache_free(none);
    return 0;
}
