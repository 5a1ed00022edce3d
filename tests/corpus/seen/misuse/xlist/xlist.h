#ifndef XLIST_H
#define XLIST_H

#include <stdbool.h>
#include <stddef.h>

/* Doubly linked lists of nodes that are members of the caller's structures.
   The list never allocates anything: nodes belong to the caller, and have to
   stay where they are as long as they are in a list.  A node can be in one list
   at a time, and only once. */
struct xlist_node {
    struct xlist_node *prev;
    struct xlist_node *next;
};

struct xlist {
    struct xlist_node head;
};

/* Makes an empty list.  Call it before everything else. */
void xlist_init(struct xlist *list);

/* Add a node that is not in a list.  It need not be initialized. */
void xlist_push_front(struct xlist *list, struct xlist_node *node);
void xlist_push_back(struct xlist *list, struct xlist_node *node);
/* Adds a node before another, which is in a list. */
void xlist_insert(struct xlist_node *before, struct xlist_node *node);
/* Takes a node out of the list that it is in. */
void xlist_remove(struct xlist_node *node);

/* First and last node, and the one behind a node of this list; NULL when there
   is none. */
struct xlist_node *xlist_first(const struct xlist *list);
struct xlist_node *xlist_last(const struct xlist *list);
struct xlist_node *xlist_next(const struct xlist *list, const struct xlist_node *node);

bool xlist_empty(const struct xlist *list);
/* Counts the nodes. */
size_t xlist_length(const struct xlist *list);

/* Moves all nodes of another list to the end of this one. */
void xlist_append(struct xlist *list, struct xlist *other);
/* Empties the list; calls `release`, if it is not NULL, for each node that was
   in it. */
void xlist_clear(struct xlist *list, void (*release)(struct xlist_node *node));

#endif
