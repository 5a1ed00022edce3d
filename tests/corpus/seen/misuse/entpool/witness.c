#include "entpool.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    Pool *pool = Pool_Create(sizeof(long));
    PoolId a = Pool_Acquire(pool), b = Pool_Acquire(pool);
    long *p = Pool_Data(pool, a);
    *p = 5;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (a == POOL_NONE || a == b || Pool_Living(pool) != 2 || Pool_ItemSize(pool) != sizeof(long))
        return 2;
    Pool_Copy(pool, b, a);
    Pool_Copy(pool, a, a);
    for (int i = 0; i < 100; i++)
        if (Pool_Acquire(pool) != (PoolId)(i + 3))
            return 2;
    if (*(long *)Pool_Data(pool, b) != 5 || *(long *)Pool_Data(pool, 50) != 0 || Pool_Retain(pool, b) != b || Pool_References(pool, b) != 2)
        return 2;
    Pool_Release(pool, b);
    for (PoolId id = 1; id <= 102; id++)
        Pool_Release(pool, id);
    if (Pool_Living(pool) != 0)
        return 2;
    for (int i = 0; i < POOL_MAX_ITEMS; i++)
        if (Pool_Acquire(pool) == POOL_NONE)
            return 2;
    if (Pool_Acquire(pool) != POOL_NONE || *(long *)Pool_Data(pool, b) != 0)
        return 2;
    for (PoolId id = 1; id <= POOL_MAX_ITEMS; id++)
        Pool_Release(pool, id);
    if (Pool_Create(0) || Pool_Create(POOL_MAX_SIZE + 1))
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        break;
    case 2:
        Pool_Release(pool, a);
        Pool_Release(pool, a);
        break;
    case 3:
        Pool_Release(pool, b);
        return Pool_Data(pool, b) == NULL;
    case 4:
        return Pool_References(pool, POOL_NONE) != 0;
    case 5:
        for (int i = 0; i < 10; i++)
            Pool_Acquire(pool);
        *p = 6;
        break;
    }
#endif
    Pool_Destroy(pool);
    return 0;
}
