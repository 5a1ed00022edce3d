/**
 * \file nodediff.h
 * \brief Ordered trees of labels, and the differences between two of them.
 */
#ifndef NODEDIFF_H
#define NODEDIFF_H

#include <stddef.h>

#define ND_MAX_LABEL 255    /**< characters in a label */
#define ND_MAX_CHILDREN 256 /**< children of a node */
#define ND_MAX_DEPTH 32     /**< levels of a tree */

typedef struct nd_node nd_node;
typedef struct nd_script nd_script;

/** What an edit does. */
typedef enum { ND_RELABEL, ND_INSERT, ND_DELETE } nd_op;

/** One step of a script.  The nodes are those of the compared trees. */
typedef struct {
    nd_op op;
    const nd_node *old_node; /**< in the first tree; NULL for ND_INSERT */
    const nd_node *new_node; /**< in the second tree; NULL for ND_DELETE */
} nd_edit;

/**
 * Makes a node without children, which is the root of its own tree.
 * \param label is copied
 * \return the node, or NULL if the label is too long or memory is out
 */
nd_node *nd_new(const char *label);

/**
 * Makes a tree's root the last child of a node.  The child then belongs to
 * its parent.
 * \return 0; -1 if child has a parent already, if parent is within child's
 *         own tree, if a limit would be exceeded, or if memory is out; child
 *         still belongs to the caller then
 */
int nd_attach(nd_node *parent, nd_node *child);

/**
 * Frees a tree.  Only roots may be freed; children go with their parents.
 * \param root may be NULL
 */
void nd_free(nd_node *root);

/** \return the label, valid as long as the node */
const char *nd_label(const nd_node *node);

/** \return the number of children */
size_t nd_children(const nd_node *node);

/** \return a child, counted from 0, or NULL if there is none */
nd_node *nd_child(const nd_node *node, size_t index);

/**
 * Compares two trees, position by position.
 * \return a script, to be freed with nd_script_free, or NULL if memory is
 *         out.  The script refers to the trees and does not own them; both
 *         have to outlive its use.
 */
nd_script *nd_diff(const nd_node *a, const nd_node *b);

/** \return the number of edits; 0 if the trees are equal */
size_t nd_script_size(const nd_script *script);

/**
 * Steps through a script.
 * \return 1 and the next edit in *edit, or 0 at the end
 */
int nd_script_next(nd_script *script, nd_edit *edit);

/** Writes an edit as "+label", "-label" or "old>new", cut off to fit size.
 * \return the length of the whole text.  buf may be NULL if size is 0. */
size_t nd_edit_print(const nd_edit *edit, char *buf, size_t size);

/** Frees a script, but not the trees.  NULL is allowed. */
void nd_script_free(nd_script *script);

#endif
