/* pastline.h -- the history of a line editor
 *
 * Keeps the last lines that were entered, oldest first, and a cursor for the
 * up and down keys.
 */
#ifndef PASTLINE_H
#define PASTLINE_H

#include <stddef.h>

typedef struct pastline pastline;

#define PL_DEFAULT_LIMIT 100  /* the limit of a new history */
#define PL_MAX_LIMIT     1000
#define PL_MAX_LINE      8191 /* bytes of a line */

/* Returns an empty history or NULL when out of memory. */
pastline *pl_new(void);

/* Frees the history.  Does nothing for NULL. */
void pl_free(pastline *h);

/* Sets how many lines are kept, from 0 (history is off, nothing is kept) to
 * PL_MAX_LIMIT.  If there are more already, the oldest are forgotten.  May be
 * called at any time.  Returns 0, or -1 if n is larger than PL_MAX_LIMIT. */
int pl_limit(pastline *h, size_t n);

/* Appends a copy of the line and resets the cursor.  The oldest line is
 * forgotten when the limit is reached; a line that repeats the last one is not
 * stored again.  Returns 0, or -1 when the line is longer than PL_MAX_LINE or
 * memory is out. */
int pl_add(pastline *h, const char *line);

/* Number of lines kept. */
size_t pl_count(const pastline *h);

/* Line i, 0 being the oldest; NULL if there is no such line.  Lines belong to
 * the history; they are valid until it is next changed with pl_add, pl_limit,
 * pl_delete or pl_clear. */
const char *pl_line(const pastline *h, size_t i);

/* The up key: moves the cursor to the next older line and returns it, or NULL
 * (cursor unmoved) if there is none.  The first call after a reset gives the
 * newest line. */
const char *pl_older(pastline *h);

/* The down key: back towards the newest line.  NULL if the cursor was there
 * already; it is then reset. */
const char *pl_newer(pastline *h);

/* Finds the newest line that begins with prefix.  Stores its number to *i,
 * unless i is NULL, and returns 1; returns 0 if there is none. */
int pl_search(const pastline *h, const char *prefix, size_t *i);

/* Deletes line i and resets the cursor.  Returns 0, or -1 if there is none. */
int pl_delete(pastline *h, size_t i);

/* Deletes all lines.  The limit stays. */
void pl_clear(pastline *h);

#endif
