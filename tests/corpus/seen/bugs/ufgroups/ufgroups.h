#ifndef UFGROUPS_H
#define UFGROUPS_H

#include <stdbool.h>
#include <stddef.h>

/*
 * ufgroups - disjoint sets of small integers (union by size, path halving).
 *
 * Items are numbered 0, 1, 2, ... in the order in which they are added.
 */

#define UF_MAX_ITEMS 65536u
#define UF_NONE ((size_t)-1)

typedef struct ufgroups ufgroups;

/* A structure of `items` items, each in a group of its own.  NULL when there
 * are more than UF_MAX_ITEMS or memory is out. */
ufgroups *uf_create(size_t items);

/* NULL is ignored. */
void uf_destroy(ufgroups *uf);

/* Adds one item in a group of its own and returns its number; UF_NONE when
 * the structure is full or memory is out. */
size_t uf_add(ufgroups *uf);

size_t uf_items(const ufgroups *uf);
size_t uf_groups(const ufgroups *uf);

/* The representative of an item's group; UF_NONE for an unknown item. */
size_t uf_find(ufgroups *uf, size_t item);

/* Joins the groups of two items.  True when they were apart before; false
 * when they were together or an item is unknown. */
bool uf_unite(ufgroups *uf, size_t a, size_t b);

bool uf_same(ufgroups *uf, size_t a, size_t b);

/* How many items are in the group of an item, 0 for an unknown item. */
size_t uf_group_size(ufgroups *uf, size_t item);

/* Every item on its own again. */
void uf_reset(ufgroups *uf);

#endif
