#ifndef PAIRHEAP_H
#define PAIRHEAP_H

#include <stddef.h>

/*
 * Pairing heap: a priority queue whose priorities can be lowered later.
 *
 * ph_push() returns a node, which identifies the entry until it is popped or
 * deleted; using it after that is an error. A node may be given only to the
 * heap that it is in.
 */

struct ph_heap;
struct ph_node;

struct ph_heap *ph_new(void);

/* Frees the heap and its nodes. What data points to is not touched. */
void ph_free(struct ph_heap *h);

/* Adds an entry; NULL if out of memory. */
struct ph_node *ph_push(struct ph_heap *h, long priority, void *data);

/* The entry with the lowest priority, NULL if the heap is empty. */
struct ph_node *ph_top(const struct ph_heap *h);

/* Removes the entry with the lowest priority and returns its data. NULL if
 * the heap is empty. */
void *ph_pop(struct ph_heap *h);

/* Lowers the priority of a node. Returns 0, or -1 (nothing is changed) if
 * the new priority is higher than the old one. */
int ph_decrease(struct ph_heap *h, struct ph_node *node, long priority);

/* Removes a node, wherever it is, and returns its data. */
void *ph_delete(struct ph_heap *h, struct ph_node *node);

/* Moves all nodes of src to dst; src is empty afterwards. */
void ph_merge(struct ph_heap *dst, struct ph_heap *src);

long ph_priority(const struct ph_node *node);
void *ph_data(const struct ph_node *node);
size_t ph_size(const struct ph_heap *h);

#endif
