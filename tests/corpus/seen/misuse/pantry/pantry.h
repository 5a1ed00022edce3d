/**
 * pantry - stock keeping for a kitchen
 *
 * A store holds items ("flour", 500).  Recipes say how much of which items a
 * dish takes, and take it out of the store when it is cooked.
 *
 * Items belong to their store and recipes to the caller.
 */
#ifndef PANTRY_H
#define PANTRY_H

#include <stddef.h>

#define PAN_NAME_MAX   63      /* characters of a name */
#define PAN_ITEMS_MAX  1000    /* items of a store */
#define PAN_NEEDS_MAX  32      /* different items of a recipe */
#define PAN_AMOUNT_MAX 1000000 /* of anything */

typedef struct pan_store pan_store;
typedef struct pan_item pan_item;
typedef struct pan_recipe pan_recipe;

/** Opens an empty store; NULL if there is no memory. */
pan_store *pan_open(void);

/**
 * Closes a store and frees its items.  Free all of its recipes first.
 * NULL is allowed.
 */
void pan_close(pan_store *store);

/**
 * Adds an item.  The name must be new to the store and have 1 to PAN_NAME_MAX
 * characters, the amount must be 0 to PAN_AMOUNT_MAX; otherwise, or when the
 * store is full, NULL is returned.  The item stays valid until it is removed
 * or the store is closed.
 */
pan_item *pan_add(pan_store *store, const char *name, long amount);

/** Finds an item by its name; NULL if there is none. */
pan_item *pan_find(const pan_store *store, const char *name);

/**
 * Removes an item from the store and frees it.  The item must not be in any
 * recipe that still exists.
 */
void pan_remove(pan_item *item);

/** The name of an item, valid as long as the item is. */
const char *pan_name(const pan_item *item);

/** The amount that is there of an item. */
long pan_amount(const pan_item *item);

/**
 * Adds change, which may be negative, to the amount of an item.  Returns 0, or
 * -1 if the amount would leave 0 to PAN_AMOUNT_MAX; it is not changed then.
 */
int pan_change(pan_item *item, long change);

/** Makes a recipe that takes nothing yet; NULL if there is no memory. */
pan_recipe *pan_recipe_new(pan_store *store);

/** Frees a recipe, not its items.  NULL is allowed. */
void pan_recipe_free(pan_recipe *recipe);

/**
 * Lets the recipe take amount more of an item of the same store.  Returns 0,
 * or -1 if the item is of another store, the amount (alone or with what the
 * recipe takes already) is not 1 to PAN_AMOUNT_MAX, or there are
 * PAN_NEEDS_MAX items already.
 */
int pan_recipe_need(pan_recipe *recipe, pan_item *item, long amount);

/** How many times the recipe can be cooked; 0 if it takes nothing. */
long pan_recipe_portions(const pan_recipe *recipe);

/** Takes all out of the store, or nothing and returns -1 if it is too little. */
int pan_recipe_cook(pan_recipe *recipe);

#endif
