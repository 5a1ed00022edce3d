/**
 * @file ignpat.h
 * @brief Lists of ignore patterns, as version control systems and backup
 *        programs read them from their ignore files.
 *
 * Syntax of a line:
 *  - An empty line, a line of spaces, and a line that begins with `#` say nothing.
 *  - `!` in front turns the rule round: what it matches is not ignored.
 *  - Spaces at the end are dropped, unless there is a backslash before them.
 *  - `/` at the end: the rule is for directories only.
 *  - With a `/` at its beginning or in its middle a pattern is for the whole
 *    path, else for the last part of the path only.
 *  - `*` is any run of bytes without `/`, `**` any run of bytes, `?` one byte
 *    that is not `/`; a backslash takes the meaning from the byte behind it,
 *    and stands for itself when it is the last byte.
 */
#ifndef IGNPAT_H
#define IGNPAT_H

#include <stddef.h>

#define IGN_LINE_MAX 255 /**< bytes of the longest line */
#define IGN_RULE_MAX 500 /**< rules of the longest list */

/** A list of rules. */
typedef struct ign_list ign_list;

/** @return a new, empty list, to be freed with ign_free(); NULL without memory. */
ign_list *ign_new(void);

/** Frees a list. @param list may be NULL. */
void ign_free(ign_list *list);

/**
 * Adds the rule of one line.
 * @param line  any string without a line feed; it is copied.
 * @retval 1  a rule was added
 * @retval 0  the line says nothing
 * @retval -1 too long, too many rules, a line feed in it, or no memory
 */
int ign_add(ign_list *list, const char *line);

/**
 * Adds every line of a text. A line ends with a line feed or with the text.
 * @param text  @p len bytes; need not end with a null byte. A null byte in a
 *              line ends that line's pattern. May be NULL when @p len is 0.
 * @return the number of rules added. Lines that ign_add() would refuse are left out.
 */
size_t ign_add_text(ign_list *list, const char *text, size_t len);

/** @return the number of rules. */
size_t ign_count(const ign_list *list);

/**
 * @return the pattern of rule @p i, counted from 0, without `!`, outer
 *         slashes and dropped spaces; NULL when there is no such rule. It
 *         belongs to the list and lives as long.
 */
const char *ign_pattern(const ign_list *list, size_t i);

/** Removes all rules. */
void ign_clear(ign_list *list);

/**
 * Whether a path is ignored: the last rule that matches decides.
 * @param path    parts with `/` between them; only the path itself is looked
 *                at, not the directories above it.
 * @param is_dir  not 0 when it is a directory.
 * @return 1 ignored, 0 not.
 */
int ign_match(const ign_list *list, const char *path, int is_dir);

#endif
