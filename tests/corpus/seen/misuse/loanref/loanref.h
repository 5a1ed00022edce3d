/* loanref - counted texts, and lists of them.
 *
 * A text is freed when its last reference goes.  For every function it is said
 * whose a reference is:
 *   new       the caller gets a reference and has to lr_unref it
 *   borrowed  the caller gets none; the text lives as long as somebody else has
 *             one, and must not be given to lr_unref
 *   stolen    the function takes over the caller's reference
 */
#ifndef LOANREF_H
#define LOANREF_H

#include <stddef.h>

#define LR_MAX_TEXT 4096
#define LR_MAX_ITEMS 1024

typedef struct lr_text lr_text;
typedef struct lr_list lr_list;

/* new; NULL if s is NULL or too long, or memory is out */
lr_text *lr_text_new(const char *s);

/* new; returns t */
lr_text *lr_ref(lr_text *t);
void lr_unref(lr_text *t);                  /* NULL is ignored */

const char *lr_str(const lr_text *t);       /* lives as long as the text */
size_t lr_refs(const lr_text *t);

lr_list *lr_list_new(void);
void lr_list_free(lr_list *l);              /* gives up all its references */
size_t lr_list_len(const lr_list *l);

/* Adds a text at the end.  The list makes a reference of its own, the caller's
   remains the caller's.  -1 if t is NULL, the list is full or memory is out. */
int lr_list_add(lr_list *l, lr_text *t);

/* The same, but the reference is stolen, also when the result is -1.  For
   lr_list_add_new(l, lr_text_new("...")). */
int lr_list_add_new(lr_list *l, lr_text *t);

/* borrowed; NULL if there is no such item */
lr_text *lr_list_at(const lr_list *l, size_t i);

/* The last item leaves the list.  new; NULL if the list is empty */
lr_text *lr_list_pop(lr_list *l);

/* Takes an item out; -1 if there is no such item */
int lr_list_remove(lr_list *l, size_t i);

/* Adds all items of `from`, which may be the same list.  -1 if they are too
   many or memory is out; nothing is added then. */
int lr_list_extend(lr_list *l, const lr_list *from);

#endif
