/*
 * scsheet - the cells of a small spreadsheet
 *
 * Rows and columns are counted from 0. A sheet has as many of them as were
 * needed so far; it grows by itself when a cell outside is written, up to
 * SHEET_MAXROWS and SHEET_MAXCOLS. Cells not written yet are empty.
 */
#ifndef SCSHEET_H
#define SCSHEET_H

#include <stddef.h>

#define SHEET_MAXROWS 1000
#define SHEET_MAXCOLS 50
#define SHEET_MAXTEXT 255   /* characters of a cell */

typedef struct sheet sheet;

enum sheet_kind { SHEET_EMPTY, SHEET_NUMBER, SHEET_TEXT };

/* All functions that return int return 0, or -1 when a cell is outside the
 * limits above, a text is too long, or memory is exhausted; the sheet then has
 * the contents it had before, except where noted. */

/* A sheet of no rows and columns, or NULL when memory is exhausted. */
sheet *sheet_new(void);
void sheet_free(sheet *s);

/* How far the sheet has grown. */
int sheet_rows(const sheet *s);
int sheet_cols(const sheet *s);

/* --- cells --- */

/* Write a cell. The text is copied. */
int sheet_set_number(sheet *s, int row, int col, double number);
int sheet_set_text(sheet *s, int row, int col, const char *text);

/* Makes a cell empty. Never fails, and never grows the sheet. */
void sheet_clear(sheet *s, int row, int col);

/* What is in a cell; cells outside the sheet are empty. */
enum sheet_kind sheet_kind_at(const sheet *s, int row, int col);

/* The number in a cell, 0 if there is none. */
double sheet_number_at(const sheet *s, int row, int col);

/* The text in a cell, "" if there is none. It belongs to the sheet and is
 * valid until that cell is written or cleared or the sheet is freed. */
const char *sheet_text_at(const sheet *s, int row, int col);

/* --- copying --- */

/* Copies a cell to another, or to itself. An empty cell, also one outside the
 * sheet, makes the other one empty. */
int sheet_copy(sheet *s, int row, int col, int to_row, int to_col);

/* Copies a cell into the `count` cells below it, or those to the right of it,
 * which become empty if the cell is. The cell need not be inside the sheet.
 * Nothing is done for a count of 0; a negative one is an error. When memory is
 * exhausted some cells may have been written. */
int sheet_fill_down(sheet *s, int row, int col, int count);
int sheet_fill_right(sheet *s, int row, int col, int count);

#endif
