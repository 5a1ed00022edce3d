#ifndef POPMENU_H
#define POPMENU_H

#include <stdbool.h>

/** \file
 * The model of a menu, without a look.
 *
 * Items are made on their own and then appended to a menu, which owns them
 * from then on.
 */

typedef struct menu menu;
typedef struct menu_item menu_item;

/** NULL if memory is out. */
menu *menu_new(void);
/** Frees the menu with its items. */
void menu_free(menu *m);

/** An item of its own, enabled.  An '&' in the label marks the next letter as
 *  the shortcut.  NULL if memory is out. */
menu_item *menu_item_new(const char *label);
/** Frees an item that is in no menu. */
void menu_item_free(menu_item *item);

/** Appends an item, which must not be in a menu.  The menu takes it over. */
void menu_append(menu *m, menu_item *item);
/** Takes an item of this menu out; it is the caller's again. */
void menu_take(menu *m, menu_item *item);

int menu_length(const menu *m);
/** The item at an index, NULL if there is none.  It stays the menu's. */
menu_item *menu_at(const menu *m, int index);

const char *menu_item_label(const menu_item *item);
/** The shortcut in lower case, '\0' if there is none. */
char menu_item_shortcut(const menu_item *item);
void menu_item_enable(menu_item *item, bool enabled);
bool menu_item_enabled(const menu_item *item);

/** The first enabled item with that shortcut, in any case; NULL if none. */
menu_item *menu_find(const menu *m, char shortcut);

#endif
