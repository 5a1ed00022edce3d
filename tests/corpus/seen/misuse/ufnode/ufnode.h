/**
 * ufnode -- disjoint sets (union-find) of nodes inside the caller's objects
 *
 * Put a `uf_node` into your struct, call uf_init() on it, and unite.  The
 * library never allocates: the nodes point at each other, so mind two things:
 *
 *  - uf_init() comes before anything else that is done with a node;
 *  - a node has to stay where it is for as long as any other node of its set
 *    is in use.  To get rid of a node that is not alone in its set, dissolve
 *    the set first with uf_dissolve(), or do away with all of its nodes.
 *
 * There is nothing to be freed.  No argument may be NULL unless it says so.
 */
#ifndef UFNODE_H
#define UFNODE_H

#include <stddef.h>

/** Fields are private. */
typedef struct uf_node {
    struct uf_node *parent;
    struct uf_node *next;
    size_t size;
} uf_node;

/** The object that a node is in: UF_OBJECT(node, struct city, node). */
#define UF_OBJECT(ptr, type, member) ((type *)(void *)((char *)(ptr) - offsetof(type, member)))

/** Called for a node of a set.  Return nonzero to stop. */
typedef int (*uf_visitor)(uf_node *node, void *arg);

/** Makes a node a set of its own.  Not for a node that is in a set with
 *  others. */
void uf_init(uf_node *node);

/** The node that stands for the whole set; the same for all nodes in it
 *  until the set is united with another or dissolved. */
uf_node *uf_find(uf_node *node);

/** Nonzero if both nodes are in the same set. */
int uf_same(uf_node *a, uf_node *b);

/** Unites the sets of two nodes.  Returns 1, or 0 if they are in the same
 *  set already. */
int uf_union(uf_node *a, uf_node *b);

/** Number of nodes in the set of this node. */
size_t uf_size(uf_node *node);

/** The next node in the set.  The last one is followed by the first, so
 *  that one gets round to `node` in the end; alone, it follows itself. */
uf_node *uf_next(uf_node *node);

/** Calls `visit` for each node in the set of `node`, beginning with `node`,
 *  until it returns nonzero.  Returns that, or 0.  During the walk the set
 *  must stay as it is and none of its nodes may be freed. */
int uf_each(uf_node *node, uf_visitor visit, void *arg);

/** Makes every node in the set of this node a set of its own again. */
void uf_dissolve(uf_node *node);

/** Initialises n nodes in a row.  n may be 0, then `nodes` may be NULL. */
void uf_init_array(uf_node *nodes, size_t n);

/** Number of different sets that n initialised nodes in a row belong to.
 *  Sets may reach beyond the row.  n may be 0, then `nodes` may be NULL. */
size_t uf_count_sets(uf_node *nodes, size_t n);

#endif
