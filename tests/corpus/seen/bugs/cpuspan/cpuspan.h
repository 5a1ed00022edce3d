/**
 * @file cpuspan.h
 * @brief Sets of CPU numbers, and the list notation of them.
 *
 * The notation is the one of taskset and of the kernel's command line:
 *
 *     list  := [ item { "," item } ]
 *     item  := number | number "-" number [ ":" number "/" number ]
 *
 * `3-5` are the CPUs 3, 4 and 5.  `0-9:2/4` takes the first two of every four
 * CPUs from 0 to 9: 0, 1, 4, 5, 8 and 9.  Numbers are decimal.  Blanks and
 * tabs are allowed around items, not within.
 */
#ifndef CPUSPAN_H
#define CPUSPAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** CPUs are numbered from 0 to CPUSPAN_MAX - 1. */
#define CPUSPAN_MAX 256

#define CPUSPAN_EINVAL (-1) /**< not a list, or one that makes no sense */
#define CPUSPAN_ERANGE (-2) /**< a number of CPUSPAN_MAX or more */

/** A set of CPUs. `(cpuspan_t){0}` is the empty one. Copy it by assignment. */
typedef struct cpuspan {
    uint64_t word[CPUSPAN_MAX / 64];
} cpuspan_t;

/** Empties the set. */
void cpuspan_clear(cpuspan_t *set);

/** Adds a CPU. @return 0, or CPUSPAN_ERANGE if there is no such CPU. */
int cpuspan_add(cpuspan_t *set, unsigned cpu);

/** @return whether the CPU is in the set; false for numbers out of range. */
bool cpuspan_has(const cpuspan_t *set, unsigned cpu);

/** @return the number of CPUs in the set. */
unsigned cpuspan_count(const cpuspan_t *set);

/** @return whether both sets have the same members. */
bool cpuspan_equal(const cpuspan_t *a, const cpuspan_t *b);

/**
 * @return the lowest CPU of the set that is not below @p from,
 *         CPUSPAN_MAX if there is none.
 */
unsigned cpuspan_next(const cpuspan_t *set, unsigned from);

/**
 * Reads a list.
 *
 * The empty text (or one of blanks only) is the empty set.  A range must not
 * run backwards, and no more CPUs can be used of a group than it has.
 *
 * @param set   where the result goes; unchanged if the text is refused
 * @param text  the text, terminated by NUL, which comes from wherever:
 *              anything that is not a list is refused
 * @return 0, CPUSPAN_EINVAL or CPUSPAN_ERANGE
 */
int cpuspan_parse(cpuspan_t *set, const char *text);

/**
 * Writes the set as a list, in ascending order and with ranges: `0-2,7`.
 *
 * @param buf   receives at most @p size bytes with the NUL, truncated if
 *              need be; may be NULL if @p size is 0
 * @return the length of the whole list without the NUL, as of snprintf()
 */
size_t cpuspan_format(const cpuspan_t *set, char *buf, size_t size);

#endif
