#ifndef SEMRANGE_H
#define SEMRANGE_H

/* Semantic versions (semver.org, 2.0.0) and ranges of them.
 *
 * VERSIONS are written MAJOR.MINOR.PATCH or MAJOR.MINOR.PATCH-PRE.  The three
 * numbers are at most SEMR_NUMBER_MAX and have no leading zeros.  PRE is one
 * or more identifiers with dots between them, at most SEMR_PRE_MAX characters
 * in all; an identifier is one or more of 0-9, A-Z, a-z and the hyphen, and
 * one that is all digits has no leading zeros: 1.0.0-alpha, 1.0.0-alpha.2,
 * 1.0.0-7, 1.0.0-0a.  Build metadata (+...) is not accepted.
 *
 * RANGES are comparators with spaces between them, all of which must hold:
 *
 *     >=1.2.0 <2.0.0-0
 *
 * A comparator is one of = < <= > >= ^ ~ or nothing (as =) before a version,
 * without a space, or a lone * that everything matches.  ^1.2.3 is short for
 * >=1.2.3 <2.0.0-0, ^0.2.3 for >=0.2.3 <0.3.0-0, ^0.0.3 for
 * >=0.0.3 <0.0.4-0, and ~1.2.3 for >=1.2.3 <1.3.0-0.  Alternatives are
 * separated by ||.  A range has at most SEMR_TERMS comparators, of which ^ and
 * ~ count twice.
 */

#include <stddef.h>

#define SEMR_NUMBER_MAX 999999999ul
#define SEMR_PRE_MAX    31
#define SEMR_TERMS      32

/* Set by semr_parse(), for you to read. */
struct semr_version {
    unsigned long major, minor, patch;
    char pre[SEMR_PRE_MAX + 1]; /* "" when there is none */
};

typedef struct semr_range semr_range;

/* Reads a version.  0, or -1 when text is not one (or is NULL); *v is then
 * unchanged. */
int semr_parse(const char *text, struct semr_version *v);

/* Writes the version as semr_parse() reads it, like snprintf(): at most size
 * bytes with the null; returns the length that it has or would have.  buf may
 * be NULL when size is 0. */
int semr_format(const struct semr_version *v, char *buf, size_t size);

/* The order of precedence: negative, 0 or positive when a is before, the same
 * as or after b.  Versions can be sorted by it. */
int semr_compare(const struct semr_version *a, const struct semr_version *b);

/* Reads a range; NULL when text is not one (or is NULL), or out of memory.  To
 * be freed with semr_range_free(). */
semr_range *semr_range_parse(const char *text);

/* 1 when v is in the range, else 0. */
int semr_range_has(const semr_range *range, const struct semr_version *v);

/* The highest of count versions that is in the range, the first of equals;
 * NULL when none is. */
const struct semr_version *semr_range_best(const semr_range *range,
                                           const struct semr_version *list, size_t count);

/* Frees a range, or nothing when it is NULL. */
void semr_range_free(semr_range *range);

#endif
