/*! \file menupane.h
 *  Menus, their items and their submenus.
 *
 *  A menu is a list of items.  An item has a label and either an action or a
 *  submenu.  Menus are made with mp_new().  A menu that has been attached
 *  belongs to the menu above and is freed with it: only a menu at the top is
 *  passed to mp_free().
 *
 *  Items belong to their menu.  A pointer to one is good until the item is
 *  removed or its menu freed.  Labels are copied.  NULL is not allowed for
 *  menus, items and labels unless it is said.
 */
#ifndef MENUPANE_H
#define MENUPANE_H

#include <stdbool.h>
#include <stddef.h>

#define MP_ITEMS_MAX 64 /*!< items of a menu */
#define MP_LABEL_MAX 40 /*!< bytes of a label */
#define MP_DEPTH_MAX 8  /*!< levels of menus */

typedef struct mp_menu mp_menu;
typedef struct mp_item mp_item;

/*! Called by mp_activate().  It may add items and activate others, but must not
 *  remove the item it is called for, nor free a menu above it. */
typedef void mp_action(mp_item *item, void *data);

/*! A new empty menu; NULL when there is no memory. */
mp_menu *mp_new(void);

/*! Frees a menu, its items, and the menus below.  \a menu may be NULL. */
void mp_free(mp_menu *menu);

/*! Appends an item.  \a action may be NULL, then it does nothing.
 *  \return the item; NULL if the label is empty, too long or has a '/' in it,
 *          the menu is full, or there is no memory. */
mp_item *mp_add(mp_menu *menu, const char *label, mp_action *action, void *data);

/*! Appends an item with a submenu, which belongs to \a menu from now on.
 *  \return the item; NULL as mp_add(), also if \a sub is attached already, is
 *          \a menu or above it, or there would be too many levels.  Then
 *          \a sub is still the caller's. */
mp_item *mp_attach(mp_menu *menu, const char *label, mp_menu *sub);

/*! Removes an item and frees it, and its submenu if it has one.
 *  \return false if it is not one of this menu's. */
bool mp_remove(mp_menu *menu, mp_item *item);

/*! Number of items of a menu, and one of them; NULL if there are not so many. */
size_t mp_count(const mp_menu *menu);
mp_item *mp_at(const mp_menu *menu, size_t i);

/*! Finds an item by labels from \a menu on, such as "File/Recent/1"; the first
 *  if some are alike.  \return NULL if there is none. */
mp_item *mp_find(const mp_menu *menu, const char *path);

const char *mp_label(const mp_item *item);  /*!< as long as the item lives */
mp_menu *mp_submenu(const mp_item *item);   /*!< NULL if it has none */
void mp_enable(mp_item *item, bool enabled); /*!< items start enabled */

/*! Runs the action of an item.
 *  \return false, without running it, if the item is disabled or has a submenu. */
bool mp_activate(mp_item *item);

/*! How often the item was activated. */
unsigned mp_uses(const mp_item *item);

#endif
