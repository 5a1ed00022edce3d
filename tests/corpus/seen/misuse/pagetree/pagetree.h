/* pagetree.h - make a page of elements and texts, and write it as markup
 *
 *     pt_node *p = pt_element("p");
 *     pt_add(p, pt_text("1 < 2"));
 *     length = pt_render(p, buffer, sizeof buffer);      // <p>1 &lt; 2</p>
 *     pt_free(p);
 *
 * Ownership: the functions that make a node give it to you.  pt_add() takes
 * the child from you, also when it fails: it frees the child then.  A node
 * that has been added must not be freed or added again, and when pt_add() has
 * failed it must not be used at all.  A node cannot be added to itself or to
 * one below it.
 */
#ifndef PAGETREE_H
#define PAGETREE_H

#include <stddef.h>

#define PT_NAME 31    /* characters of an element's name, at most */
#define PT_TEXT 10000 /* characters of a text, at most */
#define PT_DEEP 32    /* levels of a tree, at most */
#define PT_NODES 1000 /* nodes of a tree, at most */

typedef struct pt_node pt_node;

/* NULL when memory is out, the text too long, or the name too long, empty or
 * of other characters than letters and digits.  Both are copied. */
pt_node *pt_element(const char *name);
pt_node *pt_text(const char *text);

/* A copy of a node and all below it. */
pt_node *pt_clone(const pt_node *node);

/* Frees a node and all below it.  NULL is ignored. */
void pt_free(pt_node *node);

/* Makes CHILD the last child of PARENT.  Returns 0, or -1 when the parent is
 * NULL or a text, the child NULL, or the tree would be too deep or too big. */
int pt_add(pt_node *parent, pt_node *child);

/* The number of children; the i-th child or NULL, which is still its
 * parent's. */
size_t pt_children(const pt_node *node);
const pt_node *pt_child(const pt_node *node, size_t i);

/* As snprintf(3): writes at most SIZE bytes with the final NUL, and returns
 * the length of the whole markup.  The buffer may be NULL when SIZE is 0. */
size_t pt_render(const pt_node *node, char *buffer, size_t size);

#endif
