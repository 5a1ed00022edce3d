/*
 * mibtree - a tree of named tunables, in the manner of sysctl(9).
 *
 * Every node has a small integer id.  The root is MIB_ROOT, has no name and
 * is always there.  A directory holds other nodes, a leaf holds a long.
 * Names are unique within their directory; they are 1 to MIB_NAMELEN - 1
 * characters long and hold no dots.
 *
 * Functions that return int give 0 or an id when all is well, and a negative
 * errno value otherwise:
 *
 *	-ENOENT		no such node
 *	-ENOTDIR	the parent is a leaf
 *	-EISDIR		the node is not a leaf
 *	-EINVAL		malformed name, or the root where it is not allowed
 *	-EEXIST		the name is taken
 *	-EPERM		the leaf is read-only
 *	-ENOSPC		MIB_MAXNODES nodes already
 *	-ENOMEM		out of memory
 *
 * Pointers passed must not be NULL, except to mib_destroy().
 */
#ifndef MIBTREE_H
#define MIBTREE_H

#include <stddef.h>

#define	MIB_ROOT	0
#define	MIB_NAMELEN	24
#define	MIB_MAXNODES	256

#define	MIB_RW		0
#define	MIB_RD		1

struct mibtree;

struct mibtree	*mib_create(void);
void		 mib_destroy(struct mibtree *);

/* Both return the id of the new node. */
int	mib_adddir(struct mibtree *, int parent, const char *name);
int	mib_addleaf(struct mibtree *, int parent, const char *name, int access,
	    long value);

/*
 * Takes a node away, a directory with all that is below it.  Its id may be
 * given to another node later.
 */
int	mib_remove(struct mibtree *, int id);

/* The id of the node of that name in the directory `parent'. */
int	mib_find(struct mibtree *, int parent, const char *name);

int	mib_get(const struct mibtree *, int id, long *value);
int	mib_set(struct mibtree *, int id, long value);

/*
 * Writes the dotted name of a node, cut off to fit and always terminated when
 * size > 0.  Returns the length the whole name has, like snprintf(3); buf may
 * be NULL when size is 0.  The name of the root is empty.
 */
int	mib_name(const struct mibtree *, int id, char *buf, size_t size);

/* Nodes in the tree, without the root. */
size_t	mib_count(const struct mibtree *);

#endif /* MIBTREE_H */
