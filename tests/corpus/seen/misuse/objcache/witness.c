#include "objcache.h"

#include <stdlib.h>
#include <string.h>

static void fill(void *obj, size_t size)
{
    memset(obj, 7, size);
}

int main(int count, char **arguments)
{
    objcache_t *cache = objcache_create(10, 2, fill);
    char *a = objcache_get(cache), *b = objcache_get(cache);
    if (a == NULL || b == NULL || objcache_get(cache) != NULL || a[9] != 7 || objcache_in_use(cache) != 2)
        return 2;
    objcache_put(cache, b);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (objcache_idle(cache) != 1 || objcache_get(cache) != b)
        return 2;
    objcache_put(cache, a);
    objcache_put(cache, b);
    objcache_put(cache, NULL);
    if (objcache_trim(cache) != 2 || objcache_object_size(cache) != 10 || objcache_create(0, 1, NULL) != NULL)
        return 2;
    objcache_put(cache, objcache_get(cache));
    objcache_destroy(cache);
    objcache_destroy(NULL);
#else
    objcache_t *other;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        objcache_destroy(cache);
        break;
    case 2:
        objcache_put(cache, b);
        break;
    case 3:
        other = objcache_create(10, 2, NULL);
        objcache_put(other, a);
        break;
    case 4:
        objcache_trim(cache);
        b[0] = 1;
        break;
    case 5:
        objcache_put(cache, malloc(10));
        break;
    case 6:
        objcache_put(cache, a);
        objcache_destroy(cache);
        objcache_get(cache);
        break;
    }
#endif
    return 0;
}
