#include "slabpool.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    if (slabpool_create(0, 1) != NULL || slabpool_create(1, 0) != NULL || slabpool_create(SIZE_MAX, SIZE_MAX) != NULL)
        return 2;
    slabpool *pool = slabpool_create(20, 3);
    char *one = slabpool_get(pool), *two = slabpool_get(pool), *three = slabpool_get(pool);
    if (three == NULL || slabpool_get(pool) != NULL || slabpool_available(pool) != 0 || !slabpool_owns(pool, two) ||
        slabpool_owns(pool, two + 1) || slabpool_owns(pool, NULL) || slabpool_owns(pool, pool))
        return 2;
    memset(two, 'x', 20);
    slabpool_put(pool, two);
    if (slabpool_owns(pool, two) || slabpool_get(pool) != two || two[19] != 0)
        return 2;
    slabpool_put(pool, one);
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 1) {
        slabpool_put(pool, one);
    } else if (rule == 2) {
        int other;
        slabpool_put(pool, &other);
    } else {
        slabpool_destroy(pool);
    }
#endif
    slabpool_reset(pool);
    if (slabpool_available(pool) != 3)
        return 2;
    slabpool_destroy(pool);
    return 0;
}
