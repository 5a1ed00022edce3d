#ifndef LCSDIFF_H
#define LCSDIFF_H

#include <stddef.h>

/**
 * @file lcsdiff.h
 * Differences between two lists of lines (longest common subsequence).
 */

/** What to do with a line to get from the old list to the new one. */
typedef enum { LD_KEEP = ' ', LD_DELETE = '-', LD_INSERT = '+' } ld_action;

typedef struct ld_diff ld_diff;

/** Most lines on either side. */
#define LD_MAX_LINES 2000

/**
 * Compares two lists of zero-terminated lines.  No line may be NULL.
 *
 * The diff refers to the lines and does not copy them (nor the arrays): keep
 * both until it is freed.
 *
 * @return NULL if a list has more than LD_MAX_LINES lines or memory is out
 */
ld_diff *ld_compare(const char *const *old_lines, size_t old_count,
                    const char *const *new_lines, size_t new_count);
void ld_free(ld_diff *d);

/** Number of steps; deletions come before insertions at the same place. */
size_t ld_steps(const ld_diff *d);

/** Action and line of a step.  @p step must be less than ld_steps(). */
ld_action ld_step_action(const ld_diff *d, size_t step);
const char *ld_step_line(const ld_diff *d, size_t step);

/** How many steps have that action. */
size_t ld_count(const ld_diff *d, ld_action action);

/**
 * Applies the diff to a list of lines, which must be the same text as the old
 * one (asserted).  @p out receives ld_result_count() lines;
 * it must be an array of its own.
 */
void ld_apply(const ld_diff *d, const char *const *lines, size_t count, const char **out);

/** Number of lines that ld_apply() gives. */
size_t ld_result_count(const ld_diff *d);

/** The diff as text, every line with its action before it and '\n' behind it.
 *  Free it with free().  NULL if memory is out. */
char *ld_format(const ld_diff *d);

#endif
