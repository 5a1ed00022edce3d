#ifndef DOTVER_H
#define DOTVER_H

#include <stdbool.h>
#include <stddef.h>

/* Semantic versions (semver.org): MAJOR.MINOR.PATCH[-PRERELEASE]
 *
 * A prerelease is a list of identifiers with dots between them.  Identifiers
 * are made of letters, digits and '-'; those of digits only are numbers and
 * have no leading zero. */

#define DOTVER_PART_MAX 999999u
#define DOTVER_PRE_MAX 31 /* characters of a prerelease */

typedef struct {
    unsigned major, minor, patch;
    char pre[DOTVER_PRE_MAX + 1]; /* "" for a release */
} dotver;

/* False when a part is above DOTVER_PART_MAX; v is not changed then. */
bool dotver_make(dotver *v, unsigned major, unsigned minor, unsigned patch);

/* Makes it a prerelease, or a release with "".  False when it is not valid. */
bool dotver_set_pre(dotver *v, const char *pre);

/* Reads a whole text.  False when it is not a version; v is not changed then. */
bool dotver_parse(dotver *v, const char *text);

/* As snprintf(): the length that the whole text has. */
int dotver_format(const dotver *v, char *buffer, size_t size);

/* Order of precedence, less than, equal to or greater than 0.  A prerelease is
 * before its release; numbers are before other identifiers and compared by
 * value, other identifiers by their characters; the longer list is later when
 * one is the start of the other. */
int dotver_compare(const dotver *a, const dotver *b);

/* The next release.  False, and nothing changed, when the part is at its
 * maximum. */
bool dotver_bump_minor(dotver *v);
bool dotver_bump_patch(dotver *v);

bool dotver_is_stable(const dotver *v); /* 1.0.0 and later releases */

#endif
