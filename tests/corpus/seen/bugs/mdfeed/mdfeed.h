#ifndef MDFEED_H
#define MDFEED_H

#include <stddef.h>

/* Turns the lines of a simple Markdown text into HTML, one line at a time. */

typedef struct mdfeed mdfeed;

typedef enum { MDFEED_H1, MDFEED_H2, MDFEED_PARA, MDFEED_ITEM, MDFEED_RULE } mdfeed_kind;

#define MDFEED_BLOCKS 1000
#define MDFEED_TEXT 8192

mdfeed *mdfeed_open(void);

/* A line, without or with the line end.
 *
 *   "# ...", "## ..."   a heading of its own
 *   "- ..."             an item of a list
 *   "===", "---"        below a paragraph: makes it a heading (1, 2);
 *                       elsewhere "---" is a rule and "===" is text
 *   ""                  ends the paragraph or item
 *   anything else       goes on with the paragraph or item, or begins a
 *                       paragraph
 *
 * 0, or -1 when there are too many blocks, one is too long or memory is out;
 * the line is dropped then.
 */
int mdfeed_line(mdfeed *d, const char *line);

size_t mdfeed_count(const mdfeed *d);
/* Kind and text of a block; no such block: -1 and NULL. */
int mdfeed_kind_at(const mdfeed *d, size_t i);
const char *mdfeed_text_at(const mdfeed *d, size_t i);

/* Closes d and gives the HTML, which the caller frees.  NULL when memory is
 * out; d is gone in any case. */
char *mdfeed_close(mdfeed *d);

#endif
