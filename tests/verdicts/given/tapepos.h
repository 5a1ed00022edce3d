/* One tape for the whole program.  It exists from tape_open() to tape_close(); nothing else may be called outside of
 * that.
 */
#ifndef TAPEPOS_H
#define TAPEPOS_H

#include <stddef.h>

/* Makes the tape of size cells, which are 0.  0, or -1 when size is 0, above 1000 or memory is out.  An open tape is
 * closed before. */
int tape_open(size_t size);
void tape_close(void);

/* Writes to pos, which is a position of the tape. */
void tape_write(size_t pos, int value);

/* The cell at pos, -1 if there is none. */
int tape_read(size_t pos);

/* The first cell. */
int tape_first(void);

/* @param cells n numbers; may be NULL when n is 0 and may be part of a text.
 * @param text is written to the first cells. */
void tape_fill(const int *cells, size_t n, const char *text);

#endif
