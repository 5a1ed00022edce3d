#include "ttlcache.h"

#include <string.h>

int main(void)
{
    ttl_cache *c = ttl_create(2);
    if (ttl_create(0) || ttl_create(1001) || !ttl_put(c, "a", "1", 5) || !ttl_put(c, "a", ttl_get(c, "a"), 3))
        return 2;
    if (!ttl_put(c, "b", "2", 9) || !ttl_put(c, "c", "3", UINT32_MAX) || ttl_count(c) != 2 || ttl_get(c, "a"))
        return 2;
    if (ttl_tick(c, 8) != 0 || ttl_tick(c, 1) != 1 || ttl_peek(c, "b") || strcmp(ttl_peek(c, "c"), "3") != 0)
        return 2;
    if (!ttl_put(c, "c", "x", 0) || ttl_remove(c, "c") || ttl_count(c) != 0)
        return 2;
    ttl_stats s = ttl_get_stats(c);
    if (s.hits != 1 || s.misses != 1 || s.evicted != 1 || s.expired != 1)
        return 2;
#ifndef LEGAL
    ttl_put(c, "a", "1", 5);
    ttl_put(c, "b", "1", 7);
    ttl_put(c, "a", "2", 5);
#endif
    ttl_destroy(c);
    return 0;
}
