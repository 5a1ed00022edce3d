/* rowcsv.h - a reader of comma separated values that does not allocate fields
 *
 * The text is cut up in place: terminators are written into it, and fields
 * are pointers into it.  So it has to be writable, and to stay where it is for
 * as long as the reader and the fields are used.
 *
 *     CsvReader *csv = csv_open(text, ';');
 *     while (csv_row(csv))
 *         puts(csv_field(csv, 0));
 *     csv_close(csv);
 */
#ifndef ROWCSV_H
#define ROWCSV_H

#include <stddef.h>

#define CSV_FIELDS 32 /* further fields of a row are skipped */

typedef struct CsvReader CsvReader;

/* NULL if memory is out. */
CsvReader *csv_open(char *text, char separator);
/* Does not free the text. */
void csv_close(CsvReader *csv);

/* Goes to the next row.  0 if there is none.  Empty lines have one field,
 * which is empty. */
int csv_row(CsvReader *csv);

/* How many rows were read. */
size_t csv_row_number(const CsvReader *csv);

/* Fields of the row, 0 before the first and after the last one. */
size_t csv_count(const CsvReader *csv);

/* A field, without its quotes; i < csv_count().  It may be changed, but not
 * be made longer. */
char *csv_field(const CsvReader *csv, size_t i);

/* The same as a number, 0 if it is none. */
long csv_number(const CsvReader *csv, size_t i);

/* Index of the field with that content in this row, csv_count() if none. */
size_t csv_index(const CsvReader *csv, const char *content);

#endif
