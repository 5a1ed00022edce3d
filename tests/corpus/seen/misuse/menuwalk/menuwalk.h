/* menuwalk - a menu of labelled actions.
 *
 * Labels are kept as pointers, not copied: a label must stay as it is until
 * its item has been removed or the menu freed. */
#ifndef MENUWALK_H
#define MENUWALK_H

#include <stddef.h>

#define MW_MAX 200 /* items in a menu */

typedef struct mw_menu mw_menu;

typedef void mw_action(void *user);

/* Gets an item; returns 0 to go on, anything else to stop. */
typedef int mw_visitor(int id, const char *label, void *user);

mw_menu *mw_new(void);
void mw_free(mw_menu *menu); /* NULL is ignored */

/* Adds an item at the end.  The action may be NULL (a heading).  Returns its
 * id, a number from 1 on that no other item of this menu had before, or -1
 * when there are MW_MAX items or memory is out. */
int mw_add(mw_menu *menu, const char *label, mw_action *action, void *user);

/* Removes an item; returns 0, or -1 when there is none of this id. */
int mw_remove(mw_menu *menu, int id);

size_t mw_count(const mw_menu *menu);

/* The label of an item, or NULL. */
const char *mw_label(const mw_menu *menu, int id);

/* The id of the first item whose label begins with PREFIX, or -1. */
int mw_find(const mw_menu *menu, const char *prefix);

/* Runs an item's action, which may do anything, with the menu too.  Returns 0,
 * or -1 when there is no such item or it is a heading. */
int mw_choose(mw_menu *menu, int id);

/* Calls the visitor for each item, in their order.  The visitor must not add
 * items to the menu, remove items from it, or free it.  Returns what the last
 * call returned, 0 when there was none. */
int mw_each(const mw_menu *menu, mw_visitor *visitor, void *user);

#endif
