/* disjset.h - disjoint sets (union-find) in an array of the caller
 *
 * No allocation, no state of its own:
 *
 *     ds_node nodes[100];
 *     ds_init(nodes, 100);
 *     ds_join(nodes, 3, 14);
 *     if (ds_same(nodes, 3, 14)) ...
 *
 * The elements are the indexes of the array.
 */
#ifndef DISJSET_H
#define DISJSET_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    size_t parent;
    size_t size; /* of the set; only of representatives */
} ds_node;

/* Make n sets of one element each. */
void ds_init(ds_node *nodes, size_t n);

/* The representative of the set that x is in. Shortens the way to it. */
size_t ds_find(ds_node *nodes, size_t x);

/* The same without changing anything. */
size_t ds_peek(const ds_node *nodes, size_t x);

/* Unite the sets of x and y. Returns false if they were one already. */
bool ds_join(ds_node *nodes, size_t x, size_t y);

bool ds_same(const ds_node *nodes, size_t x, size_t y);

/* Number of elements in the set of x. */
size_t ds_size(const ds_node *nodes, size_t x);

/* Number of sets among n elements. */
size_t ds_count(const ds_node *nodes, size_t n);

/* Write the elements of the set of x, ascending, to `out`, which needs room
 * for ds_size(nodes, x) of them. n is the number of all elements. Returns how
 * many there are. */
size_t ds_list(const ds_node *nodes, size_t n, size_t x, size_t *out);

/* Add an element, a set of its own, to n that there are. The array must have
 * room for it. Returns the new number of elements. */
size_t ds_grow(ds_node *nodes, size_t n);

#endif
