#ifndef DBCURS_H
#define DBCURS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @file dbcurs.h
 * A table of rows in memory, and cursors that walk through it.
 */

typedef struct dbtable dbtable;
typedef struct dbcursor dbcursor;

#define DB_MAX_COLUMNS 8
#define DB_MAX_ROWS 10000

/** Decides whether a cursor shows a row. */
typedef bool (*db_filter)(const int32_t *row, void *data);

/** NULL unless there are 1 to DB_MAX_COLUMNS columns. */
dbtable *db_create(int columns);
/** All cursors of the table must be closed. */
void db_destroy(dbtable *table);

int db_columns(const dbtable *table);
size_t db_rows(const dbtable *table);

/**
 * Appends a row.
 * @param values one value for each column
 * @return false when there are DB_MAX_ROWS rows or memory is out
 * @pre no cursor of the table is open
 */
bool db_insert(dbtable *table, const int32_t *values);

/**
 * Removes a row; those behind it move up.
 * @return false when there is no such row
 * @pre no cursor of the table is open
 */
bool db_remove(dbtable *table, size_t row);

/** The values of a row, NULL when there is no such row.  The pointer becomes
 *  invalid with the next db_insert() or db_remove(). */
const int32_t *db_row(const dbtable *table, size_t row);

/** Opens a cursor before the first row; NULL when memory is out.
 *  @param filter NULL for all rows */
dbcursor *db_open(dbtable *table, db_filter filter, void *data);
void db_close(dbcursor *cursor);

/** Goes to the next row; false when there is none, the cursor is behind the last
 *  row then. */
bool db_next(dbcursor *cursor);
/** Back to before the first row. */
void db_restart(dbcursor *cursor);

/** A value of the row the cursor is at.
 *  @pre the last db_next() returned true; 0 <= column < db_columns() */
int32_t db_value(const dbcursor *cursor, int column);

#endif
