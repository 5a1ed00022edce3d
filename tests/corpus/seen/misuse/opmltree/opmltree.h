#ifndef OPMLTREE_H
#define OPMLTREE_H

#include <stddef.h>

/* Outlines: nodes with a text and children, written as OPML. */

typedef struct opml opml;

/* A node of its own.  The text (at most 10000 bytes) is copied.  NULL when it
 * is longer or memory is out. */
opml *opml_new(const char *text);

/* Appends child to parent's children.  The parent owns it from now on: do not
 * free it, and do not add it anywhere else unless you opml_detach it first.
 * A node cannot be added to itself or to what is below it. */
void opml_add(opml *parent, opml *child);

/* Takes a node out of its parent; it is the caller's again.  Nothing happens
 * to a node without parent.  Returns node. */
opml *opml_detach(opml *node);

/* Frees a node that has no parent, and all that is below it. */
void opml_free(opml *node);

/* Changes a text; 0, or -1 as opml_new, and the text stays. */
int opml_set_text(opml *node, const char *text);

const char *opml_text(const opml *node);
opml *opml_parent(const opml *node);
opml *opml_first(const opml *node);
opml *opml_next(const opml *node);
size_t opml_count(const opml *node);    /* with node itself */

/* The node and all below it as <outline> elements; free it with free(). */
char *opml_write(const opml *node);

#endif
