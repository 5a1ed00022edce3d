/*
 * NAME
 *     semmatch - versions as of Semantic Versioning 2.0.0, and ranges of them
 *
 * DESCRIPTION
 *     A version is MAJOR.MINOR.PATCH, optionally followed by -PRERELEASE and
 *     +BUILD.  The numbers are below 2^32; prerelease and build are
 *     identifiers of [0-9A-Za-z-] joined with dots, together at most SEM_TAG-1
 *     characters each.  Numbers, and numeric identifiers of the prerelease,
 *     have no leading zeros.
 *
 *     Versions are plain structs without pointers and may be assigned.  They
 *     are filled in by sem_parse(); pre and build are "" when absent.
 */
#ifndef SEMMATCH_H
#define SEMMATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SEM_TAG 32

struct sem_version {
    uint32_t major, minor, patch;
    char pre[SEM_TAG];
    char build[SEM_TAG];
};

enum sem_part { SEM_MAJOR, SEM_MINOR, SEM_PATCH };

/*
 *     sem_parse() reads a whole text.  Returns true, or false and leaves *v
 *     alone when the text is not a version.
 */
bool sem_parse(const char *text, struct sem_version *v);

/*
 *     sem_format() writes the version as sem_parse() reads it.  At most size
 *     bytes are written, including the terminating null byte; the return value
 *     is the length of the whole text, as snprintf()'s is.
 */
size_t sem_format(const struct sem_version *v, char *buf, size_t size);

/*
 *     sem_compare() returns -1, 0 or 1 by precedence: build metadata is
 *     ignored, and a prerelease comes before its release.
 */
int sem_compare(const struct sem_version *a, const struct sem_version *b);

/*
 *     sem_equal() tells whether both have the same precedence.  sem_hash() is
 *     a hash to go with it, for tables whose keys are versions.
 */
bool sem_equal(const struct sem_version *a, const struct sem_version *b);
uint32_t sem_hash(const struct sem_version *v);

/*
 *     sem_bump() raises a part by one, sets those below it to 0 and drops
 *     prerelease and build.  Returns false and changes nothing when the part
 *     cannot be raised or is none of the three.
 */
bool sem_bump(struct sem_version *v, enum sem_part part);

/*
 *     sem_match() tells whether a version is in a range: comparators separated
 *     by single spaces, which must all hold.  A comparator is a version after
 *     one of = < > <= >= or
 *         ~1.2.3    at least 1.2.3 and the same major and minor
 *         ^1.2.3    at least 1.2.3 and the same major; if that is 0, the same
 *                   minor too; if that is 0 too, the same patch
 *     Only precedence counts: prereleases are treated as any other version.
 *     Returns 1 if it is, 0 if not, -1 if the range is malformed or empty.
 */
int sem_match(const struct sem_version *v, const char *range);

#endif
