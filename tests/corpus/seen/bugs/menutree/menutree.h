/*
 * MENUTREE - nested menus with a selection, for keypads and small screens
 *
 * A tree holds items, each with a label; an item with items beneath it is a
 * submenu.  At most one item is selected.  The tree owns its items: an item is
 * valid until it is removed or the tree is freed, and is used with the tree
 * that made it only.
 */
#ifndef MENUTREE_H
#define MENUTREE_H

#include <stddef.h>

#define MENUTREE_LABEL 40 /* longest label, without the zero byte */
#define MENUTREE_DEPTH 8  /* an item at the top has depth 1 */
#define MENUTREE_ITEMS 500

typedef struct menutree menutree;
typedef struct menuitem menuitem;

/* A new tree without items, nothing selected.  NULL: no memory. */
menutree *menutree_new(void);

/* Frees the tree and all items.  NULL is allowed. */
void menutree_free(menutree *tree);

/*
 * Appends an item as the last one of `parent`, or of the top level if parent
 * is NULL.  The label is copied; it must be 1 to MENUTREE_LABEL characters
 * without '/'.  Two items may have the same label.  NULL if the label is not
 * good, the item would be too deep, the tree is full, or there is no memory.
 */
menuitem *menutree_add(menutree *tree, menuitem *parent, const char *label);

/*
 * Removes an item together with everything beneath it.  If the selected item
 * is among those, nothing is selected afterwards.
 */
void menutree_remove(menutree *tree, menuitem *item);

/* How many items the tree has, on all levels. */
size_t menutree_count(const menutree *tree);

/* The label of an item; valid as long as the item. */
const char *menutree_label(const menuitem *item);

/* Selects an item, or nothing if item is NULL. */
void menutree_select(menutree *tree, menuitem *item);

/* The selected item or NULL. */
menuitem *menutree_selected(const menutree *tree);

/*
 * Move the selection: to the next or the previous item of the same submenu
 * (after the last comes the first), into a submenu (to its first item), out of
 * it (to the submenu's item).  They return the item that is selected then.
 * Without a selection each of them selects the first item of the top level.
 * Where there is no way in or out the selection stays.
 */
menuitem *menutree_next(menutree *tree);
menuitem *menutree_prev(menutree *tree);
menuitem *menutree_enter(menutree *tree);
menuitem *menutree_leave(menutree *tree);

/*
 * Writes the path of the selection, "File/Export/PDF", as snprintf does: at
 * most size bytes with the zero byte.  Returns the path's length.  The path is
 * empty if nothing is selected.  buf may be NULL if size is 0.
 */
size_t menutree_path(const menutree *tree, char *buf, size_t size);

#endif
