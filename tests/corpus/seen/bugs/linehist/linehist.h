/* linehist.h -- the history of a line editor.
 *
 * Keeps the latest lines, up to a maximum; the oldest goes when one too many
 * comes.  Line 0 is the oldest. */
#ifndef LINEHIST_H
#define LINEHIST_H

#define LINEHIST_MAX 10000

typedef struct linehist linehist;

/* The maximum is 1 to LINEHIST_MAX, otherwise NULL is returned. */
linehist *linehist_create(int max);
void linehist_destroy(linehist *h);

/* Adds a copy of a line.  Returns 1 when it was added; 0 when it is the same
 * as the latest line, or memory is out. */
int linehist_add(linehist *h, const char *line);

/* Changes the maximum.  If the history is longer than that, the oldest lines
 * are dropped.  Returns 0 if max is out of range or memory is out. */
int linehist_set_max(linehist *h, int max);

int linehist_len(const linehist *h);

/* NULL if there is no such line.  Lines belong to the history. */
const char *linehist_get(const linehist *h, int index);

/* The latest line that begins with a prefix, as index; -1 if there is none. */
int linehist_search(const linehist *h, const char *prefix);

/* Browsing, as with the arrow keys: begins behind the latest line, whenever a
 * line was added or the maximum changed.  NULL, and no step is made, at
 * the ends. */
const char *linehist_prev(linehist *h);
const char *linehist_next(linehist *h);

#endif
