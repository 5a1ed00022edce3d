#ifndef TOCNODE_H
#define TOCNODE_H

/*!
 * \file tocnode.h
 * Table of contents of a document, as a tree of nodes.
 *
 * The nodes are the application's: usually a toc_node is a member of the
 * application's own record of a heading.  This library allocates nothing, it
 * only links nodes.  A node, and the text of its title, has to stay where it is
 * for as long as it is linked to others.
 *
 * The members are for reading; they are changed by the functions only.
 */

#include <stddef.h>

typedef struct toc_node toc_node;

struct toc_node {
    const char *title;
    toc_node *parent;               /*!< NULL at the top */
    toc_node *prev, *next;          /*!< of the same parent */
    toc_node *first, *last;         /*!< children */
};

/*! Prepares a node, which is linked to nothing then. Needed once, before
 *  anything else is done with it. \param title may be NULL, which is an empty
 *  title. */
void toc_init(toc_node *node, const char *title);

/*! Makes \a node the last child of \a parent. \a node keeps its own children.
 *  \pre \a node has no parent.
 *  \pre \a parent is not \a node nor anywhere below it. */
void toc_append(toc_node *parent, toc_node *node);

/*! Puts \a node before \a sibling, under the same parent.
 *  \pre \a sibling has a parent; for \a node as with toc_append(). */
void toc_insert(toc_node *sibling, toc_node *node);

/*! Takes a node, and all below it, away from its parent. Does nothing if it
 *  has none. */
void toc_detach(toc_node *node);

/*! The node after \a node in the order of reading, of the tree of \a root;
 *  NULL at the end. To see all of a tree, begin with its root.
 *  \pre \a node is \a root or somewhere below it. */
toc_node *toc_next(const toc_node *root, const toc_node *node);

/*! Number of nodes of a tree, the root included. */
size_t toc_count(const toc_node *root);

/*! Levels above a node: 0 if it has no parent. */
size_t toc_depth(const toc_node *node);

/*! Position among the children of its parent, from 1 on; 0 without parent. */
size_t toc_index(const toc_node *node);

/*! The first node of a tree, in the order of reading, with exactly this title;
 *  NULL if there is none. */
toc_node *toc_find(toc_node *root, const char *title);

/*! Writes the number of a heading, such as "2.1.3"; nothing for one without a
 *  parent. Works as snprintf(): at most \a size bytes with the final NUL are
 *  written, nothing at all if \a size is 0 (and \a buf may be NULL then).
 *  \return the length of the whole number, without the NUL. */
size_t toc_number(const toc_node *node, char *buf, size_t size);

#endif
