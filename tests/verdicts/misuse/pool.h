#ifndef POOL_H
#define POOL_H

#include <stddef.h>
typedef struct pool pool;
pool *pool_new(size_t cells); /* 1 to 64 */
void pool_destroy(pool *p);
void *pool_alloc(pool *p); /* NULL when all are taken */
void pool_release(pool *p, void *cell); /* a cell of this pool, once */
size_t pool_left(const pool *p);

#endif
