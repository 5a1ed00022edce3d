#ifndef LINEED_H
#define LINEED_H

#include <stddef.h>

/* The text of an editor, as a list of lines. */

typedef struct ed_doc ed_doc;

/* A line of a document.  It keeps its identity when lines before or behind it
   are changed, until it is removed. */
typedef struct ed_line ed_line;

/* Splits a text at its '\n's.  There is always at least one line.  NULL if memory
   is out. */
ed_doc *ed_open(const char *text);
/* Frees the document and its lines. */
void ed_close(ed_doc *doc);

ed_line *ed_first(const ed_doc *doc);
ed_line *ed_last(const ed_doc *doc);
/* NULL behind the last and before the first. */
ed_line *ed_next(const ed_line *line);
ed_line *ed_prev(const ed_line *line);

/* The text of a line; it belongs to the line and is good until that changes. */
const char *ed_text(const ed_line *line);

/* Inserts a line behind another one of the document, or before all if `line` is
   NULL.  A text ends at its first '\n'.  The new line, NULL if memory is out. */
ed_line *ed_insert(ed_doc *doc, ed_line *line, const char *text);

/* Removes a line of the document.  Must not be called for the only line that is
   left. */
void ed_remove(ed_doc *doc, ed_line *line);

/* Joins a line with the one behind it, which must exist, and which is removed.
   Returns 0, or -1 if memory is out. */
int ed_join(ed_doc *doc, ed_line *line);

/* Divides a line after `column` characters; what is behind becomes a new line,
   which is returned (NULL if memory is out).  0 <= column <= length of line. */
ed_line *ed_split(ed_doc *doc, ed_line *line, size_t column);

size_t ed_count(const ed_doc *doc);

#endif
