/* Hierarchical memory pools, modelled after apr_pool_t. */
#ifndef SUBPOOLS_H
#define SUBPOOLS_H

#include <stddef.h>

typedef struct sp_pool sp_pool;

/* Called when a pool is cleared or destroyed, the latest registered first. */
typedef void sp_cleanup_fn(void *data);

/* A pool inside of another, or without parent (NULL). */
sp_pool *sp_create(sp_pool *parent);
/* Runs the cleanups and frees all memory; subpools are destroyed. */
void sp_clear(sp_pool *pool);
/* The same, and the pool too. */
void sp_destroy(sp_pool *pool);

/* At most 1 MiB at once, otherwise NULL. */
void *sp_alloc(sp_pool *pool, size_t size);
void *sp_calloc(sp_pool *pool, size_t size);
char *sp_strdup(sp_pool *pool, const char *text);
char *sp_strcat(sp_pool *pool, const char *a, const char *b);

/* Returns 0 when memory is out. */
int sp_cleanup_register(sp_pool *pool, void *data, sp_cleanup_fn *fn);
/* Forgets the latest cleanup registered with these; 0 if there is none. */
int sp_cleanup_kill(sp_pool *pool, void *data, sp_cleanup_fn *fn);

sp_pool *sp_parent(const sp_pool *pool);
int sp_is_ancestor(const sp_pool *a, const sp_pool *b);
size_t sp_bytes(const sp_pool *pool); /* allocated in this pool, subpools not counted */

#endif
