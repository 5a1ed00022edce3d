#include "blkpool.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    blkpool *pool = blkpool_create(5, 2);
    void *block = blkpool_take(pool);
#ifdef LEGAL
    (void)count, (void)arguments;
    void *other = blkpool_take(pool);
    if (blkpool_take(pool) != NULL || other == block || blkpool_available(pool) != 0 || blkpool_block_size(pool) != 5)
        return 2;
    memset(block, 1, 5);
    memset(other, 2, 5);
    if (!blkpool_owns(pool, block) || blkpool_owns(pool, (char *)block + 1) || blkpool_owns(pool, pool))
        return 2;
    blkpool_give(pool, block);
    blkpool_give(pool, NULL);
    if (blkpool_take(pool) != block || blkpool_owns(pool, NULL))
        return 2;
    blkpool_give(pool, other);
    blkpool_give(pool, block);
    blkpool_destroy(pool);
    blkpool_destroy(NULL);
    if (blkpool_create(0, 1) != NULL || blkpool_create(1, 0) != NULL || blkpool_create((size_t)-1, 2) != NULL)
        return 2;
    if (blkpool_create(1, 100001) != NULL)
        return 2;
#else
    blkpool *second = blkpool_create(5, 2);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        blkpool_give(pool, block);
        blkpool_give(pool, block);
        break;
    case 2:
        blkpool_give(second, block);
        break;
    case 3:
        blkpool_destroy(pool);
        break;
    case 4:
        blkpool_destroy(second);
        blkpool_take(second);
        break;
    }
#endif
    return 0;
}
