#ifndef TWIGDOM_H
#define TWIGDOM_H

/* ------------------------------------------------------------------ twigdom
 * Documents as trees of elements, with cursors that walk them.
 * -------------------------------------------------------------------------- */

#define TD_MAX_DEPTH 100  /* the document's root has depth 0 */
#define TD_MAX_TAG   31   /* bytes of a tag */

typedef struct td_doc td_doc;
typedef struct td_node td_node;

/* A cursor stands on a node, or nowhere (node is NULL) when it has run off the
   end. It is yours; copy it as you like. There is nothing to free. */
typedef struct td_cursor {
    td_node *top;   /* the walk does not leave this node */
    td_node *node;  /* where it stands */
} td_cursor;

/* --- documents --- */

/* New document with a root element of that tag. NULL: tag empty or too long,
   or out of memory. */
td_doc *td_doc_new(const char *root_tag);

/* Frees the document with all nodes that belong to it, attached or not. NULL is
   allowed. */
void td_doc_free(td_doc *doc);

td_node *td_doc_root(td_doc *doc);

/* --- nodes --- */

/* New element that belongs to doc but is not attached yet. NULL as above. */
td_node *td_node_new(td_doc *doc, const char *tag);

const char *td_node_tag(const td_node *node);
td_node *td_node_parent(const td_node *node);  /* NULL: root, or not attached */

/* Attaches child as the last child of parent, after taking it from where it
   was. Both are nodes of the same document. -1 and no change if child is the
   root, or parent itself, or above parent, or the tree would become too deep. */
int td_append(td_node *parent, td_node *child);

/* Takes node out of its document and frees it with everything below. Cursors
   that stand in there, or that have their top in there, are void; others go
   on. The root cannot be removed: -1. */
int td_remove(td_node *node);

/* --- cursors --- */

/* A cursor on top; top is what it will walk. */
td_cursor td_walk(td_node *top);

/* Moves to the next node in document order and returns it; NULL, and the
   cursor stands nowhere, at the end. */
td_node *td_next(td_cursor *cursor);

/* Moves to the next node that is not below the present one; else like td_next. */
td_node *td_skip(td_cursor *cursor);

#endif
