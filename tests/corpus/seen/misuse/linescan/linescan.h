#ifndef LINESCAN_H
#define LINESCAN_H

#include <stddef.h>

/* linescan: cuts a text into lines and lines into fields, in place.
 *
 * Nothing is allocated and nothing is copied: newlines and separators in the
 * text are overwritten with NULs, and what you get points into it.
 */

struct linescan {
    char *next;      /* rest of the text */
    char *end;
    char *last;      /* the line returned last, if it can be pushed back */
    size_t number;
};

/* Starts on the `length` bytes at `text`. One more byte behind them is written
 * to (a text in a char array with its terminator is fine). */
void ls_start(struct linescan *ls, char *text, size_t length);

/* Next line without its newline (or CR LF), NULL at the end. An empty last
 * line does not count. */
char *ls_next(struct linescan *ls);

/* Makes ls_next() return the line it has just returned once more. Only one
 * line can be pushed back. */
void ls_push_back(struct linescan *ls);

/* Number of the line returned last, from 1; 0 before the first. */
size_t ls_number(const struct linescan *ls);

/* Cuts a line at each separator. Stores up to `max` fields; the last of them
 * keeps what is left of the line. Returns how many were stored. An empty line
 * has one empty field. */
size_t ls_fields(char *line, char separator, char **fields, size_t max);

/* Cuts blanks and tabs off both ends. */
char *ls_trim(char *line);

/* Cuts "name = value" into its trimmed parts. The line itself becomes the
 * name. NULL, and the line as it was, when it has no '='. */
char *ls_value(char *line);

#endif
