/* assetreg: a register of what a company owns.
 *
 * Every asset has a tag, a number that is given to it when it is entered and
 * never again to another one.
 *
 * About pointers.  The assets that you get from areg_enter(), areg_find() and
 * areg_at() live in the register.  They are for reading, they are not yours to
 * free, and entering or removing any asset makes all of them invalid.  If you
 * need to remember an asset, remember its tag.
 */
#ifndef ASSETREG_H
#define ASSETREG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define AREG_NAME_MAX 31        /* bytes; longer names are cut */
#define AREG_MAX      10000     /* assets in a register */

typedef struct {
    uint32_t tag;               /* from 1 on */
    char name[AREG_NAME_MAX + 1];
    int32_t cost;               /* what it cost, >= 0 */
    int32_t book;               /* what it is worth in the books, 0 .. cost */
} asset;

typedef struct asset_reg asset_reg;

/* Looks at an asset; false stops the visit. */
typedef bool (*areg_visit)(const asset *a, void *arg);

/* An empty register, or NULL when memory is short. */
asset_reg *areg_new(void);

/* Frees the register and all that is in it.  NULL is ignored. */
void areg_free(asset_reg *reg);

/* Enters an asset, with its cost as book value.  NULL when the cost is
 * negative, the register is full, or memory is short. */
const asset *areg_enter(asset_reg *reg, const char *name, int32_t cost);

/* The asset with a tag; NULL when there is none. */
const asset *areg_find(const asset_reg *reg, uint32_t tag);

/* Number of assets, and the i-th of them in the order of tags, i from 0;
 * NULL when there are not so many. */
size_t areg_count(const asset_reg *reg);
const asset *areg_at(const asset_reg *reg, size_t i);

/* Removes an asset of this register. */
void areg_remove(asset_reg *reg, const asset *a);

/* Changes the name of the asset with a tag.  False when there is none. */
bool areg_rename(asset_reg *reg, uint32_t tag, const char *name);

/* Writes a year off every asset: cost / years, but not below 0.  years has to
 * be at least 1. */
void areg_write_off(asset_reg *reg, int32_t years);

/* Sum of the book values. */
int64_t areg_worth(const asset_reg *reg);

/* Calls fn for the assets in the order of tags.  fn may rename and look up, but
 * must not enter or remove assets.  Returns how many it was called for. */
size_t areg_each(const asset_reg *reg, areg_visit fn, void *arg);

#endif
