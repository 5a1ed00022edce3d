/* reptline - reports in columns, as plain text
 *
 *     reptline *r = rpt_new();
 *     rpt_column(r, "item", 12);
 *     rpt_column(r, "price", -8);
 *     rpt_row(r, "sd", "bolts, box", 4.5);
 *     fputs(rpt_text(r), stdout);
 */
#ifndef REPTLINE_H
#define REPTLINE_H

#include <stddef.h>

#define RPT_MAX_COLUMNS 16
#define RPT_MAX_WIDTH 200
#define RPT_MAX_TEXT 65536 /* bytes of a report */

typedef struct reptline reptline;

/* A report without columns; NULL when out of memory. */
reptline *rpt_new(void);
void rpt_free(reptline *r);

/* Adds a column.  The title is copied, and cut to the width.  A width below 0
 * is that of a column whose entries stand at the right.  Columns can be added
 * until the first line is added or rpt_text() is called.  Returns 0, or -1 when
 * it is too late, the width is 0 or beyond RPT_MAX_WIDTH, or there are too many
 * columns. */
int rpt_column(reptline *r, const char *title, int width);

/* Adds a row.  `types` has a letter for each column, and for each of these an
 * argument follows:
 *
 *     s  const char *, a text       l  long
 *     i  int                        d  double, printed with two decimals
 *     -  none, the column is empty
 *
 * Entries that are too wide are cut; numbers become a row of '#'.  Returns 0,
 * or -1 when the report has grown too long or memory is out; no line is added
 * then. */
int rpt_row(reptline *r, const char *types, ...);

/* Adds a line of dashes.  Returns as rpt_row(). */
int rpt_rule(reptline *r);

/* Number of columns and of lines added so far. */
int rpt_columns(const reptline *r);
int rpt_lines(const reptline *r);

/* The report: titles and lines.  Valid until something is added to it.  NULL
 * when out of memory. */
const char *rpt_text(reptline *r);

#endif
