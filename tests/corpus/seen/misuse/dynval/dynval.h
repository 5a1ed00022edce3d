/*
** dynval.h - dynamically typed values, and rows of them
*/
#ifndef DYNVAL_H
#define DYNVAL_H

#include <stdint.h>

#define DYNVAL_OK     0
#define DYNVAL_NOMEM  7  /* A malloc() failed */
#define DYNVAL_TOOBIG 18 /* The text is longer than DYNVAL_MAX_TEXT */
#define DYNVAL_MISUSE 21 /* The value is a NULL pointer */

#define DYNVAL_NULL    0
#define DYNVAL_INTEGER 1
#define DYNVAL_REAL    2
#define DYNVAL_TEXT    3

#define DYNVAL_MAX_TEXT   1000000
#define DYNVAL_MAX_COLUMN 100

/*
** CAPI3REF: Value And Row Objects
** KEYWORDS: {protected value} {unprotected value}
**
** A dynval is a NULL, a 64-bit integer, a double, or a text.  A dynrow is an
** array of them, which are called columns and numbered from 0.
**
** Values are either "protected" or "unprotected".  A value that was made by
** dynval_dup() is protected: it belongs to the application, lives for as long
** as the application wants, and must eventually be passed to dynval_free().
** The values that dynrow_value() returns are unprotected: they belong to
** their row.
*/
typedef struct dynval dynval;
typedef struct dynrow dynrow;

/*
** CAPI3REF: Creating And Destroying Rows
**
** dynrow_new() returns a row with nColumn values, all of them NULL.  It
** returns a NULL pointer if nColumn is not between 0 and DYNVAL_MAX_COLUMN or
** if memory is out.  dynrow_free() destroys a row along with its values and
** is a no-op for a NULL pointer.
**
** dynrow_resize() changes the number of columns.  New ones are NULL.  The
** values might have to move in memory, hence all unprotected values obtained
** from dynrow_value() for this row must be obtained again after
** dynrow_resize().  On failure, which is reported by a result other than
** DYNVAL_OK, the row is as it was.
*/
dynrow *dynrow_new(int nColumn);
void dynrow_free(dynrow *pRow);
int dynrow_resize(dynrow *pRow, int nColumn);
int dynrow_count(const dynrow *pRow);

/*
** CAPI3REF: Values Of A Row
**
** Returns an unprotected value, or a NULL pointer if the row has no such
** column.
*/
dynval *dynrow_value(dynrow *pRow, int iColumn);

/*
** CAPI3REF: Duplicating Values
**
** dynval_dup() makes a protected copy of a value.  It returns a NULL pointer
** if pValue is one or if memory is out.
**
** dynval_free() frees an object that was obtained from dynval_dup().  It is a
** no-op for a NULL pointer.  It is not for unprotected values.
*/
dynval *dynval_dup(const dynval *pValue);
void dynval_free(dynval *pValue);

/*
** CAPI3REF: Obtaining Values
**
** These routines accept both kinds of values.  A NULL pointer is taken for a
** value that is NULL.
**
** Values are converted if they do not have the type that is asked for.  NULL
** becomes 0, 0.0 or a NULL pointer.  Texts become the number that they begin
** with, or 0.  Numbers that are too large for an integer become the largest
** or smallest one.
**
** The text that dynval_text() returns is zero-terminated and belongs to the
** value.  It remains valid until the value is changed or freed.
*/
int dynval_type(const dynval *pValue);
int64_t dynval_int64(const dynval *pValue);
double dynval_double(const dynval *pValue);
const char *dynval_text(dynval *pValue);

/*
** CAPI3REF: Changing Values
**
** The text is copied, and may be one from dynval_text() for the same value.
** A NULL pointer for it makes the value NULL, as does a double that is NaN.
*/
int dynval_set_null(dynval *pValue);
int dynval_set_int64(dynval *pValue, int64_t i);
int dynval_set_double(dynval *pValue, double r);
int dynval_set_text(dynval *pValue, const char *z);

/*
** CAPI3REF: Comparing Values
**
** Less than, equal to or greater than 0 if a sorts before, with or after b.
** NULL sorts before numbers, which sort before texts, which are compared
** byte by byte.
*/
int dynval_compare(const dynval *a, const dynval *b);

#endif
