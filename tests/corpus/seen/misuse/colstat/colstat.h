#ifndef COLSTAT_H
#define COLSTAT_H

/* Statistics of the columns of a CSV file, in one pass. */

#include <stddef.h>

#define CS_MAX_COLUMNS 200
#define CS_TITLE 24          /* room for a title, with NUL */

typedef struct cs_table cs_table;

typedef struct cs_column {
    char title[CS_TITLE];    /* "" if it has none */
    size_t count;            /* fields that are numbers */
    size_t missing;          /* fields that are not, or are empty */
    double min, max, mean;   /* 0 while count is 0 */
    double m2;               /* sum of squared deviations */
} cs_column;

/* New table without columns; NULL: no memory. */
cs_table *cs_new(void);

/* Frees the table; NULL is fine. */
void cs_free(cs_table *t);

/* Sets titles from a header line, "a,b,c".  Long ones are cut.  Adds columns
 * as needed.  Returns 0; -1: too many columns or no memory, nothing done. */
int cs_titles(cs_table *t, const char *line);

/* Takes a line of fields separated by commas (there is no quoting); a final
 * "\n" or "\r\n" is ignored.  An empty line is one empty field.  A line with
 * more fields than there are columns adds columns; with fewer, the rest counts
 * as missing.  Returns as cs_titles. */
int cs_feed(cs_table *t, const char *line);

/* Lines taken by cs_feed; columns. */
size_t cs_rows(const cs_table *t);
size_t cs_width(const cs_table *t);

/* Column i from 0, NULL if there is none.  Points into the table: do not use
 * it after the next cs_titles, cs_feed or cs_free; copy the struct to keep
 * the numbers. */
const cs_column *cs_get(const cs_table *t, size_t i);

/* First column with this title; NULL: none.  Lives as long as with cs_get. */
const cs_column *cs_find(const cs_table *t, const char *title);

/* Variance (n-1) of a column; 0 if it has fewer than two numbers. */
double cs_variance(const cs_column *c);

/* Stores the means of all columns to out[0 .. cs_width(t)-1]; the caller makes
 * sure that out has this room. */
void cs_means(const cs_table *t, double *out);

/* Calls fn for all columns in order, until it returns non-zero; returns that,
 * or 0.  fn must not change or free the table. */
int cs_each(const cs_table *t, int (*fn)(const cs_column *c, void *arg), void *arg);

#endif
