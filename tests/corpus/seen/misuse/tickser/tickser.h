#ifndef TICKSER_H
#define TICKSER_H

#include <stddef.h>
#include <stdint.h>

/*
 * TICKSER - series of numbered tickets ("INV-0042")
 *
 * A series gives out numbers one after the other, each once.  A block is a
 * run of numbers set aside from a series, for somebody who wants to number
 * without asking each time.
 */

typedef struct tk_series tk_series;
typedef struct tk_block tk_block;

#define TK_MAX_PREFIX 31
#define TK_MAX_BLOCK 10000

/*
 * Opens a series.  Its tickets are the prefix, a '-', and the number with at
 * least `digits' digits (0 to 20).  NULL if prefix is longer than
 * TK_MAX_PREFIX, digits is out of range, or memory is out.
 */
tk_series *tk_open(const char *prefix, uint64_t first, int digits);

/*
 * Closes a series.  All its blocks must have been given back before.
 * NULL is ignored.
 */
void tk_close(tk_series *s);

/*
 * The next ticket's text, or NULL if the numbers or memory are used up.
 * The text is the series' own and is valid until the next call of tk_next
 * with this series, or until it is closed.
 */
const char *tk_next(tk_series *s);

/* The number that will be given out next.  After the last, 0. */
uint64_t tk_peek(const tk_series *s);

/* The number in a ticket's text.  0, or -1 if it is not one of this series. */
int tk_number(const tk_series *s, const char *ticket, uint64_t *number);

/*
 * Sets n numbers aside, 1 to TK_MAX_BLOCK.  NULL if n is out of range, if
 * not so many are left, or if memory is out.
 */
tk_block *tk_reserve(tk_series *s, size_t n);

/*
 * Takes a number of the block and writes its ticket into buf, of size bytes.
 * Returns its length; 0 if the block is used up or the text does not fit,
 * and then no number is taken.
 */
size_t tk_take(tk_block *b, char *buf, size_t size);

/* Numbers left in a block. */
size_t tk_left(const tk_block *b);

/*
 * Gives a block back and frees it.  If its numbers were the latest of the
 * series, those that are left will be given out again.  Once per block; NULL
 * is ignored.
 */
void tk_giveback(tk_block *b);

#endif
