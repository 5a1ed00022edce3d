#ifndef SBKLINE_H
#define SBKLINE_H

/* Scrollback of a terminal: the lines that have left the screen at its top.
   Line 0 is the newest one. */

#include <stdint.h>

#define SBK_MAXCOLS  1000
#define SBK_MAXLINES 10000

struct sbk_cell {
  uint32_t ch;        /* code point, ' ' if blank */
  uint16_t style;     /* whatever the terminal wants, 0 if blank */
};

typedef struct sbk sbk;
typedef struct sbk_search sbk_search;

/* A scrollback for a screen of `cols` columns (1 to SBK_MAXCOLS) that keeps the
   newest `lines` lines (1 to SBK_MAXLINES). NULL if a number is out of range or
   memory is short. */
sbk *sbk_new(int cols, int lines);

/* Close the searches in it first. NULL is ignored. */
void sbk_free(sbk *s);

/* Number of lines at the moment, and of columns. */
int sbk_count(const sbk *s);
int sbk_cols(const sbk *s);

/* Another screen width, 1 to SBK_MAXCOLS (others: returns -1). Lines already
   here keep their length. */
int sbk_set_cols(sbk *s, int cols);

/* Adds a line of n >= 0 cells; cells beyond the columns are cut off, blank cells
   at the end are not stored. When the scrollback is full, the oldest line goes.
   Returns 0, or -1 if memory is short. */
int sbk_push(sbk *s, const struct sbk_cell *cells, int n);

/* Takes the newest line back onto the screen: fills `row`, an array of
   sbk_cols() cells, with the line, cut off or padded with blanks. Returns 0, or
   -1 (row unchanged) if there is no line. */
int sbk_pop(sbk *s, struct sbk_cell *row);

/* The cells of line i, 0 <= i < sbk_count(), and their number in *n, which may
   be less than the columns. They stay valid until the next sbk_push, sbk_pop or
   sbk_clear. */
const struct sbk_cell *sbk_line(const sbk *s, int i, int *n);

void sbk_clear(sbk *s);

/* Searches for a text of at most 255 bytes of ASCII within lines, from the
   newest to the oldest. The text is copied. NULL if it is too long or memory is
   short. The scrollback may change during a search; lines that go are not found
   any more. */
sbk_search *sbk_search_open(const sbk *s, const char *text);

/* The next line with the text (as a number for sbk_line at this moment), -1 if
   there is none. */
int sbk_search_next(sbk_search *f);

void sbk_search_close(sbk_search *f);   /* NULL is ignored */

#endif
