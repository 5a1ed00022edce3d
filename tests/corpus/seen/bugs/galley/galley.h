#ifndef GALLEY_H
#define GALLEY_H

#include <stdbool.h>
#include <stddef.h>

/* galley -- breaks lines of text into pages of a fixed height.
 *
 * Lines can be tied to the one that follows (a heading and its first line, for
 * instance); a page does not end between them unless the tied lines would not
 * fit on one page. The last line of the galley ends the last page even
 * when it is tied.
 *
 * Lines and pages are numbered from 0.
 */
typedef struct galley galley;

#define GALLEY_MAX_HEIGHT 1000
#define GALLEY_MAX_LINES  10000

enum { GALLEY_PLAIN = 0, GALLEY_TIED = 1, GALLEY_BREAK = 2 };

/* NULL unless the height is 1 to GALLEY_MAX_HEIGHT lines. */
galley *galley_new(int height);
void galley_free(galley *g);

/* Appends a copy of a line. `flags` are GALLEY_TIED (keep with the next line)
 * or GALLEY_BREAK (the page ends behind it; wins over GALLEY_TIED).
 * False when memory is out or there are GALLEY_MAX_LINES. */
bool galley_add(galley *g, const char *text, int flags);

/* Appends each line of a text that is separated by '\n'. */
bool galley_add_text(galley *g, const char *text, int flags);

/* Changes the height; false as in galley_new(). */
bool galley_set_height(galley *g, int height);

int galley_lines(const galley *g);
const char *galley_line(const galley *g, int line); /* NULL: no such line */

/* How many pages there are; an empty galley has none. */
int galley_pages(const galley *g);

/* The first line of a page and the count of its lines. False when there is no
 * such page. */
bool galley_page(const galley *g, int page, int *first, int *count);

/* The page on which a line is, -1 when there is no such line. */
int galley_page_of(const galley *g, int line);

#endif
