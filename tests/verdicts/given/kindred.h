/* Blocks of memory with others below them, which go when they go. */
#ifndef KINDRED_H
#define KINDRED_H

#include <stddef.h>

/* A block below the parent, or by itself when that is NULL. */
void *kindred_new(void *parent, size_t size);

/* May give another block in its place. */
void *kindred_resize(void *block, size_t size);

/* With all that is below it. */
void kindred_free(void *block);

/* Below another one, or by itself. */
void kindred_move(void *block, void *parent);

void *kindred_parent(const void *block);
size_t kindred_size(const void *block);

/* Called when the block is freed. It must leave the blocks alone: no resizing or freeing from within a hook. */
void kindred_on_free(void *block, void (*hook)(void *block));

#endif
