/*
 * kinalloc - memory that knows its family
 *
 * Every block can have blocks below it, its children, and these can have
 * children of their own.  Freeing a block frees the whole family below it.
 * So instead of freeing a request, its headers, their values and so on one by
 * one, hang everything below the request and free that.
 *
 *     struct request *r = kin_new(NULL, sizeof *r);
 *     r->path = kin_text(r, "/index");
 *     r->body = kin_new(r, 4000);
 *     ...
 *     kin_free(r);
 *
 * What is handed out is an ordinary pointer, suitably aligned for anything.
 * In front of it, out of sight, stands what the library needs to know.  That
 * is why all functions work with pointers from this library only: not with
 * those of malloc(), not with addresses inside a block.  Likewise don't pass
 * our pointers to free() or realloc().
 *
 * Blocks are limited to KIN_MAX bytes.  Where memory is out, or the limit is
 * exceeded, functions return NULL and have done nothing.
 */
#ifndef KINALLOC_H
#define KINALLOC_H

#include <stddef.h>

#define KIN_MAX ((size_t)1 << 20)

/* A new block below `parent`, or on its own if that is NULL.  All zeroes. */
void *kin_new(void *parent, size_t size);

/* A new block with a copy of a text in it. */
char *kin_text(void *parent, const char *text);

/* Changes the size of a block, keeping its place in the family.  Bytes that
   come in addition are zero.  As with realloc() the block may move: go on with
   the result and forget `block`.  If the result is NULL, `block` is still
   there. */
void *kin_resize(void *block, size_t size);

/* Frees the block and all below it, children before their parents.  NULL is
   fine. */
void kin_free(void *block);

/* Puts a block, with its family, below another one; NULL makes it stand on its
   own.  It can't go below itself or below one of its own descendants. */
void kin_move(void *block, void *parent);

/* `hook` is called when the block is about to be freed, by whichever way; NULL
   removes it.  It gets the block with its contents intact, though the children
   are gone already.  It may do to the outside world what it likes (close a
   file, decrement a counter) but must leave memory of this library as it is:
   no creating, resizing, moving or freeing from within a hook. */
typedef void kin_hook(void *block);
void kin_on_free(void *block, kin_hook *hook);

/* The block above, or NULL. */
void *kin_parent(const void *block);

/* Size as asked for; and that of the block with its family. */
size_t kin_size(const void *block);
size_t kin_total(const void *block);

/* How many children a block has, not counting theirs. */
size_t kin_children(const void *block);

#endif
