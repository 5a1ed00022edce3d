/*
 * PATHNODE(3)
 *
 * NAME
 *     pathnode - trees of named nodes, like directories and their files
 *
 * DESCRIPTION
 *     A node has a name and any number of children with different names.  A
 *     node without a parent is called detached; it is the root of the tree
 *     below it.  A parent owns its children: only detached nodes have to be
 *     destroyed by the program.
 *
 *     A name has 1 to PN_NAME_MAX bytes, none of them a slash, and is neither
 *     "." nor "..".  A path is names separated by slashes; additional slashes
 *     at its start and end and between names are skipped.
 */
#ifndef PATHNODE_H
#define PATHNODE_H

#include <stddef.h>

#define PN_NAME_MAX 63

typedef struct pn_node pn_node;

/* pn_create() returns a new detached node; NULL if the name is not valid or
 * there is no memory. */
pn_node *pn_create(const char *name);

/* pn_destroy() detaches a node, if need be, and frees it with all nodes below
 * it.  node may be NULL. */
void pn_destroy(pn_node *node);

/* pn_attach() makes a node the last child of parent.  child must be detached,
 * and must not be the root of the tree that parent is in.  Returns 0, or -1 if
 * parent has a child of this name already; the child is then still detached
 * and belongs to the caller. */
int pn_attach(pn_node *parent, pn_node *child);

/* pn_detach() takes a node away from its parent; the caller owns it from then
 * on.  Does nothing to a detached node. */
void pn_detach(pn_node *node);

/* pn_name() returns the name, which lives as long as the node. */
const char *pn_name(const pn_node *node);

/* pn_parent() returns NULL for a detached node, pn_first() for one without
 * children, pn_next(), which goes to the next child of the same parent, after
 * the last child and for a detached node. */
pn_node *pn_parent(const pn_node *node);
pn_node *pn_first(const pn_node *node);
pn_node *pn_next(const pn_node *node);

/* pn_lookup() follows a path from a node downwards, "." and ".." too; the
 * parent of a detached node is the node itself.  Returns NULL if there is no
 * such node.  The empty path leads to the node itself. */
pn_node *pn_lookup(pn_node *from, const char *path);

/* pn_mkpath() does the same, and creates nodes that are missing.  Returns NULL
 * if a name is not valid or there is no memory; some nodes may have been
 * created by then. */
pn_node *pn_mkpath(pn_node *from, const char *path);

/* pn_path() writes the path from the root, whose own name is left out, as in
 * "/usr/lib"; the root's is "/".  At most size bytes are written, including
 * the zero; buf may be NULL if size is 0.  Returns the length of the whole
 * path. */
size_t pn_path(const pn_node *node, char *buf, size_t size);

#endif
