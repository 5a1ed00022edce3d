#ifndef STREDIT_H
#define STREDIT_H
/*
 * NAME
 *     stredit - edit strings where they are
 *
 * DESCRIPTION
 *     These functions change the string s in place and allocate nothing.  s is
 *     a terminated string in memory that may be written to; none of them makes
 *     it longer, except stredit_insert() and stredit_pad(), which are told the
 *     size of that memory.  Characters are bytes.
 *
 *     Positions are counted from 0.  A position behind the end of the string
 *     is taken for its end.
 *
 * RETURN VALUE
 *     Functions of type char * return s.
 */

#include <stddef.h>

/* Removes spaces, tabs and line ends at both ends. */
char *stredit_trim(char *s);

/* Makes one character of each run of the character c ('\0': no change). */
char *stredit_squeeze(char *s, char c);

/* Turns the string around. */
char *stredit_reverse(char *s);

/* Moves n characters from the front to the end, or from the end to the front
 * if n is negative; any n is allowed. */
char *stredit_rotate(char *s, long n);

/* Removes up to n characters at pos.  Returns how many it were. */
size_t stredit_delete(char *s, size_t pos, size_t n);

/* Replaces characters as tr(1) does: from[i] becomes to[i].  `to' is at least
 * as long as `from'; of equal characters in `from' the first one counts.
 * Neither overlaps s. */
char *stredit_tr(char *s, const char *from, const char *to);

/* Inserts the string ins at pos.  size is the size of the memory at s, and
 * ins must not overlap it.  Returns 0, or -1 if there is not enough room; s is
 * unchanged then. */
int stredit_insert(char *s, size_t size, size_t pos, const char *ins);

/* Appends characters c until the string has a length of `width', or as much as
 * size bytes hold; a longer string is not changed.  c is not '\0'.  Returns
 * the new length. */
size_t stredit_pad(char *s, size_t size, size_t width, char c);

/* Cuts the string into fields: each separator is overwritten with '\0', and
 * pointers to the fields are stored in field[0], field[1], ...  field has room
 * for max pointers; when there are more fields, the last one has the rest of
 * the string with its separators.  An empty string is one empty field, and
 * adjacent separators have an empty one between them.  Returns the number of
 * fields stored: none if max is 0.  A sep of '\0' separates nothing. */
size_t stredit_split(char *s, char sep, char **field, size_t max);

/* Replaces backslash sequences by what they stand for: \n, \t, \\, and \xHH
 * with two hexadecimal digits, but not \x00.  Others stay as they are. */
char *stredit_unescape(char *s);

#endif
