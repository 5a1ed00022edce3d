/**
 * @file oppanel.h
 * @brief Menu tree of an operator panel: two keys to move, two to go in and out.
 *
 * A panel has a tree of items and a cursor, which stands on one of them.  All
 * items belong to their panel and are freed with it.  Functions that take a
 * panel and an item expect an item of that very panel.
 */
#ifndef OPPANEL_H
#define OPPANEL_H

#include <stdbool.h>
#include <stddef.h>

#define OPPANEL_CAPTION 20 /**< Characters of a caption; what is longer is cut. */
#define OPPANEL_DEPTH   12 /**< Levels below the root. */

typedef struct oppanel oppanel;
typedef struct oppanel_item oppanel_item;

/**
 * @brief A panel with nothing but the root item, on which the cursor stands.
 * @param title  caption of the root; NULL for an empty one
 * @return NULL when memory is out
 */
oppanel *oppanel_create(const char *title);

/** @brief Frees the panel and all its items.  NULL is allowed. */
void oppanel_destroy(oppanel *p);

/** @brief The root item, which lives as long as the panel. */
oppanel_item *oppanel_root(const oppanel *p);

/**
 * @brief Adds an item behind the last child of @p parent.
 * @param parent   NULL stands for the root
 * @param caption  is copied; NULL for an empty one
 * @return NULL when the item would be too deep or memory is out
 */
oppanel_item *oppanel_add(oppanel *p, oppanel_item *parent, const char *caption);

/**
 * @brief Removes an item and all below it.
 *
 * Pointers to the removed items are invalid afterwards.  If the cursor stands
 * in the part that is removed, it goes to the parent of @p item.
 * @return false for the root, which cannot be removed
 */
bool oppanel_remove(oppanel *p, oppanel_item *item);

/** @brief Changes the caption of an item; NULL for an empty one. */
void oppanel_rename(oppanel_item *item, const char *caption);

/** @brief Number of items below this one, on all levels. */
size_t oppanel_size(const oppanel_item *item);

/** @name Keys: false when there is nowhere to go, then the cursor stays. */
/**@{*/
bool oppanel_key_down(oppanel *p);  /**< to the next item of the same parent */
bool oppanel_key_up(oppanel *p);    /**< to the previous one */
bool oppanel_key_enter(oppanel *p); /**< to the first child */
bool oppanel_key_back(oppanel *p);  /**< to the parent */
/**@}*/

/** @brief Puts the cursor on an item. */
void oppanel_jump(oppanel *p, oppanel_item *item);

/** @brief Caption of the item under the cursor, valid until it is renamed or removed. */
const char *oppanel_caption(const oppanel *p);

/**
 * @brief Writes where the cursor stands, as in "Root/Pumps/P2".
 *
 * As with snprintf() the text is cut to @p size - 1 characters and terminated,
 * and nothing is written when @p size is 0.
 * @return length of the whole text
 */
size_t oppanel_where(const oppanel *p, char *out, size_t size);

#endif
