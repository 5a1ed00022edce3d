#include "buddymem.h"

#include <string.h>

int main(void)
{
    bm_pool *pool = bm_create(200);
    if (bm_capacity(pool) != 256 || bm_create(BM_MAX_POOL + 1) || bm_alloc(pool, 257) || bm_alloc(pool, 0))
        return 2;
    char *a = bm_alloc(pool, 10), *b = bm_alloc(pool, 17), *c = bm_alloc(pool, 128);
    if (!a || !b || !c || bm_alloc(pool, 100) || bm_used(pool) != 16 + 32 + 128 || bm_block_size(pool, b) != 32)
        return 2;
    strcpy(b, "buddy");
    if (bm_resize(pool, b, 100) || !(c = bm_resize(pool, c, 3)) || bm_used(pool) != 64)
        return 2;
    b = bm_resize(pool, b, 32);
    if (strcmp(b, "buddy") != 0)
        return 2;
    bm_free(pool, c);
    bm_free(pool, a);
    a = bm_resize(pool, b, 128);
    if (!a || strcmp(a, "buddy") != 0 || bm_used(pool) != 128)
        return 2;
    bm_free(pool, a);
    bm_free(pool, NULL);
    a = bm_resize(pool, NULL, 256);
    if (!a || bm_used(pool) != 256)
        return 2;
    bm_free(pool, a);
#ifndef LEGAL
    a = bm_alloc(pool, 16);
    a = bm_resize(pool, a, 32);
    bm_free(pool, a);
#endif
    bm_destroy(pool);
    return 0;
}
