/**
 * @file qualref.h
 * Spreadsheet references in the A1 notation: columns, cells and ranges, with
 * or without the name of a sheet.
 *
 * Rows and columns count from 0 in the structures, so that "A1" is row 0 and
 * column 0 and "XFD1048576" is the last cell of a sheet.  Pointers must not be
 * NULL where nothing else is said.  A qr_range may be copied by assignment.
 */
#ifndef QUALREF_H
#define QUALREF_H

#include <stddef.h>

#define QR_ROWS 1048576
#define QR_COLS 16384
#define QR_SHEET_MAX 31         /**< characters of a sheet's name */

typedef struct {
    int row, col;
} qr_cell;

/** A rectangle of cells.  @c sheet is "" when the text named no sheet. */
typedef struct {
    char sheet[QR_SHEET_MAX + 1];
    qr_cell first, last;        /**< top left and bottom right, inclusive */
} qr_range;

enum {
    QR_OK = 0,
    QR_ESYNTAX = -1,            /**< not a reference */
    QR_EBOUNDS = -2,            /**< row or column beyond the sheet */
    QR_ENAME = -3               /**< not a sheet's name */
};

/** The number of a column such as "A" or "xfd"; -1 when there is none. */
int qr_column(const char *letters);

/** Writes the letters of a column, terminated, and returns their number.
 *  When @p col is not a column, writes "" and returns 0. */
int qr_column_name(int col, char letters[4]);

/**
 * Reads one reference from all of @p text (any terminated string).
 *
 * Cells are "B7" or "$B$7", ranges "B7:D9"; corners in another order are put
 * right.  Before it may stand a sheet and an exclamation mark: Sales!B7 when
 * the name has only letters, digits, '_' and '.', else 'in quotes'!B7 with ''
 * for an apostrophe.  A name has 1 to QR_SHEET_MAX characters, none of them
 * one of [ ] : * ? / \ or a control character, and neither begins nor ends
 * with an apostrophe; what breaks this is QR_ENAME.
 *
 * @return QR_OK, or an error, with *out unchanged.
 */
int qr_parse(const char *text, qr_range *out);

/**
 * Writes the shortest text that qr_parse() reads as @p range.
 * At most @p size bytes are written, the terminating one included; @p buf may
 * be NULL when @p size is 0.
 * @return the length of the whole text, or 0 for an invalid range (then the
 *         text is "").
 */
size_t qr_format(const qr_range *range, char *buf, size_t size);

/** 1 when the corners are in order and on the sheet and the name is "" or may
 *  name a sheet, else 0.  All functions below treat invalid ranges as empty. */
int qr_valid(const qr_range *range);

/** How many cells there are; 0 for an invalid range. */
long long qr_count(const qr_range *range);

/** 1 when the cell is in the range, whatever the sheet. */
int qr_contains(const qr_range *range, qr_cell cell);

/** Stores what @p a and @p b have in common and returns 1; or 0, with *out
 *  unchanged, when that is nothing or the sheets differ.  @p out may be @p a
 *  or @p b. */
int qr_intersect(const qr_range *a, const qr_range *b, qr_range *out);

/** Moves the range down and to the right, or back with negative numbers.
 *  Returns QR_OK, or QR_EBOUNDS, with the range as it was. */
int qr_move(qr_range *range, int rows, int cols);

/** Steps *cell on through the range, row by row.  Returns 1; or 0, with *cell
 *  unchanged, at the last cell or when it is not in the range. */
int qr_next(const qr_range *range, qr_cell *cell);

#endif
