/*
 * termcel - a small grid of character cells with a cursor, as terminal
 * emulators keep it.
 *
 * Rows and columns count from 0; the cursor is always on a cell of the
 * screen.  Except for tc_free(), a screen argument must not be NULL.
 */
#ifndef TERMCEL_H
#define TERMCEL_H

#define TC_MAX_SIDE 500 /* most rows, and most columns */

typedef struct termcel termcel;

/* Creates a blank screen with the cursor at 0,0.  Both sides must be from 1
 * to TC_MAX_SIDE, else NULL is returned, as when memory runs out. */
termcel *tc_new(int rows, int cols);

/* Frees the screen.  NULL is ignored. */
void tc_free(termcel *screen);

/* Changes the size.  Cells that remain keep their contents, new ones are
 * blank, and the cursor is moved onto the screen if it would be outside.
 * Returns 0, or -1 with nothing changed: sides out of range, or no memory. */
int tc_resize(termcel *screen, int rows, int cols);

/* The present size.  Either pointer may be NULL. */
void tc_size(const termcel *screen, int *rows, int *cols);

/* Moves the cursor.  A position outside is brought to the nearest cell. */
void tc_move(termcel *screen, int row, int col);

/* Where the cursor is.  Either pointer may be NULL. */
void tc_cursor(const termcel *screen, int *row, int *col);

/* tc_save() remembers the cursor's position (DECSC), tc_restore() moves the
 * cursor back to it (DECRC).  Saving again replaces what was saved; restoring
 * without having saved moves to 0,0. */
void tc_save(termcel *screen);
void tc_restore(termcel *screen);

/* Writes one character at the cursor and advances.  After the last column
 * the next character goes to the start of the next row, scrolling up when
 * there is none.  '\n' goes to the start of the next row, '\r' to the start
 * of this one, '\b' one to the left, not beyond column 0.  Other control
 * characters (below 32, and 127) are ignored. */
void tc_putc(termcel *screen, char c);

/* tc_putc() for every character of the text. */
void tc_puts(termcel *screen, const char *text);

/* Blanks from the cursor to the end of its row.  The cursor stays. */
void tc_erase(termcel *screen);

/* Blanks everything and moves the cursor to 0,0. */
void tc_clear(termcel *screen);

/* The character at a cell (' ' when blank), or -1 outside of the screen. */
int tc_at(const termcel *screen, int row, int col);

#endif
