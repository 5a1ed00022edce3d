/*
 * xresdb -- a small resource database in the manner of Xrm
 *
 * A database maps patterns to values:
 *
 *     xterm*background: black
 *     *font:            fixed
 *     ?.vt.scroll:      on
 *
 * A pattern is made of components (letters, digits, '-' and '_', or a single
 * '?' for any component), bound tightly by '.' or loosely by '*', which stands
 * for any number of components in between, none included.  It may begin with
 * '*'.  A full name is made of components and '.' only: "xterm.vt.background".
 */
#ifndef XRESDB_H
#define XRESDB_H

#include <stddef.h>

#define XRES_PARTS 6     /* most components of a pattern or of a name */
#define XRES_PATTERN 64  /* size of the longest pattern, with its NUL */
#define XRES_VALUE 48    /* size of the longest value, with its NUL */
#define XRES_ENTRIES 512 /* most patterns in a database */

typedef struct xresdb xresdb;

/* Result of the functions that return int, unless said otherwise. */
enum { XRES_OK = 0, XRES_SYNTAX = -1, XRES_TOO_LONG = -2, XRES_FULL = -3, XRES_NOMEM = -4 };

/* A new, empty database; NULL without memory. */
xresdb *xres_new(void);

/* Frees a database.  NULL is allowed. */
void xres_free(xresdb *db);

/* Sets the value of a pattern, which is added or whose value is replaced.
 * Pattern and value are copied; the value may be one which xres_get() has just
 * returned, so that a resource can be given to another pattern as well.
 * XRES_FULL also stands for more than XRES_PARTS components. */
int xres_put(xresdb *db, const char *pattern, const char *value);

/* The same with a line "pattern: value".  Blanks around both are dropped.  An
 * empty line, or one that begins with '!', changes nothing and is XRES_OK. */
int xres_put_line(xresdb *db, const char *line);

/* The value of the pattern that fits the name best, going from left to right:
 * a component named in the pattern is better than '?', which is better than
 * one left to '*'; '.' is better than '*'.  NULL if none fits or if name is
 * not a full name.  The string is the database's and is valid until the
 * database is changed or freed. */
const char *xres_get(const xresdb *db, const char *name);

/* Removes a pattern, spelled as it was put.  1 if it was there, else 0. */
int xres_remove(xresdb *db, const char *pattern);

/* Number of patterns. */
size_t xres_count(const xresdb *db);

/* Puts all patterns of src into dst.  Stops at the first that fails.  With
 * dst == src nothing happens. */
int xres_merge(xresdb *dst, const xresdb *src);

/* Calls fn for each pattern, in the order in which they were added, until it
 * returns something else than 0; returns that, or 0.  fn must not change the
 * database. */
int xres_each(const xresdb *db, int (*fn)(const char *pattern, const char *value, void *arg),
              void *arg);

#endif
