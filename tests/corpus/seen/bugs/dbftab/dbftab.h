/**
 * @file dbftab.h
 * @brief Small tables in memory, written out as dBASE III files.
 *
 * A table has columns of fixed width and records ("rows") of blank-padded
 * text.  Rows and columns are counted from 0.  Functions that take a table
 * need a valid one; strings must not be NULL.
 */
#ifndef DBFTAB_H
#define DBFTAB_H

#include <stddef.h>

#define DBF_MAX_COLUMNS 32
#define DBF_MAX_ROWS    4096
#define DBF_NAME_MAX    10  /**< characters of a column's name */
#define DBF_WIDTH_MAX   254

typedef struct dbftab dbftab;

/** @return an empty table, NULL when out of memory. */
dbftab *dbf_create(void);

/** Frees a table.  NULL is ignored. */
void dbf_destroy(dbftab *t);

/**
 * Adds a column.  Possible only while the table has no rows.
 * @param name  1 to DBF_NAME_MAX letters, digits and underscores, unique
 * @param type  'C' text, 'N' number
 * @param width 1 to DBF_WIDTH_MAX, for 'N' at most 20
 * @return the column's index, -1 when one of this is not so or the table has
 *         DBF_MAX_COLUMNS columns.
 */
int dbf_add_column(dbftab *t, const char *name, char type, int width);

/** @return index of the column with that name, -1 when there is none. */
int dbf_find_column(const dbftab *t, const char *name);

/** @return number of columns; of rows, deleted ones included. */
int dbf_columns(const dbftab *t);
int dbf_rows(const dbftab *t);

/**
 * Adds a row with all fields blank.
 * @return its index, -1 when the table has no column or DBF_MAX_ROWS rows, or
 *         when out of memory.
 */
int dbf_append(dbftab *t);

/**
 * Sets a field.  Text goes to the left of the field, numbers to the right.
 * @return 0; -1 when there is no such row or column, the text is longer than
 *         the column, or the column is an 'N' and text isn't a decimal integer
 *         with an optional minus sign.
 */
int dbf_set(dbftab *t, int row, int column, const char *text);

/**
 * Gets a field without the blanks it is padded with.
 * @param buf  receives the text, NUL-terminated and cut to fit when it is
 *             longer than size - 1; may be NULL when size is 0
 * @return length of the uncut text (0 for a blank field), -1 when there is no
 *         such row or column.
 */
int dbf_get(const dbftab *t, int row, int column, char *buf, size_t size);

/** As dbf_set() with a number, for 'N' columns only. */
int dbf_set_number(dbftab *t, int row, int column, long value);

/**
 * @return 0 and the number in *value; -1 when there is no such row or column,
 *         the column is not an 'N', or the field is blank or out of range.
 */
int dbf_get_number(const dbftab *t, int row, int column, long *value);

/** Marks a row as deleted (or not, with on == 0).  @return 0, -1 if no such row. */
int dbf_set_deleted(dbftab *t, int row, int on);

/** Removes the rows marked as deleted.  @return how many there were. */
int dbf_pack(dbftab *t);

/**
 * Writes the table as a dBASE III file of at most size bytes to out.
 * @return the file's size; when that is more than size, nothing was written
 *         (out may then be NULL).
 */
size_t dbf_write(const dbftab *t, unsigned char *out, size_t size);

#endif
