/* phtree.h - intrusive heap-ordered trees (pairing heaps)
 *
 * The nodes are members of the caller's own structures:
 *
 *	struct job { int due; struct ph_node node; };
 *
 * The tree never allocates and never frees.  A node is in one tree at most;
 * while it is in one its memory has to stay where it is, and its links are the
 * tree's own.  Use PH_ENTRY to get from a node back to the structure.
 */
#ifndef PHTREE_H
#define PHTREE_H

#include <stddef.h>

struct ph_node {
	struct ph_node *child;	/* first child */
	struct ph_node *next;	/* next sibling */
	struct ph_node *prev;	/* previous sibling, or parent of a first child */
};

/* Less than, equal to or greater than 0 as a goes before, with or after b. */
typedef int ph_cmp(const struct ph_node *a, const struct ph_node *b);

/* Sees a node; a value other than 0 ends the walk. */
typedef int ph_visit(struct ph_node *node, void *arg);

struct ph_tree {
	struct ph_node *root;
	size_t count;
	ph_cmp *cmp;
};

#define PH_ENTRY(ptr, type, member) \
	((type *)(void *)((char *)(ptr) - offsetof(type, member)))

/* Makes an empty tree; call it before all others. */
void ph_init(struct ph_tree *t, ph_cmp *cmp);

/* Puts a node, which is in no tree, into t.  It need not be initialised. */
void ph_push(struct ph_tree *t, struct ph_node *node);

/* The first node, NULL if the tree is empty. */
struct ph_node *ph_top(const struct ph_tree *t);

/* Takes the first node out and returns it, NULL if the tree is empty. */
struct ph_node *ph_pop(struct ph_tree *t);

/* Takes a node out of t, in which it must be. */
void ph_remove(struct ph_tree *t, struct ph_node *node);

/* To be called after the key of a node that is in t was changed. */
void ph_update(struct ph_tree *t, struct ph_node *node);

/* Moves all nodes of src into dst; both order by the same function.  Nothing
 * happens if they are the same tree. */
void ph_merge(struct ph_tree *dst, struct ph_tree *src);

/* Number of nodes. */
size_t ph_count(const struct ph_tree *t);

/* Shows all nodes to fn, parents before their children.  fn must not change
 * the tree, nor free a node.  Returns 0 or what ended the walk. */
int ph_walk(const struct ph_tree *t, ph_visit *fn, void *arg);

#endif
