#ifndef ROWPIN_H
#define ROWPIN_H

#include <stddef.h>
#include <stdint.h>

/*
 * A table of rows with fixed columns of 32-bit integers.
 *
 * To look at a row it is pinned; RpPin gives a pointer to its columns, which
 * may be read and written until the RpUnpin that goes with it. A row can be
 * pinned several times. Pinned rows cannot be deleted, and RpClose wants no row
 * to be pinned any more.
 */
typedef struct RpTable RpTable;

#define RP_MAX_COLUMNS 16
#define RP_MAX_ROWS 4096

/* columns: 1 to RP_MAX_COLUMNS; otherwise, or without memory, NULL. */
RpTable *RpOpen(int columns);

/* No row may be pinned. */
void RpClose(RpTable *table);

int RpColumns(const RpTable *table);
size_t RpRows(const RpTable *table);

/* Adds a row of zeroes. Returns its key, which is never 0, or 0 if the table is
 * full or there is no memory. */
uint32_t RpInsert(RpTable *table);

/* Returns 0 if there is no such row or it is pinned, and 1 if it is deleted. */
int RpDelete(RpTable *table, uint32_t key);

/* Returns the columns, or NULL if there is no such row. */
int32_t *RpPin(RpTable *table, uint32_t key);

/* Takes back one RpPin of a row. */
void RpUnpin(RpTable *table, uint32_t key);

/* How often a row is pinned; 0 if there is no such row. */
unsigned RpPins(const RpTable *table, uint32_t key);

/* Key of the first row with that value, from the row behind `after` on, or from
 * the beginning if `after` is 0. Returns 0 if there is none.
 * column: 0 to RpColumns() - 1. */
uint32_t RpFind(const RpTable *table, int column, int32_t value, uint32_t after);

#endif
