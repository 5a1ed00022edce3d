#ifndef DOCTWIG_H
#define DOCTWIG_H

/* doctwig: the element tree of a document.
 *
 * A node has at most one parent; a node without one is a root.  Putting a node
 * somewhere takes it away from where it was before, with all that is below it.
 * The tree stays a tree: a call that would put a node below itself returns
 * DT_ELOOP and changes nothing. */

#include <stddef.h>

#define DT_NAME_MAX 63

enum dt_status {
    DT_OK,
    DT_ELOOP, /* a node would come below itself */
    DT_EROOT  /* there is no place beside a root */
};

typedef struct dt_node dt_node;

/* A root without children; NULL when the name is longer than DT_NAME_MAX or
 * memory is out.  The name is copied. */
dt_node *dt_new(const char *name);

/* Frees the node and all below it, having taken it out of its tree.  NULL is
 * ignored. */
void dt_free(dt_node *node);

/* Makes the node the last child of PARENT. */
enum dt_status dt_append(dt_node *parent, dt_node *node);

/* Makes the node the sibling in front of REF; nothing happens when they are
 * the same (and not a root). */
enum dt_status dt_insert_before(dt_node *ref, dt_node *node);

/* Puts the node in OLD's place; OLD becomes a root, with its children except
 * NODE.  Nothing happens when they are the same (and not a root). */
enum dt_status dt_replace(dt_node *old, dt_node *node);

/* Makes the node a root. */
void dt_detach(dt_node *node);

const char *dt_name(const dt_node *node);
dt_node *dt_parent(const dt_node *node);
dt_node *dt_first(const dt_node *node);
dt_node *dt_next(const dt_node *node); /* the next sibling */

size_t dt_depth(const dt_node *node); /* 0 of a root */
size_t dt_count(const dt_node *node); /* of it and all below */

#endif
