#ifndef CELLBOOK_H
#define CELLBOOK_H

#include <stddef.h>

/* Workbooks: sheets by name, each a list of rows of number cells. */

typedef struct cb_book cb_book;
typedef struct cb_sheet cb_sheet; /* belongs to its book */

cb_book *cb_book_new(void);
void cb_book_free(cb_book *book);

/* Adds an empty sheet. NULL if there is one of this name, or no memory. */
cb_sheet *cb_add_sheet(cb_book *book, const char *name);
/* NULL if there is none. */
cb_sheet *cb_get_sheet(const cb_book *book, const char *name);
/* Deletes a sheet of this book. */
void cb_delete_sheet(cb_book *book, cb_sheet *sheet);
size_t cb_sheet_count(const cb_book *book);

/* Rows are written one after the other:

       cb_row_begin(sheet);
       cb_put(sheet, 1.5);
       cb_put(sheet, 2);
       cb_row_end(sheet);

   A row which is not ended does not count yet.  cb_put() returns 0, or -1 if
   memory is out. */
void cb_row_begin(cb_sheet *sheet);
int cb_put(cb_sheet *sheet, double value);
/* Returns the index of the row, -1 if memory is out (the row is lost). */
long cb_row_end(cb_sheet *sheet);

size_t cb_rows(const cb_sheet *sheet);
/* Number of cells in a row, row < cb_rows(). */
size_t cb_cells(const cb_sheet *sheet, size_t row);
/* A cell; 0 if the row does not have so many, row < cb_rows(). */
double cb_value(const cb_sheet *sheet, size_t row, size_t cell);

/* The sheet as text: a line for a row, cells separated by tabs.  To be freed
   with cb_text_free().  NULL if out of memory. */
char *cb_text(const cb_sheet *sheet);
void cb_text_free(char *text);

#endif
