#ifndef PICKLIST_H
#define PICKLIST_H

/*
 * Pick lists for a warehouse: which articles, how many of each, in which
 * order somebody walks past the shelves.
 *
 * Functions returning int return 0 when all went well and -1 when not; a list
 * is then as it was before.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PICKLIST_SKU 15     /* longest article code */
#define PICKLIST_LINES 2000 /* longest list */

typedef struct picklist picklist;

typedef struct picklist_line {
    char sku[PICKLIST_SKU + 1];
    uint32_t quantity;
} picklist_line;

/* An empty list, or NULL.  Everything you get from picklist_new and
 * picklist_clone goes back with picklist_free (which takes NULL, too). */
picklist *picklist_new(void);
picklist *picklist_clone(const picklist *list);
void picklist_free(picklist *list);

size_t picklist_count(const picklist *list);

/* Copies line number `index` (from 0) to *line; -1 when there is none. */
int picklist_get(const picklist *list, size_t index, picklist_line *line);

/* Adds a line at the end.  Fails for codes that are empty or too long, for
 * quantity 0, and when the list is full. */
int picklist_add(picklist *list, const char *sku, uint32_t quantity);

/* Takes line number `index` away. */
int picklist_remove(picklist *list, size_t index);

/* Adds all lines of `more` to the end of `list`, in their order; lines with
 * the same code stay separate.  Fails when the result would be too long.
 * Appending a list to itself is fine and gives every line twice: handy for
 * orders "same again". */
int picklist_append(picklist *list, const picklist *more);

/* Makes one line of all those with the same code, in place of the first of
 * them.  A sum above UINT32_MAX becomes UINT32_MAX. */
void picklist_squash(picklist *list);

/* Sorts by code (as strcmp does), lines with the same code by quantity. */
void picklist_sort(picklist *list);

/* Pieces of an article in all lines. */
uint64_t picklist_total(const picklist *list, const char *sku);

/* Whether both have the same lines in the same order. */
bool picklist_equal(const picklist *a, const picklist *b);

#endif
