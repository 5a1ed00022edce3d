#ifndef KIDPOOL_H
#define KIDPOOL_H

#include <stddef.h>

/**
 * @file
 * Memory in families.  Each block can be the parent of others; freeing a block
 * frees its children too, and theirs, and so on.
 *
 * Wherever a `const void *` or `void *` named block or parent is asked for, it
 * has to be what kid_new or kid_text returned and what has not been freed since,
 * neither itself nor with one of its ancestors.  parent can be NULL, for blocks
 * that have none.
 */

#define KID_SIZE_MAX ((size_t)1 << 24)

/** size bytes of zeros, aligned for anything.  NULL when out of memory or size
 *  is above KID_SIZE_MAX.  Size 0 is a block too. */
void *kid_new(void *parent, size_t size);

/** A copy of a text. */
char *kid_text(void *parent, const char *s);

/** Frees a block with all its descendants, those first.  NULL is ignored. */
void kid_free(void *block);

/** Gives a block with all its descendants another parent.  The new parent must
 *  not be the block itself or one of its descendants. */
void kid_move(void *block, void *parent);

void *kid_parent(const void *block);
size_t kid_size(const void *block);

/** The first child, the next child of the same parent: NULL if none. */
void *kid_first(const void *block);
void *kid_next(const void *block);

/** How many blocks kid_free would free. */
size_t kid_count(const void *block);

/** fn is called with the block right before it is freed, when its children are
 *  gone already.  It may not call functions of this file.  NULL: no function. */
void kid_on_free(void *block, void (*fn)(void *block));

#endif
