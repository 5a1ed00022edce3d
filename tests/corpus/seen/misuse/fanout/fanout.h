#ifndef FANOUT_H
#define FANOUT_H

#include <stddef.h>

/*
NAME
    fanout - an ordered map from int to pointer, kept in a B-tree

CURSORS
    A cursor is a position in a tree.  It needs no cleaning up.  Any number of
    cursors may be open.  fo_put(), fo_load() and fo_clear() invalidate all
    cursors of the tree: set them anew with fo_first() or fo_seek().

    A cursor is either at an entry or at the end; fo_at_end() tells.
*/

typedef struct fanout fanout;

#define FO_MAX_ENTRIES 1000000
#define FO_DEPTH 16

typedef struct {                 /* private */
    struct fo_node *node;
    int index, above;
    struct fo_node *up[FO_DEPTH];
    int up_index[FO_DEPTH];
} fo_cursor;

/* An empty tree, or NULL without memory.  The caller frees it by fo_free(). */
fanout *fo_new(void);

/* Frees the tree (which may be NULL), not what the values point to. */
void fo_free(fanout *tree);

/* Removes all entries. */
void fo_clear(fanout *tree);

/* Number of entries. */
size_t fo_size(const fanout *tree);

/* Puts a value under a key, in place of the one that is there.  Any value is
   allowed, also NULL.  Returns 0; -1 without memory or if the tree is full. */
int fo_put(fanout *tree, int key, void *value);

/* The value of a key, or otherwise. */
void *fo_get(const fanout *tree, int key, void *otherwise);

/* Fills an empty tree with n entries from two arrays.  The keys have to be in
   strictly ascending order.  If values is NULL all values are NULL.  Returns 0;
   -1 if the tree is not empty, or n exceeds FO_MAX_ENTRIES, or without memory,
   and then the tree has the entries it had before. */
int fo_load(fanout *tree, const int *keys, void *const *values, size_t n);

/* Sets the cursor to the smallest key, or to the end of an empty tree. */
void fo_first(const fanout *tree, fo_cursor *cur);

/* Sets the cursor to the smallest key that is not less than key, or to the end. */
void fo_seek(const fanout *tree, int key, fo_cursor *cur);

/* 1 at the end, else 0. */
int fo_at_end(const fo_cursor *cur);

/* Key and value at the cursor, and the step to the next entry or to the end.
   The cursor must not be at the end. */
int fo_key(const fo_cursor *cur);
void *fo_value(const fo_cursor *cur);
void fo_next(fo_cursor *cur);

#endif
