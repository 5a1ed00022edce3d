#ifndef SHEETCSV_H
#define SHEETCSV_H
#include <stddef.h>

// A table of texts with titled columns that can be written as CSV.

#define SHEET_COLS 64
#define SHEET_ROWS 1000

typedef struct sheet sheet;

sheet *sheet_new(int cols);            // 1 to SHEET_COLS, else NULL
sheet *sheet_clone(const sheet *s);    // independent of the original
void sheet_free(sheet *s);

int sheet_cols(const sheet *s);
int sheet_rows(const sheet *s);

// All texts are copied.  What was never set is "".
// int: 0, or -1 if there is no such row or column, or no memory.
int sheet_set_title(sheet *s, int col, const char *title);
int sheet_set(sheet *s, int row, int col, const char *text);
int sheet_add_row(sheet *s);           // its number, or -1
int sheet_drop_row(sheet *s, int row);

// NULL if there is no such row or column
const char *sheet_title(const sheet *s, int col);
const char *sheet_get(const sheet *s, int row, int col);

// Titles first, then the rows; to be freed by the caller.
char *sheet_to_csv(const sheet *s);

#endif
