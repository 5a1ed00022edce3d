/*
 * chunkmark -- an arena allocator with marks.
 *
 * Allocate lots of small things, throw them away together.  The arena gets its
 * memory from malloc in chunks and hands it out piece by piece; there is no way
 * to free one piece.  What you can do is take a mark and go back to it later:
 *
 *     cm_mark before = cm_get_mark(arena);
 *     ... allocate temporary things ...
 *     cm_rewind(arena, before);          // and they are gone
 *
 * Marks nest like brackets.  When you rewind to a mark, everything allocated
 * since is gone, and so are the marks taken since; the mark itself stays good
 * and you may rewind to it again.  cm_reset() is like rewinding to the very
 * beginning.  Chunks that become empty go back to malloc at once.
 */
#ifndef CHUNKMARK_H
#define CHUNKMARK_H

#include <stddef.h>

/* One piece has at most this many bytes, and one arena this many altogether. */
#define CM_MAX_PIECE ((size_t)1 << 22)
#define CM_MAX_TOTAL ((size_t)1 << 26)

typedef struct cm_arena cm_arena;

typedef struct {
    void *chunk;
    size_t used, total;
} cm_mark;

/* A new arena that asks malloc for (about) chunk_size bytes at a time.  A
 * chunk_size that makes no sense is replaced by one that does.  NULL if there
 * is no memory. */
cm_arena *cm_new(size_t chunk_size);

/* Gives back everything.  cm_free(NULL) does nothing. */
void cm_free(cm_arena *arena);

/* A piece of size bytes, not initialised, at an address that is a multiple of
 * align.  align is a power of two, at most 4096.  Returns NULL if there is no
 * memory or the piece would exceed one of the limits above.  A piece of size 0
 * has an address but nothing you could look at. */
void *cm_alloc(cm_arena *arena, size_t size, size_t align);

/* The same for count elements of size bytes, all zero, aligned for any type. */
void *cm_zeros(cm_arena *arena, size_t count, size_t size);

/* A copy of a string, or NULL as above. */
char *cm_string(cm_arena *arena, const char *text);

/* Where we are. */
cm_mark cm_get_mark(const cm_arena *arena);

/* Back to a mark of this arena. */
void cm_rewind(cm_arena *arena, cm_mark mark);

/* Back to the beginning: the arena is empty and all its marks are gone. */
void cm_reset(cm_arena *arena);

/* Bytes handed out so far, without the ones lost to alignment. */
size_t cm_total(const cm_arena *arena);

#endif
