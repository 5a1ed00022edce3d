/* leaftab - a sparse table from 16-bit numbers to 32-bit values
 *
 * Every index from 0 to 65535 can be used; indices that were never set take
 * next to no memory, as leaves of 256 entries are made when first needed and
 * given back when their last entry is cleared.
 */
#ifndef LEAFTAB_H
#define LEAFTAB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct leaftab leaftab;

/* Called with each entry; the walk ends early when it returns nonzero. */
typedef int leaftab_fn(uint16_t index, int32_t value, void *arg);

leaftab *leaftab_new(void);              /* NULL: out of memory */
void leaftab_free(leaftab *t);           /* NULL is ignored */

/* 0, or -1 when out of memory (the table is unchanged then). */
int leaftab_set(leaftab *t, uint16_t index, int32_t value);

/* Whether index is set.  value may be NULL. */
bool leaftab_get(const leaftab *t, uint16_t index, int32_t *value);

/* Whether there was something to clear. */
bool leaftab_clear(leaftab *t, uint16_t index);

/* Number of entries that are set. */
size_t leaftab_count(const leaftab *t);

/* The smallest index in use that is greater than `after`, -1 when there is
 * none.  Start with after = -1. */
long leaftab_next(const leaftab *t, long after);

/* The greatest index in use, -1 of an empty table. */
long leaftab_last(const leaftab *t);

/* Clears all entries from first to last, both included; returns how many there
 * were.  Nothing happens when first > last. */
size_t leaftab_clear_range(leaftab *t, uint16_t first, uint16_t last);

/* Calls fn with every entry from first to last, both included, in ascending
 * order.  fn may set and clear entries of the table.  Returns what the last
 * call of fn returned, 0 when there was none. */
int leaftab_visit(leaftab *t, uint16_t first, uint16_t last, leaftab_fn *fn, void *arg);

#endif
