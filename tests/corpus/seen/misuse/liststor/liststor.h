/* liststor.h - rows of typed columns behind a list widget
 *
 *     ls_store *s = ls_new(3, LS_TEXT, LS_INT, LS_REAL);
 *     int row = ls_append(s);
 *     ls_set(s, row, 0, "bolt", 1, 40, 2, 0.25, -1);
 *     char *name; int count;
 *     ls_get(s, row, 0, &name, 1, &count, -1);
 *     free(name);
 */
#ifndef LISTSTOR_H
#define LISTSTOR_H

#include <stddef.h>

#define LS_COLUMNS_MAX 16
#define LS_ROWS_MAX    4096

enum ls_type {
    LS_INT,  /* int */
    LS_REAL, /* double */
    LS_TEXT  /* char *, or NULL; copied on the way in and on the way out */
};

typedef struct ls_store ls_store;

/* A store without rows; the n types follow. NULL if n is not in
 * 1..LS_COLUMNS_MAX, for an unknown type, or when memory is exhausted. */
ls_store *ls_new(int n, ...);
void ls_free(ls_store *s);

int ls_columns(const ls_store *s);
int ls_rows(const ls_store *s);
enum ls_type ls_type_of(const ls_store *s, int column);

/* Appends a row of zeros and NULLs. Its number, or -1 when there are LS_ROWS_MAX
 * already or memory is exhausted. */
int ls_append(ls_store *s);

/* Removes a row; those after it move up. */
void ls_remove(ls_store *s, int row);

/* Exchanges two rows. */
void ls_swap(ls_store *s, int row, int other);

/* Sets cells of a row. The arguments are pairs of column and value, ended by -1.
 * The value's type is that of the column. Returns 0, or -1 when memory for
 * a text is exhausted: that cell and those after it are as before. */
int ls_set(ls_store *s, int row, ...);

/* Fetches cells of a row. The arguments are pairs of column and address of
 * a variable of the column's type, ended by -1. Texts are to be freed by the
 * caller. Returns 0, or -1 when memory for a text is exhausted; that one and
 * those after it are not fetched. */
int ls_get(const ls_store *s, int row, ...);

#endif
