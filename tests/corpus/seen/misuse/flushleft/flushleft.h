#ifndef FLUSHLEFT_H
#define FLUSHLEFT_H

#include <stddef.h>

/* Indentation of multi-line texts, in place.
 *
 * Lines end with '\n', the last one may do without.  Blanks are ' ' and '\t';
 * no notion of tab stops here, a tab is one character like any other.  A line
 * is blank if there is nothing else in it.
 */

/* Removes the blanks that all lines have in common at their start, as
 * textwrap.dedent() of Python does.  Blank lines have no say in it and become
 * empty.  Returns how many characters each line lost. */
size_t fl_dedent(char *text);

/* Puts columns spaces before each line that is not blank.  size is that of the
 * memory at text.  Returns 0, or -1 with the text unchanged if there is not
 * enough of it. */
int fl_indent(char *text, size_t size, unsigned columns);

/* Cuts blanks off the end of each line.  Returns the new length. */
size_t fl_rtrim(char *text);

/* Cuts blank lines off the end and returns the start of the first line that is
 * not blank; a pointer into text. */
char *fl_body(char *text);

/* Longest line, without its '\n'. */
size_t fl_width(const char *text);
/* Number of lines; "" has none. */
size_t fl_lines(const char *text);

#endif
