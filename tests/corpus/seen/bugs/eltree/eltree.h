#ifndef ELTREE_H
#define ELTREE_H

#include <stdbool.h>
#include <stddef.h>

/* Trees of named elements with a text each, as in XML.
 *
 * An element owns its children: el_free() frees the whole tree below.  */

typedef struct el el;

/* A new element without parent.  The name is copied. */
el *el_new(const char *name);

/* Adds a new last child and returns it, NULL when out of memory. */
el *el_append(el *parent, const char *name);

/* Adds a new first child and returns it, NULL when out of memory. */
el *el_prepend(el *parent, const char *name);

/* Frees an element and everything below it.  An element that has a parent is
 * taken out of it first. */
void el_free(el *e);

/* Frees the first child with that name; false when there is none. */
bool el_remove(el *parent, const char *name);

/* Navigation; NULL when there is nothing. */
el *el_parent(const el *e);
el *el_first(const el *e);
el *el_next(const el *e);
el *el_find(const el *e, const char *name);

size_t el_children(const el *e);
const char *el_name(const el *e);

/* The text of an element, "" when none was set. */
const char *el_text(const el *e);
/* Sets a copy of the text; false, and nothing changed, when out of memory. */
bool el_set_text(el *e, const char *text);

/* Number of elements in the tree, the element itself included. */
size_t el_total(const el *e);

#endif
