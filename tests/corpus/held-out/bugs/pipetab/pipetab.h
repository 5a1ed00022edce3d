#ifndef PIPETAB_H
#define PIPETAB_H

/*
 * pipetab writes pipe tables, as GitHub's Markdown and many others know them:
 *
 *     | Part   |  Price | In stock |
 *     | ------ | -----: | :------: |
 *     | hinge  |   1.20 |   yes    |
 *     | door   | 145.00 |    no    |
 *
 * You say how many columns there are, fill in headings and cells in whatever
 * order you like, and get the text at the end. Every table has a heading line;
 * headings and cells that were never set are empty.
 *
 * Pipes and backslashes in a text are escaped, line ends and other control
 * characters become blanks. Columns are made as wide as they need be, counted
 * in bytes.
 */

#include <stddef.h>

typedef struct pipetab pipetab;

enum pipetab_align {
    PIPETAB_NONE,               /* ---  what every column begins with */
    PIPETAB_LEFT,               /* :--  */
    PIPETAB_RIGHT,              /* --:  */
    PIPETAB_CENTER              /* :-:  */
};

#define PIPETAB_MAX_COLUMNS 32
#define PIPETAB_MAX_ROWS 1000
#define PIPETAB_MAX_TEXT 100    /* bytes, as given, without the final NUL */

/* A table without rows, of 1 to PIPETAB_MAX_COLUMNS columns. NULL when columns
 * is out of that range or there is no memory. */
pipetab *pipetab_new(size_t columns);

/* Frees the table and all its texts. NULL is ignored. */
void pipetab_free(pipetab *tab);

/* The functions below that return int give 0 when done and -1 when not: no such
 * column or row, a text that is too long, too many rows, no memory. The table
 * is then as it was. Columns and rows are counted from 0. */

int pipetab_align(pipetab *tab, size_t column, enum pipetab_align align);

/* Texts are copied; NULL is the same as "". */
int pipetab_heading(pipetab *tab, size_t column, const char *text);
int pipetab_set(pipetab *tab, size_t row, size_t column, const char *text);

/* Adds an empty row at the end. */
int pipetab_add_row(pipetab *tab);

/* Removes a row; those behind it move up. */
int pipetab_remove_row(pipetab *tab, size_t row);

size_t pipetab_rows(const pipetab *tab);

/* The text of a cell as it was set, "" when it was not, NULL when there is no
 * such cell. Stays valid until the cell is set again or removed. */
const char *pipetab_get(const pipetab *tab, size_t row, size_t column);

/* The whole table as a text, each line of it with a newline. To be freed by
 * the caller with free(). NULL when there is no memory. */
char *pipetab_format(const pipetab *tab);

#endif
