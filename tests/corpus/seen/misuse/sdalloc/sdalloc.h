/* sdalloc.h - a heap without block headers
 *
 * Blocks carry no size of their own: whoever frees a block tells its size, as
 * most programs know it anyway. This saves a word for every block.
 */
#ifndef SDALLOC_H
#define SDALLOC_H

#include <stddef.h>

#define SD_SMALL_MAX 512           /* larger blocks come straight from malloc */
#define SD_LIMIT_MAX ((size_t)1 << 26)

typedef struct sd_heap sd_heap;

/* A heap that hands out up to `limit` bytes at a time (at most SD_LIMIT_MAX are
 * taken from it). NULL when there is no memory. */
sd_heap *sd_new(size_t limit);

/* All blocks are to be freed before. */
void sd_delete(sd_heap *heap);

/* A block of size bytes, aligned for any type. NULL when size is 0 or above what
 * is left of the limit, or when there is no memory. */
void *sd_alloc(sd_heap *heap, size_t size);

/* The same, filled with zeros, for count elements. */
void *sd_calloc(sd_heap *heap, size_t count, size_t size);

/* Frees a block of size bytes. Does nothing for NULL. */
void sd_free(sd_heap *heap, void *block, size_t size);

/* Makes a block of `from` bytes one of `to` bytes, which may move it. NULL as
 * block allocates; 0 as `to` frees and returns NULL. When the block cannot grow
 * the result is NULL, and the block remains as it is. */
void *sd_resize(sd_heap *heap, void *block, size_t from, size_t to);

/* Bytes and blocks that are handed out. */
size_t sd_bytes(const sd_heap *heap);
size_t sd_blocks(const sd_heap *heap);

#endif
