/* parafit: break text into lines for terminals and mails
 *
 * Text is plain single-byte text.  A newline ends a paragraph.  Every
 * paragraph is laid out by itself:
 *
 *   - Words are separated by blanks: spaces and tabs.  Lines are broken at
 *     blanks, and the blanks where a line is broken disappear.
 *   - Blanks at the very start of a paragraph are kept: they are its
 *     indentation.  Blanks within a line are kept as well.
 *   - A tab reaches to the next column that is a multiple of eight
 *     (PF_TAB_STOP), counted from the start of the line.  All other
 *     characters are one column wide.
 *   - A word wider than the line is cut where the line is full.
 *   - An empty paragraph is one empty line.
 *
 * The width is the number of columns on a line.  0 means that there is no
 * limit: a paragraph is a line.  There is no smallest or largest width; if
 * not even the first character has room, it makes up a line by itself and
 * sticks out.
 *
 * An empty text has no lines.  A newline at the end of the text ends the last
 * paragraph and does not start another.
 *
 * All texts are zero-terminated.  No function allocates anything, and none
 * takes NULL, except where it is said.
 */
#ifndef PARAFIT_H
#define PARAFIT_H

#include <stddef.h>

#define PF_TAB_STOP 8

/* Gets a line: length bytes, not terminated, without newline.
 * Returns 0 to go on, anything else to stop. */
typedef int pf_line_fn(const char *line, size_t length, void *user);

/* How many columns a text takes that has no newline; with one, up to it. */
size_t pf_columns(const char *text);

/* The columns of the widest word. */
size_t pf_widest_word(const char *text);

/* How many lines the text takes at this width. */
size_t pf_count(const char *text, size_t width);

/* Calls fn for each line.  Returns 0, or what fn returned when it stopped. */
int pf_each(const char *text, size_t width, pf_line_fn *fn, void *user);

/* Writes the lines into out, a newline after each, and a zero byte.
 * At most size bytes are written; what has no room is left out, but if
 * size is not 0 the zero byte is always there.  out may be NULL if size is 0.
 * Returns how many bytes the whole would have, without the zero byte, like
 * snprintf.  out must not overlap text. */
size_t pf_wrap(const char *text, size_t width, char *out, size_t size);

/* Joins the lines of each paragraph with single spaces, in place.  Here, and
 * only here, a paragraph ends at an empty line (two newlines or more).
 * Returns the new length. */
size_t pf_join(char *text);

#endif
