/*
 * vergrade - semantic versions (https://semver.org, 2.0.0)
 *
 *   MAJOR.MINOR.PATCH[-PRERELEASE][+BUILD]
 *
 * Versions are plain structures that can be copied and need no freeing.
 * All functions that take a const struct vergrade * want one that was filled
 * by this library.
 */
#ifndef VERGRADE_H
#define VERGRADE_H

#include <stdbool.h>
#include <stddef.h>

#define VG_NUMBER_MAX 999999999ul   /* of MAJOR, MINOR and PATCH */
#define VG_SUFFIX_MAX 31            /* characters of PRERELEASE or of BUILD */
#define VG_TEXT_SIZE 100            /* enough for any version as text */

struct vergrade {
    unsigned long major;
    unsigned long minor;
    unsigned long patch;
    char pre[VG_SUFFIX_MAX + 1];    /* without the '-'; empty if none */
    char build[VG_SUFFIX_MAX + 1];  /* without the '+'; empty if none */
};

/* Parses a whole text.  PRERELEASE and BUILD are series of identifiers
 * [0-9A-Za-z-]+ with dots between them; neither the numbers nor identifiers
 * of digits alone in PRERELEASE have leading zeros.  false, with *v as it
 * was, if the text is not a version or too long for the limits above. */
bool vg_parse(struct vergrade *v, const char *text);

/* Writes v as text, cut off if size is too small (nothing if it is 0; buffer
 * may then be NULL).  Returns the length of the whole text. */
size_t vg_format(const struct vergrade *v, char *buffer, size_t size);

/* Less than, equal to or greater than 0, by semver precedence: BUILD does
 * not count.  A consistent order of all versions, fit for sorting and
 * searching. */
int vg_compare(const struct vergrade *a, const struct vergrade *b);

/* vg_compare() as qsort() and bsearch() want it, of struct vergrade. */
int vg_order(const void *a, const void *b);

/* Whether both are the same in every part, BUILD included. */
bool vg_same(const struct vergrade *a, const struct vergrade *b);

/* The next version: the number goes up by one, those behind it become 0 and
 * PRERELEASE and BUILD are removed.  (1.2.3-rc.1 becomes 1.2.4.)  false, with
 * *v as it was, if the number is VG_NUMBER_MAX already. */
bool vg_next_major(struct vergrade *v);
bool vg_next_minor(struct vergrade *v);
bool vg_next_patch(struct vergrade *v);

/* Whether v satisfies ^base: it does not precede base and has the same
 * leftmost number that is not 0 (and the same 0s before that). */
bool vg_caret(const struct vergrade *v, const struct vergrade *base);

#endif
