/* textwin.h: the last lines of a text, in memory that you provide
 *
 * For consoles on small machines: text goes in at the end, and when all rows
 * are taken the oldest line makes room.  No memory is allocated.
 *
 *      static char mem[TW_SIZE(25, 80)];
 *      struct tw_win win;
 *
 *      tw_init(&win, mem, 25, 80);
 *      tw_puts(&win, "hello\n");
 */
#ifndef TEXTWIN_H
#define TEXTWIN_H

#include <stddef.h>

struct tw_win {                 /* all of it private */
    char *mem;
    size_t rows, cols;
    size_t first, count;
    size_t used;
};

/* Bytes of memory for a window of that size. */
#define TW_SIZE(rows, cols) ((size_t)(rows) * ((size_t)(cols) + 1))

/* Makes an empty window: one line, with nothing in it.  Both rows and cols
 * have to be 1 at least, and mem has to have TW_SIZE(rows, cols) bytes.  The
 * memory is the window's for as long as you use it.  Comes before all else. */
void tw_init(struct tw_win *win, char *mem, size_t rows, size_t cols);

/* Appends text.  A newline begins a new line, and so does a character beyond
 * the last column.  Tabs become a space, other control characters and zeros
 * are dropped.  The text must not be in the window's own memory.  For tw_write
 * text may be NULL if len is 0. */
void tw_puts(struct tw_win *win, const char *text);
void tw_write(struct tw_win *win, const char *text, size_t len);

/* Back to an empty window. */
void tw_clear(struct tw_win *win);

/* How many lines there are, 1 to rows, the one being written included. */
size_t tw_lines(const struct tw_win *win);

/* A line, 0 is the oldest; NULL if there is no such line.  It is in the
 * window's memory and changes with it. */
const char *tw_line(const struct tw_win *win, size_t line);

/* Copies a line, "" if there is no such line, and returns its length.  There
 * is no size to pass: buf has to have room for cols characters and a zero. */
size_t tw_copy(const struct tw_win *win, size_t line, char *buf);

/* The latest line that has the text in it, or -1. */
long tw_find(const struct tw_win *win, const char *text);

/* Calls fn for each line, the oldest first, until it returns something other
 * than 0, and returns that, or else 0.  fn must not write to the window. */
int tw_each(const struct tw_win *win, int (*fn)(const char *line, void *user), void *user);

#endif
