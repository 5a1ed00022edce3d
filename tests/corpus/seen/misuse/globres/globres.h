/* globres.h - names that match a pattern
 *
 * In a pattern * stands for any characters, ? for any one, and \ takes away the
 * meaning of the next.
 */
#ifndef GLOBRES_H
#define GLOBRES_H

#include <stddef.h>

/* What was found. `names` has count texts and then a NULL; it is NULL when nothing
 * was found yet. */
typedef struct {
    size_t count;
    char **names;
} gr_result;

#define GR_APPEND 1 /* add to the names of an earlier call */
#define GR_NOSORT 2 /* leave them in the order of the list */
#define GR_NOCASE 4 /* small and capital letters (ASCII) are the same */

#define GR_COUNT_MAX 65536 /* names in one result */

enum {
    GR_OK = 0,
    GR_NOMATCH,
    GR_NOSPACE /* memory is exhausted, or the result would be too large */
};

/* Stores copies of all names of the list that match. The list ends with NULL. New
 * names are sorted; with GR_APPEND they follow those that were there. If the result
 * is not GR_OK nothing was added. The list must not be the names of the result that
 * is added to.
 * The result is released with gr_free(). */
int gr_find(const char *const *list, const char *pattern, int flags, gr_result *result);

/* Whether one text matches; of the flags only GR_NOCASE means something. */
int gr_match(const char *pattern, const char *text, int flags);

/* Whether pattern has a character with a meaning. */
int gr_is_pattern(const char *text);

/* Length of the longest text in it; 0 for none. */
size_t gr_widest(const gr_result *result);

/* Releases the names. The structure can then be used for another search. */
void gr_free(gr_result *result);

#endif
