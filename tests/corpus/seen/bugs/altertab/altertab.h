/**
 * @file altertab.h
 * @brief Small in-memory table of longs with ordered indexes.
 *
 * Rows are numbered from 0 in the order of insertion, columns from 0 from the
 * left. Deleting a row or dropping a column closes the gap: what came behind
 * it moves down by one.
 *
 * All functions but at_new() and at_free() want a table of at_new().
 */
#ifndef ALTERTAB_H
#define ALTERTAB_H

#include <stddef.h>

#define AT_MAX_COLUMNS 16   /**< most columns of a table */
#define AT_MAX_ROWS    4096 /**< most rows of a table */
#define AT_MAX_INDEXES 8    /**< most indexes of a table */
#define AT_NAME_SIZE   16   /**< size of an index name with its final NUL */

/** What functions return. */
typedef enum at_status {
    AT_OK = 0,
    AT_RANGE,  /**< no such row, column or position */
    AT_EXISTS, /**< there is an index of that name */
    AT_NOINDEX,/**< there is no index of that name */
    AT_LIMIT,  /**< one of the limits above, or the last column */
    AT_NAME,   /**< index name empty or too long */
    AT_NOMEM   /**< out of memory; the table is as before */
} at_status;

typedef struct at_table at_table;

/**
 * Creates an empty table.
 * @param columns number of columns, 1 to AT_MAX_COLUMNS
 * @return the table, or NULL when @p columns is out of range or memory is short
 */
at_table *at_new(size_t columns);

/** Frees a table; NULL is allowed. */
void at_free(at_table *t);

size_t at_rows(const at_table *t);    /**< @return number of rows */
size_t at_columns(const at_table *t); /**< @return number of columns */
size_t at_indexes(const at_table *t); /**< @return number of indexes */

/** Appends a row. @param values one for each column; copied */
at_status at_insert(at_table *t, const long *values);

/** Deletes a row. */
at_status at_delete(at_table *t, size_t row);

/** Reads a cell. @param[out] value unchanged unless AT_OK is returned */
at_status at_get(const at_table *t, size_t row, size_t column, long *value);

/** Adds a column at the right end, with @p fill in all rows there are. */
at_status at_add_column(at_table *t, long fill);

/**
 * Drops a column with all its values, and the indexes over it. Indexes over
 * other columns stay and go on to serve the same values. The last column of
 * a table cannot be dropped (AT_LIMIT).
 */
at_status at_drop_column(at_table *t, size_t column);

/**
 * Creates an index: an ordering of the rows by a column, rows with equal
 * values in the order of their numbers. It is kept up to date by all other
 * functions. A column may have several indexes, or none.
 * @param name       copied; 1 to AT_NAME_SIZE - 1 characters
 * @param descending nonzero: the greatest value first
 */
at_status at_create_index(at_table *t, const char *name, size_t column, int descending);

/** Drops an index. */
at_status at_drop_index(at_table *t, const char *name);

/** Tells which row is at a position of an index's order, 0 being the first. */
at_status at_nth(const at_table *t, const char *name, size_t position, size_t *row);

#endif
