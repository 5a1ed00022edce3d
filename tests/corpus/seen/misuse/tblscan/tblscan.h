#ifndef TBLSCAN_H
#define TBLSCAN_H

#include <stdbool.h>
#include <stddef.h>

/* ---- tables ---------------------------------------------------------------
 *
 * A table holds rows of a number and a label, in ascending order of the number,
 * which is unique.
 */

#define TBL_LABEL_MAX 31
#define TBL_ROWS_MAX  10000

typedef struct {
    long number;
    char label[TBL_LABEL_MAX + 1];
} tbl_row;

typedef struct tbl tbl;

tbl *tbl_create(void);                  // NULL if out of memory
void tbl_destroy(tbl *t);               // NULL is ignored; end all scans of t before

// Insert a row, or change its label if the number is there. False, with no
// change, if the label (never NULL) is too long, the table full, or memory out.
bool tbl_put(tbl *t, long number, const char *label);

// Delete a row; false if there is none with this number.
bool tbl_delete(tbl *t, long number);

size_t tbl_rows(const tbl *t);

/* ---- scans ----------------------------------------------------------------
 *
 *     tbl_scan *s = scan_begin(t, 10, 20);
 *     while (scan_next(s))
 *         puts(scan_row(s)->label);
 *     scan_end(s);
 *
 * While a scan is under way its table must not be changed, save by
 * scan_relabel() and scan_delete().
 */

typedef struct tbl_scan tbl_scan;

// Begin a scan of the rows with low <= number <= high (none if low > high). It
// stands before the first of them. NULL if out of memory.
tbl_scan *scan_begin(tbl *t, long low, long high);

// Step to the next row; false if there is none any more.
bool scan_next(tbl_scan *s);

// The row at which the scan stands, that is after a scan_next() which was true
// and no scan_delete() since. Good until the scan or another one of the same
// table steps, deletes or ends.
const tbl_row *scan_row(const tbl_scan *s);

// Change the label of the row at which the scan stands; false if it is too long.
bool scan_relabel(tbl_scan *s, const char *label);

// Delete the row at which the scan stands; the next scan_next() goes on with the
// row after it. Only if this is the only scan of the table under way.
void scan_delete(tbl_scan *s);

// End a scan and free it. NULL is ignored.
void scan_end(tbl_scan *s);

#endif
