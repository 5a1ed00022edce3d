#ifndef FOCUSCHN_H
#define FOCUSCHN_H

#include <stdbool.h>
#include <stddef.h>

/* Keyboard focus: a ring of widgets that Tab walks along.

   Widgets belong to the application, which puts a focus_node into each.  A
   node is initialised once with focus_node_init(), can be in one chain at a
   time, and has to be removed before its memory goes away. */

struct focus_chain;

struct focus_node {
    struct focus_node *prev, *next;
    struct focus_chain *chain;
    bool enabled;
    void *widget; /* for the application */
};

/* Told when a node gets or loses the focus.  It must not change the chain. */
typedef void focus_changed(struct focus_node *node, bool focused, void *context);

struct focus_chain {
    struct focus_node *first, *last, *current;
    focus_changed *changed;
    void *context;
    bool telling;
};

/* An empty chain.  `changed` may be NULL. */
void focus_chain_init(struct focus_chain *chain, focus_changed *changed, void *context);

/* Enabled, and in no chain. */
void focus_node_init(struct focus_node *node, void *widget);

/* Appends a node that is in no chain, or inserts it before one that is in
   this chain; at the end if that is NULL. */
void focus_append(struct focus_chain *chain, struct focus_node *node);
void focus_insert(struct focus_chain *chain, struct focus_node *node, struct focus_node *before);

/* Takes a node out of the chain it is in.  If it had the focus, the next
   enabled one gets it, if there is any. */
void focus_remove(struct focus_chain *chain, struct focus_node *node);

/* Moves the focus forwards or backwards, over nodes that are not enabled.
   Gives the node that has it now; NULL if none can. */
struct focus_node *focus_next(struct focus_chain *chain);
struct focus_node *focus_prev(struct focus_chain *chain);

/* Gives a node of the chain the focus; false if it is not enabled. */
bool focus_set(struct focus_chain *chain, struct focus_node *node);
struct focus_node *focus_get(const struct focus_chain *chain);

/* A node that is disabled loses the focus to the next one.  It may be in a
   chain or not. */
void focus_enable(struct focus_node *node, bool enabled);

size_t focus_count(const struct focus_chain *chain);

#endif
