#ifndef STAGEKID_H
#define STAGEKID_H

// stagekid: the actors on a stage.
//
// Actors form trees.  The children of an actor are painted in their order, the
// last one on top.  A parent owns its children; an actor without a parent is
// yours.  No function but actor_free takes NULL for an actor.

#include <stdbool.h>
#include <stddef.h>

typedef struct actor actor;

// A new actor without parent and children.  Tags are for your own use, they
// need not be different.  NULL if there is no memory.
actor *actor_new(int tag);

// Takes the actor out of its parent, if it has one, and frees it with all that
// is below it.
void actor_free(actor *a);

int actor_tag(const actor *a);

// Puts a child on top of the other children.  It must have no parent (take it
// out first) and the parent must not be below it or be the same actor; else
// nothing happens and the result is false.
bool actor_add(actor *parent, actor *child);

// Takes an actor out of its parent; it is yours again.  False if it has none.
bool actor_take_out(actor *a);

// Two children of one parent exchange their places.  False if they are not.
bool actor_swap(actor *a, actor *b);

// To the top, or the bottom, of its siblings.  False if it has no parent.
bool actor_raise(actor *a);
bool actor_lower(actor *a);

// NULL if there is none.
actor *actor_parent(const actor *a);
actor *actor_first(const actor *a); // child
actor *actor_last(const actor *a);  // child
actor *actor_next(const actor *a);  // sibling
actor *actor_previous(const actor *a);

// The place among its siblings, 0 at the bottom; 0 without a parent.
size_t actor_place(const actor *a);
size_t actor_children(const actor *a);

// The first one with that tag in painting order, a itself included, or NULL.
actor *actor_find(actor *a, int tag);

#endif
