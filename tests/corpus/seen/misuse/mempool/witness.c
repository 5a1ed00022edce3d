#include "mempool.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    if (mempool_create(0) != NULL || mempool_create(MEMPOOL_BLOCK_MAX + 1) != NULL)
        return 2;
    mempool *pool = mempool_create(100), *tiny = mempool_create(1);
    char *a = mempool_get(pool), *b = mempool_get(pool), *c = mempool_get(tiny);
    memset(a, 1, 100);
    *c = 1;
    if (mempool_in_use(pool) != 2 || mempool_block_size(pool) != 100 || (uintptr_t)a % sizeof(double) != 0)
        return 2;
    mempool_put(pool, a);
    if (mempool_idle(pool) != 1)
        return 2;
#ifndef LEGAL
    if (rule == 1) {
        mempool_put(pool, a);
        mempool_trim(pool, 0);
    } else if (rule == 2) {
        mempool_put(pool, c);
        mempool_get(pool);
    } else {
        mempool_destroy(pool);
    }
#endif
    a = mempool_get(pool);
    if (a[0] != 0 || a[99] != 0 || mempool_idle(pool) != 0)
        return 2;
    mempool_put(pool, a);
    mempool_put(pool, b);
    mempool_trim(pool, 1);
    mempool_trim(pool, 5);
    if (mempool_idle(pool) != 1)
        return 2;
    mempool_put(tiny, c);
    mempool_destroy(tiny);
    mempool_destroy(pool);
    mempool_destroy(NULL);
    return 0;
}
