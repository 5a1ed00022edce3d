#ifndef MARKNODE_H
#define MARKNODE_H

#include <stddef.h>

/**
 * Trees of markup: elements with a tag, attributes and children, and texts.
 *
 * A node without a parent (a root) belongs to the caller. A node with a parent
 * belongs to it and is freed together with it. mn_detach() makes it a root
 * again.
 */
typedef struct mn_node mn_node;

/** NULL if memory is out. */
mn_node *mn_element(const char *tag);
mn_node *mn_text(const char *text);

/** Frees a root with all its descendants. NULL is ignored. */
void mn_free(mn_node *root);

/**
 * Adds a node behind the last child of an element, which takes it over.
 * @param parent an element
 * @param child  a root; not the root of the tree that the parent is in
 */
void mn_append(mn_node *parent, mn_node *child);

/** Takes a node out of its parent; nothing happens to roots. */
void mn_detach(mn_node *node);

/** NULL if there is none. */
mn_node *mn_parent(const mn_node *node);
mn_node *mn_first_child(const mn_node *node);
mn_node *mn_next_sibling(const mn_node *node);

/** The tag of an element or the text of a text. */
const char *mn_value(const mn_node *node);

/** Sets the attribute of an element, in place of an older value. Both texts are
 *  copied. @return 0, or -1 if memory is out */
int mn_set_attr(mn_node *element, const char *name, const char *value);
/** NULL if there is no such attribute. Valid until it is set again. */
const char *mn_attr(const mn_node *node, const char *name);

/** The length of all texts below a node (and of itself, if it is one). */
size_t mn_text_length(const mn_node *node);

#endif
