/* vtpane.h - a very small VT100-like screen
 *
 * A pane is a grid of characters with a cursor.  Bytes that a program would
 * send to a terminal are fed to it with vt_write(); the resulting screen can
 * be read row by row.  A pane may be resized at any time, between any two
 * bytes of the output.
 *
 * Understood are
 *     BS, HT, LF, CR          (LF moves down only, HT goes to multiples of 8)
 *     ESC 7, ESC 8            save and restore the cursor
 *     ESC c                   reset
 *     ESC [ n A|B|C|D         cursor up, down, right, left
 *     ESC [ row ; col H|f     cursor position, counted from 1
 *     ESC [ n J|K             erase display / line (n = 0, 1, 2)
 *     ESC [ s, ESC [ u        same as ESC 7 and ESC 8
 * Other control characters and sequences are ignored; bytes from 0x80 on are
 * shown as '?'.  Sequences may be split over several calls of vt_write().
 */
#ifndef VTPANE_H
#define VTPANE_H

#include <stddef.h>

#define VT_MAX_SIZE 300         /* rows and columns are 1 .. VT_MAX_SIZE */

typedef struct vtpane vtpane;

/* A blank pane with its cursor in the upper left corner.  NULL when a size is
 * out of range or memory is short. */
vtpane *vt_new(int rows, int cols);

/* NULL is allowed. */
void vt_free(vtpane *v);

/* Changes the size.  The upper left part that fits the new size is kept, new
 * space is blank, and a cursor that would be outside is moved to the nearest
 * place inside.  Returns 0; or -1 when a size is out of range or memory is
 * short, and then nothing has changed. */
int vt_resize(vtpane *v, int rows, int cols);

/* Interprets n bytes.  data may be NULL when n is 0. */
void vt_write(vtpane *v, const char *data, size_t n);

/* The same for a NUL-terminated text. */
void vt_puts(vtpane *v, const char *text);

/* Blank screen, cursor at the upper left, no saved cursor. */
void vt_reset(vtpane *v);

int vt_rows(const vtpane *v);
int vt_cols(const vtpane *v);

/* The cursor, counted from 0.  After a character was written to the last
 * column it stays there, and the next character goes to the next line.  Either
 * pointer may be NULL. */
void vt_cursor(const vtpane *v, int *row, int *col);

/* Copies a row without its trailing blanks into buf as a string, cut off when
 * it does not fit size (size 0: nothing is written, buf may be NULL).  Returns
 * the length without cutting, or -1 when there is no such row. */
int vt_line(const vtpane *v, int row, char *buf, size_t size);

#endif
