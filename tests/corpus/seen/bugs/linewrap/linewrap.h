/**
 * linewrap - breaks texts into lines
 *
 * Texts are words separated by blanks, tabs and line breaks. Each line gets as
 * many words as fit, with one blank between them. A word that is longer than a
 * line is divided.
 */
#ifndef LINEWRAP_H
#define LINEWRAP_H

#include <stdbool.h>
#include <stddef.h>

#define LW_MAX_WIDTH 1000

typedef struct linewrap linewrap;

/** @param width characters a line has at most, 1 to LW_MAX_WIDTH
 *  @return NULL if the width is out of range or memory is out */
linewrap *lw_new(int width);
void lw_free(linewrap *lw);

/** @return false, and nothing is changed, if the width is not greater than the
 *  indent or above LW_MAX_WIDTH */
bool lw_set_width(linewrap *lw, int width);
/** Blanks at the beginning of each line, which are part of its width; 0 at first.
 *  @return false, and nothing is changed, if it is negative or not less than
 *  the width */
bool lw_set_indent(linewrap *lw, int indent);
/** Whether words that are divided get a '-' at the end of the line. On at
 *  first. */
void lw_set_hyphens(linewrap *lw, bool on);

int lw_width(const linewrap *lw);
int lw_indent(const linewrap *lw);

/** How many lines a text makes; 0 if there are no words in it. */
size_t lw_lines(const linewrap *lw, const char *text);

/** The lines, each ended by '\n'. To be freed with free(); NULL if memory is
 *  out. */
char *lw_wrap(const linewrap *lw, const char *text);

/** Length of the longest word of a text. */
size_t lw_longest_word(const char *text);

#endif
