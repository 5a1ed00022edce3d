/* memrd - reads from memory as if it was a file
 *
 * SYNOPSIS
 *	MR *mr_open(data, size)		the data are not copied
 *	...
 *	mr_close(r)
 *
 * The data must not go away or change until mr_close().
 */

#ifndef MEMRD_H
#define MEMRD_H

#include <stddef.h>
#include <stdint.h>

typedef struct memrd MR;

MR  *mr_open(const void *data, size_t size);	/* NULL: no memory */
void mr_close(MR *r);

int  mr_getc(MR *r);		/* next byte, -1 at the end */
void mr_ungetc(MR *r);		/* takes back the last mr_getc(), which must
				 * have returned a byte; once, and with no other
				 * call in between */
int  mr_peek(const MR *r);	/* like mr_getc(), but stays where it is */

/* Copies up to n bytes to buf; returns how many. */
size_t mr_read(MR *r, void *buf, size_t n);
/* Skips up to n bytes; returns how many. */
size_t mr_skip(MR *r, size_t n);

/* Big-endian numbers. 0, or -1 if there are too few bytes: nothing is read. */
int  mr_u16(MR *r, uint16_t *v);
int  mr_u32(MR *r, uint32_t *v);

/* Next line as a string, without the newline. The string is overwritten by the
 * next mr_line(), and gone after mr_close(). NULL at the end of the data or if
 * there is no memory. */
const char *mr_line(MR *r);

size_t mr_tell(const MR *r);	/* bytes read */
size_t mr_left(const MR *r);	/* bytes not read */

void mr_mark(MR *r);		/* remembers the place; one at a time */
void mr_back(MR *r);		/* goes back to the mark, which must be set;
				 * it stays set */

#endif
