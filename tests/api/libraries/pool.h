/* Memory in one go: what a pool gave lives until the pool ends. */
#include <stddef.h>

struct pool *pool_create(size_t block_size);
void pool_destroy(struct pool *pool);
void *pool_alloc(struct pool *pool, size_t size); /* NULL: larger than a block */
char *pool_strdup(struct pool *pool, const char *text);
void pool_reset(struct pool *pool);
size_t pool_used(const struct pool *pool);
