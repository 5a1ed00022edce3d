/* ----------------------------------------------------------------------------
 * tidemem - memory that comes in pieces and goes all at once
 *
 * Get as many pieces as you want, free none of them. Instead, note a mark and
 * rewind to it later: whatever was got after the mark goes away in one sweep.
 * tidemem_done() sweeps away everything.
 *
 *     struct tidemem pool;
 *     tidemem_init(&pool, 0);
 *     char *kept = tidemem_strdup(&pool, "kept");
 *     tidemem_mark mark = tidemem_here(&pool);
 *     ... lots of tidemem_get(&pool, ...) ...
 *     tidemem_rewind(&pool, mark);     // kept is still there
 *     tidemem_done(&pool);
 * ------------------------------------------------------------------------- */
#ifndef TIDEMEM_H
#define TIDEMEM_H

#include <stddef.h>

#define TIDEMEM_LARGEST ((size_t)1 << 24)   /* for one piece */

struct tidemem_block;

/* Do not touch the members, and do not copy a pool. */
struct tidemem {
    struct tidemem_block *top;
    size_t blocksize;
};

typedef struct tidemem_mark {
    struct tidemem_block *block;
    size_t used;
} tidemem_mark;

/* Must be the first call for a pool. The pool takes memory from malloc() in
 * blocks of blocksize bytes; 0 stands for a sensible size. Very small and very
 * large sizes are adjusted. Nothing is allocated yet. */
void tidemem_init(struct tidemem *pool, size_t blocksize);

/* Frees all memory of the pool. It can be used again right away, as after
 * tidemem_init(). */
void tidemem_done(struct tidemem *pool);

/* A new piece of size bytes, not cleared, aligned for every type. Also of 0
 * bytes. NULL if size is above TIDEMEM_LARGEST or malloc() fails. */
void *tidemem_get(struct tidemem *pool, size_t size);

/* The same with an alignment of one's own, which must be a power of two and not
 * more than 4096. */
void *tidemem_get_aligned(struct tidemem *pool, size_t size, size_t align);

/* Copies into the pool: size bytes, a string, two strings joined. NULL as above.
 * The source may lie in the pool itself. */
void *tidemem_copy(struct tidemem *pool, const void *data, size_t size);
char *tidemem_strdup(struct tidemem *pool, const char *text);
char *tidemem_concat(struct tidemem *pool, const char *a, const char *b);

/* The present state of the pool. */
tidemem_mark tidemem_here(const struct tidemem *pool);

/* Back to an earlier state: frees all pieces that were got since the mark was
 * made. One can rewind to the same mark several times, but marks that were
 * made after it are void, as are all marks after tidemem_done(). */
void tidemem_rewind(struct tidemem *pool, tidemem_mark mark);

/* How many bytes are in use, with padding. */
size_t tidemem_used(const struct tidemem *pool);

#endif
