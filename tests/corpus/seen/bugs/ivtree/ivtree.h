#ifndef IVTREE_H
#define IVTREE_H

#include <stddef.h>

/* Intervals of integers that do not overlap, each with a tag.
 * An interval has both its ends: lo <= x <= hi.
 */

typedef struct iv_tree iv_tree;

typedef struct {
    int lo, hi;
    int tag;
} iv_item;

iv_tree *iv_new(void);
void iv_free(iv_tree *t);

/* 1: added, 0: lo > hi or something overlaps, -1: no memory */
int iv_add(iv_tree *t, int lo, int hi, int tag);

/* remove the interval that has x; 0 if none has */
int iv_del(iv_tree *t, int x);

/* look up the interval that has x; 0 if none has */
int iv_find(const iv_tree *t, int x, iv_item *item);

/* make two of the interval lo..hi that has x: lo..x and x+1..hi, with the
 * same tag. 0 if no interval has x, or nothing would be left for the second;
 * -1: no memory */
int iv_split(iv_tree *t, int x);

/* give a new tag to the interval that has x; 0 if none has */
int iv_retag(iv_tree *t, int x, int tag);

/* first interval that begins at x or later; 0 if there is none */
int iv_next(const iv_tree *t, int x, iv_item *item);

/* does anything overlap lo..hi */
int iv_hits(const iv_tree *t, int lo, int hi);

size_t iv_count(const iv_tree *t);

#endif
