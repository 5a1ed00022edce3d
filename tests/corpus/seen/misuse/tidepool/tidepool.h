#ifndef TIDEPOOL_H
#define TIDEPOOL_H

#include <stddef.h>

/*
 * tidepool: memory arenas.
 *
 * Memory is taken from a pool piece by piece and given back all at once, or
 * down to a mark.  Pieces are never freed singly, so do not hand them to
 * free() or realloc().
 *
 *     tidepool_mark m = tidepool_save(pool);
 *     char *line = tidepool_strdup(pool, text);
 *     ...
 *     tidepool_restore(pool, m);      // line is gone
 */

#define TIDEPOOL_MAX ((size_t)1 << 24) /* bytes in a pool, at most */

typedef struct tidepool tidepool;

/* A place in a pool; a value, nothing needs to be released. */
typedef struct {
    void *chunk;
    size_t used;
    size_t total;
} tidepool_mark;

/* New empty pool which asks malloc() for chunks of about chunk_size bytes.
 * 0 stands for a size chosen by the library; sizes above 1 MiB count as
 * 1 MiB.  NULL without memory. */
tidepool *tidepool_new(size_t chunk_size);

/* Frees the pool with everything taken from it.  NULL is ignored. */
void tidepool_free(tidepool *pool);

/* A piece of size bytes, not initialised, aligned for any type.  A size of 0
 * gives a pointer that must not be read from or written to.  NULL without
 * memory or when the pool would exceed TIDEPOOL_MAX. */
void *tidepool_alloc(tidepool *pool, size_t size);

/* The same for an array, filled with zeros. */
void *tidepool_calloc(tidepool *pool, size_t count, size_t size);

/* The same with an alignment, which must be a power of two; NULL if it is
 * above 4096. */
void *tidepool_aligned(tidepool *pool, size_t size, size_t align);

/* A copy of a string. */
char *tidepool_strdup(tidepool *pool, const char *s);

/* Remembers the present state. */
tidepool_mark tidepool_save(const tidepool *pool);

/* Gives back all that was taken since the mark was made with tidepool_save()
 * on this pool.  Marks nest: going back to a mark ends those made after it,
 * which must not be used any more.  The mark itself stays good. */
void tidepool_restore(tidepool *pool, tidepool_mark mark);

/* Gives everything back.  This ends all marks. */
void tidepool_reset(tidepool *pool);

/* The bytes taken at present, without what alignment costs; a piece of size 0
 * counts as one byte. */
size_t tidepool_total(const tidepool *pool);

#endif
