/* argquote - build command lines for programs that split them themselves.
 *
 * Arguments are quoted by the rules of the Microsoft C runtime:
 *   - arguments with white space or quotes, and empty ones, stand in quotes;
 *   - 2n backslashes and a quote are n backslashes and the end of the quotes;
 *   - 2n+1 backslashes and a quote are n backslashes and a literal quote;
 *   - any other backslash stands for itself.
 * White space is blank, tab, newline and vertical tab.
 *
 * Pointers must not be NULL unless it is said that they may.
 */
#ifndef ARGQUOTE_H
#define ARGQUOTE_H

#include <stddef.h>

/* The longest argument, and the longest line, without the final NUL. */
#define AQ_MAX 32767

typedef struct aq_line aq_line;

/* A malloc'ed string that aq_split() makes ARG of again; NULL when ARG, or what
 * it would become, is longer than AQ_MAX or memory is out. */
char *aq_quote(const char *arg);

aq_line *aq_new(void);
void aq_free(aq_line *line); /* NULL is ignored */

/* Adds an argument.  Returns 0, or -1 (the line is then as it was) when the
 * argument or the line would be too long or memory is out. */
int aq_add(aq_line *line, const char *arg);

/* The line so far, valid until the next call with LINE that is not aq_text()
 * or aq_count(). */
const char *aq_text(const aq_line *line);
size_t aq_count(const aq_line *line);

/* Splits TEXT.  Returns a NULL-terminated vector in one malloc'ed block (a
 * single free() does), its length in *COUNT; NULL when TEXT is longer than
 * AQ_MAX or memory is out.  Quotes that are not closed end with the text. */
char **aq_split(const char *text, size_t *count);

#endif
