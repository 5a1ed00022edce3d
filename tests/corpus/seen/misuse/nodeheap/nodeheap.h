/* nodeheap.h - intrusive priority queue (binary heap, smallest key first)
 *
 * Nodes belong to the caller and are usually part of a larger struct:
 *
 *     struct job { struct nh_node node; ... };
 *
 * The heap stores pointers to them, so a node has to stay where it is for as
 * long as it is in the heap.
 */
#ifndef NODEHEAP_H
#define NODEHEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct nh_node {
    int64_t key;   /* change it with nh_set_key() while in a heap */
    size_t  index; /* private */
};

struct nodeheap {   /* private */
    struct nh_node **slot;
    size_t count, capacity;
};

/* Initialise a heap before anything else; release it in the end. Nodes that
 * are still in it at that time are removed. */
void nh_init(struct nodeheap *h);
void nh_release(struct nodeheap *h);

/* Initialise a node: its key, and that it is in no heap. Not for a node that
 * is in one. */
void nh_node_init(struct nh_node *n, int64_t key);

/* Is the (initialised) node in a heap? */
bool nh_node_linked(const struct nh_node *n);

/* Insert a node that is in no heap. false: out of memory. */
bool nh_insert(struct nodeheap *h, struct nh_node *n);

/* Remove a node. It must be in this heap. */
void nh_remove(struct nodeheap *h, struct nh_node *n);

/* Change the key of a node that is in this heap. */
void nh_set_key(struct nodeheap *h, struct nh_node *n, int64_t key);

/* Node with the smallest key, NULL if the heap is empty. */
struct nh_node *nh_min(const struct nodeheap *h);
/* The same, and remove it. */
struct nh_node *nh_pop(struct nodeheap *h);

size_t nh_count(const struct nodeheap *h);

#endif
