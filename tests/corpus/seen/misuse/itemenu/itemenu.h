/*
 * itemenu(3)                menus for terminals                itemenu(3)
 *
 * Items are made one by one with item_new(), put into an array, and the array
 * is made a menu with menu_new().  The menu keeps track of the current item
 * and of what is visible; drawing is up to the program, which asks for the
 * visible lines one after the other with menu_line().
 */
#ifndef ITEMENU_H
#define ITEMENU_H

#include <stddef.h>

typedef struct menuitem menuitem;
typedef struct menu menu;

enum {
    MENU_OK = 0,
    MENU_BAD_ARGUMENT = -1,
    MENU_DENIED = -2,           /* there is nowhere to go */
    MENU_UNKNOWN = -3           /* no such request */
};

enum {                          /* requests to menu_drive() */
    MENU_UP, MENU_DOWN, MENU_PAGE_UP, MENU_PAGE_DOWN, MENU_FIRST, MENU_LAST,
    MENU_TOGGLE                 /* marks the current item, or unmarks it */
};

#define MENU_MAX_ITEMS 1000

/* item_new - make an item that can be chosen
 *
 * The name is shown, the description (may be NULL) too if there is room.  The
 * strings are not copied; they must stay where they are until the item is
 * freed.  Returns NULL if name is NULL or empty, or memory is short. */
menuitem *item_new(const char *name, const char *description);

/* item_free - free an item, not its strings.  NULL is ignored.
 *
 * An item that is connected to a menu must not be freed: free the menu
 * first. */
void item_free(menuitem *it);

const char *item_name(const menuitem *it);
int item_marked(const menuitem *it);

/* Items are enabled at first.  Only enabled ones can be the current one; if
 * the current item is disabled it stays so until it is left. */
void item_enable(menuitem *it, int yes);

/* menu_new - connect items to a new menu
 *
 * items is an array terminated by NULL, with 1 to MENU_MAX_ITEMS items, none
 * of which is connected to a menu already.  The menu keeps the pointer:
 * the array must not be changed or freed as long as the menu exists.  At most
 * `height' lines are shown at a time (1 or more).  The first enabled item is
 * the current one, or just the first if none is enabled.
 *
 * Returns NULL if there are too few or too many items, one is connected already
 * (or twice in the array), height is less than 1, or memory is short. */
menu *menu_new(menuitem **items, int height);

/* menu_free - disconnect the items and free the menu; items and array are the
 * caller's.  NULL is ignored. */
void menu_free(menu *m);

/* The current item, and its place in the array. */
menuitem *menu_current(const menu *m);
int menu_index(const menu *m);

/* menu_drive - do what a key asks for.  Movements skip disabled items; those by
 * page stop at the first or last enabled one. */
int menu_drive(menu *m, int request);

/* menu_line - the text of a visible line, counted from 0, as a string in buf of
 * size bytes (1 or more), cut off if need be: a '>' for the current item or a
 * space, a '*' for a marked one or a space, the name, two spaces and the
 * description.  MENU_BAD_ARGUMENT if there is no such line. */
int menu_line(const menu *m, int line, char *buf, size_t size);

#endif
