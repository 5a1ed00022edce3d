/* crateinv - what is in stock: items with a name and a quantity.
 *
 * The items of an inventory lie one behind the other in memory that is moved
 * when needed.  Pointers to items, as most functions return them, are valid
 * until the next ci_put() or ci_drop() with this inventory. */
#ifndef CRATEINV_H
#define CRATEINV_H

#include <stddef.h>

#define CI_NAME 23    /* characters of a name, 1 to 23 */
#define CI_ITEMS 5000 /* items, at most */

struct ci_item {
    char name[CI_NAME + 1]; /* read only */
    unsigned quantity;      /* may be changed */
    void *tag;              /* the caller's, NULL at first */
};

typedef struct crateinv crateinv;

crateinv *ci_new(void);
void ci_free(crateinv *inv); /* NULL is ignored */

/* Adds to the quantity of the item of this name, which is made when there is
 * none.  Returns it; NULL when the name is empty or too long, the quantity
 * would be more than UINT_MAX, there are CI_ITEMS items, or memory is out. */
struct ci_item *ci_put(crateinv *inv, const char *name, unsigned quantity);

/* The item of this name, or NULL. */
struct ci_item *ci_find(const crateinv *inv, const char *name);

/* Takes up to QUANTITY away from an item, and returns how much it was. */
unsigned ci_take(struct ci_item *item, unsigned quantity);

/* Removes an item, whatever its quantity.  It must be one of this inventory. */
void ci_drop(crateinv *inv, struct ci_item *item);

/* All items are those from ci_begin() up to, not including, ci_end(), in no
 * particular order. */
struct ci_item *ci_begin(const crateinv *inv);
struct ci_item *ci_end(const crateinv *inv);

/* The sum of all quantities. */
unsigned long long ci_total(const crateinv *inv);

#endif
