#ifndef CSVW_H
#define CSVW_H

#include <stddef.h>

/*
 * csvw - a writer of comma separated values
 *
 *   csvw *w = csvw_create(2);
 *   csvw_begin_row(w);
 *   csvw_text(w, "name");
 *   csvw_int(w, 42);
 *   csvw_end_row(w);
 *   char *csv = csvw_finish(w);
 *   ...
 *   free(csv);
 *
 * Fields are written between csvw_begin_row() and csvw_end_row() only, and every
 * row has exactly the number of columns that csvw_create() was told.  These are
 * errors of the program and are caught by assertions.  Memory that is out, on
 * the other hand, is remembered, and csvw_finish() then returns NULL.
 */
typedef struct csvw csvw;

/* columns: 1 to 256; NULL otherwise, and if memory is out */
csvw *csvw_create(int columns);

void csvw_begin_row(csvw *w);
void csvw_end_row(csvw *w);

/* Text is put between quotation marks if it has to be. */
void csvw_text(csvw *w, const char *text);
void csvw_int(csvw *w, long long value);
void csvw_empty(csvw *w);

/* What is still missing in the row that is being written; 0 outside of rows. */
int csvw_missing(const csvw *w);
/* Rows that are complete. */
size_t csvw_rows(const csvw *w);

/* Gives the text away and destroys the writer.  No row may be open. */
char *csvw_finish(csvw *w);

/* Destroys the writer and what was written, also within a row. */
void csvw_abort(csvw *w);

#endif
