#ifndef DLIST_H
#define DLIST_H

#include <stdbool.h>
#include <stddef.h>

/* Lists whose nodes are members of the caller's own structures: the list
   allocates nothing and never looks at more than the nodes.

   A node is in one list at most, and has to stay where it is, and alive, while
   it is in one.  A list has to stay where it was initialized; a copy of the
   structure is not a list. */
typedef struct dlist_node {
    struct dlist_node *next; /* private */
    struct dlist_node *prev; /* private */
} dlist_node;

typedef struct {
    dlist_node ring; /* private */
} dlist;

/* To be called first, and once, for every list and every node. */
void dlist_init(dlist *list);
void dlist_node_init(dlist_node *node);

/* Whether a node is in a list. */
bool dlist_node_linked(const dlist_node *node);

/* Add a node, which must not be in a list. */
void dlist_push_front(dlist *list, dlist_node *node);
void dlist_push_back(dlist *list, dlist_node *node);
/* Adds a node before another one that is in a list. */
void dlist_insert_before(dlist_node *position, dlist_node *node);

/* Takes a node out of the list that it is in. */
void dlist_remove(dlist_node *node);
/* Take the first or last node out; NULL when there is none. */
dlist_node *dlist_pop_front(dlist *list);
dlist_node *dlist_pop_back(dlist *list);

bool dlist_empty(const dlist *list);
size_t dlist_count(const dlist *list); /* walks the list */
/* The first node, or NULL; the node after another one of the list, or NULL. */
dlist_node *dlist_first(const dlist *list);
dlist_node *dlist_after(const dlist *list, const dlist_node *node);

#endif
