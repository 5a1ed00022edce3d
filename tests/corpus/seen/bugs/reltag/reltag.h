/* reltag.h -- release tags: "1.4.0", "2.0.0-rc.1"
 *
 * A tag is MAJOR.MINOR.PATCH, decimal numbers without superfluous zeros that
 * fit into an unsigned, and perhaps '-' and a pre-release: identifiers of
 * [0-9A-Za-z], separated by dots.  An identifier of digits only is a number and
 * has no superfluous leading zero either.  No blanks, no "v" before, no "+build".
 *
 * struct reltag is a plain value: copy it by assignment.  Set it with
 * reltag_parse, reltag_make or reltag_bump; its members may be read but are not
 * to be written.  Pointers are never NULL.
 */
#ifndef RELTAG_H
#define RELTAG_H

#include <stdbool.h>
#include <stddef.h>

#define RELTAG_PRE 24     /* longest pre-release, characters */
#define RELTAG_TEXT 64    /* enough for every tag as text, with its NUL */

struct reltag {
    unsigned major, minor, patch;
    char pre[RELTAG_PRE + 1];     /* "" for a release */
};

enum reltag_part { RELTAG_MAJOR, RELTAG_MINOR, RELTAG_PATCH };

/* 0, or -1 if text is no tag or its pre-release is too long: *t is then
 * unchanged. */
int reltag_parse(struct reltag *t, const char *text);

/* A release without pre-release. */
struct reltag reltag_make(unsigned major, unsigned minor, unsigned patch);

/* Writes the tag into buf as snprintf would, and returns what snprintf would.
 * buf may be NULL if size is 0. */
int reltag_format(const struct reltag *t, char *buf, size_t size);

/* Negative, 0 or positive as a is older than, equal to or newer than b.  The
 * precedence is that of Semantic Versioning 2.0.0; it orders all tags, so
 * the function will do for qsort() and bsearch() with a cast. */
int reltag_compare(const struct reltag *a, const struct reltag *b);

bool reltag_equal(const struct reltag *a, const struct reltag *b);

/* Equal tags have equal hashes. */
unsigned long reltag_hash(const struct reltag *t);

/* Moves on to the next release: the part grows by one, those behind it become
 * 0 and a pre-release is dropped.  -1 if the part is at its greatest value or no
 * part at all, and *t is unchanged; else 0. */
int reltag_bump(struct reltag *t, enum reltag_part part);

/* Sorts n tags, oldest first.  v may be NULL if n is 0. */
void reltag_sort(struct reltag *v, size_t n);

/* The newest of n tags, NULL if n is 0.  With releases_only, tags with a
 * pre-release do not count. */
const struct reltag *reltag_newest(const struct reltag *v, size_t n, bool releases_only);

#endif
