#ifndef TABSTOPS_H
#define TABSTOPS_H

#include <stddef.h>

/* Columns of text with tabs.
 *
 * A tab goes to the next column that is a multiple of the tab width.  With a
 * tab width of 0 tabs take no room at all, as some terminals can be set to.
 * Columns count from 0 and start anew behind a newline.  Every byte except
 * tab and newline is one column wide.
 */

#define TABSTOPS_DEFAULT 8
#define TABSTOPS_LARGEST 64

typedef struct tabstops {
    unsigned width; /* set by the functions below only */
} tabstops;

/* Sets the default width. */
void tabstops_init(tabstops *ts);

/* 0, or -1 and nothing changed when the width is above TABSTOPS_LARGEST. */
int tabstops_set_width(tabstops *ts, unsigned width);
unsigned tabstops_width(const tabstops *ts);

/* The column behind the text. */
size_t tabstops_column(const tabstops *ts, const char *text);

/* The column of the longest line. */
size_t tabstops_extent(const tabstops *ts, const char *text);

/* The text with its tabs replaced by blanks.  Allocated: the caller frees it.
   NULL when memory is out. */
char *tabstops_expand(const tabstops *ts, const char *text);

/* The index of the byte of a line (text up to the first newline) that covers
   a column; the length of the line when it is shorter. */
size_t tabstops_index(const tabstops *ts, const char *line, size_t column);

#endif
