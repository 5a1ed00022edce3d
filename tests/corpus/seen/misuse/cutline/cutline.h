/* cutline - take lines apart where they are.
 *
 * For lines of /etc/passwd and its kin.  Like strsep(3), the cut_ functions
 * work in place: they write NULs into the line and hand out pointers into it,
 * so the line has to be modifiable, and what they return lives exactly as long
 * as the line.  Nothing is allocated.
 *
 * Separators and marks are any char but '\0'.  Arguments are not NULL.
 */
#ifndef CUTLINE_H
#define CUTLINE_H

#include <stddef.h>

/* Number of fields in line: one more than it has separators ("" has one). */
size_t cut_count(const char *line, char sep);

/* Cuts line at each sep into at most max fields; what is left over stays in
 * the last one, separators and all.  Pointers to the fields go to out[0],
 * out[1], ..., with a NULL behind the last one: out has room for max + 1
 * pointers.  Returns the number of fields; with max == 0 that is 0, out[0] is
 * NULL and line is left alone. */
size_t cut_fields(char *line, char sep, char **out, size_t max);

/* As cut_fields, but at runs of blanks (space, tab), ignoring blanks at the
 * front and at the end.  There may be no field at all. */
size_t cut_words(char *line, char **out, size_t max);

/* Cuts "key SEP value" at the first sep and trims both.  Returns 1 and sets
 * *key and *value; 0 and no change when there is no sep. */
int cut_pair(char *line, char sep, char **key, char **value);

/* Cuts off blanks and line ends (space, tab, CR, LF) on both sides; returns
 * the new start. */
char *cut_trim(char *s);

/* Cuts off everything from the first mark that stands at the start of the line
 * or after a blank.  Returns line. */
char *cut_comment(char *line, char mark);

/* If s is enclosed in two double quotes, removes them, replaces \" by " and
 * \\ by \ between them, and returns the new start; otherwise returns s and
 * changes nothing. */
char *cut_unquote(char *s);

/* The reverse of cut_fields: writes the fields of a NULL-terminated array to
 * dst with sep between them, at most size - 1 characters and a NUL; with size
 * == 0 nothing, and dst may be NULL.  Returns the length of the whole, as
 * snprintf does.  dst must not overlap the fields. */
size_t cut_join(char *dst, size_t size, char *const *fields, char sep);

#endif
