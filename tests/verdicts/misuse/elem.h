/* Elements of a document. */
#ifndef ELEM_H
#define ELEM_H
#include <stddef.h>
typedef struct elem elem;
elem *elem_new(const char *name);
/* Frees the element with all below it; not for elements that have a parent. */
void elem_free(elem *e);
/* Creates an element below PARENT, which owns it. */
elem *elem_new_child(elem *parent, const char *name);
/* Adds an element without a parent. */
void elem_add(elem *parent, elem *child);
/* Out of its parent. The caller owns it then. */
elem *elem_unlink(elem *child);
elem *elem_parent(const elem *e);
elem *elem_first(const elem *e);
elem *elem_next(const elem *e);
const char *elem_name(const elem *e);
void elem_rename(elem *e, const char *name);
#endif
