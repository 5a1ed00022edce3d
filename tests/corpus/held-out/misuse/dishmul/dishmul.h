/*
 * dishmul: recipes that can be made larger and smaller.
 *
 * Amounts are fractions, since nobody measures 0.333 cups.  A recipe has
 * ingredients, and it may have other recipes as parts (the dough, the filling),
 * which have parts of their own.  Scaling a recipe scales all that is in it.
 */
#ifndef DISHMUL_H
#define DISHMUL_H

#include <stddef.h>
#include <stdint.h>

/* A fraction.  Those that the library hands out are in lowest terms. */
typedef struct dm_amount {
    uint32_t num, den;
} dm_amount;

typedef struct dm_item {
    const char *name;
    const char *unit;           /* "" if things are just counted */
    dm_amount amount;
} dm_item;

typedef struct dm_recipe dm_recipe;

#define DM_ITEMS_MAX 200        /* ingredients of a recipe, without its parts */
#define DM_PARTS_MAX 16         /* parts of a recipe */
#define DM_DEPTH_MAX 8          /* a recipe with parts that have parts ... */

/* A recipe without ingredients for so many people (at least 1).  NULL if
 * serves is 0 or there is no memory. */
dm_recipe *dm_new(uint32_t serves);

/* Frees a recipe and all its parts.  NULL does no harm.  A part goes with the
 * recipe it belongs to; don't free it on its own. */
void dm_free(dm_recipe *r);

/* Adds an ingredient.  Name and unit are not copied: most of them are string
 * literals anyway, and those that aren't have to be kept by the caller for as
 * long as the recipe exists.  NULL as unit is the same as "".  Returns 0; -1 if
 * name is NULL, the denominator is 0, the recipe is full or there is no memory. */
int dm_add(dm_recipe *r, const char *name, dm_amount amount, const char *unit);

/* Makes one recipe part of another, to which it belongs from then on.  It can
 * still be read and added to.  Returns 0; -1, and the part remains the
 * caller's, if it already is a part of something, if it contains r or is r,
 * or if there would be too many parts or too great a depth. */
int dm_add_part(dm_recipe *r, dm_recipe *part);

/* Multiplies everything by num/den: 3/2 makes half as much again.  den must
 * not be 0.  The number of people is rounded up, and is never less than 1.
 * Returns 0; -1, and nothing has changed, if some number gets too large to be
 * written down. */
int dm_scale(dm_recipe *r, uint32_t num, uint32_t den);

/* How many people it is for. */
uint32_t dm_serves(const dm_recipe *r);

/* How many ingredients there are, those of the parts not counted. */
size_t dm_count(const dm_recipe *r);

/* The i-th ingredient into *item: 0, or -1 if there are not so many. */
int dm_get(const dm_recipe *r, size_t i, dm_item *item);

/* Adds up all ingredients of that name and unit (as in dm_add), in the parts
 * too, into *sum.  Returns how many there were, or -1 if the sum gets too large
 * to be written down; then *sum is not changed. */
int dm_total(const dm_recipe *r, const char *name, const char *unit, dm_amount *sum);

/* Writes an amount the way cookbooks do ("2", "3/4", "1 1/2"; "?" if the
 * denominator is 0) into a buffer of size bytes.  Works like snprintf. */
int dm_text(dm_amount amount, char *text, size_t size);

#endif
