#ifndef STIRBUF_H
#define STIRBUF_H

#include <stddef.h>

/*
 * NAME
 *	sb_random, sb_srandom, sb_initstate, sb_setstate - random numbers whose
 *	state is an array of the caller's
 *
 * DESCRIPTION
 *	sb_random() returns successive pseudo-random numbers from 0 to
 *	2^31 - 1.  It is an additive feedback generator; how good the numbers
 *	are depends on the size of the state.  At first the state is one of
 *	the library's own, seeded with 1.
 *
 *	sb_srandom() seeds the current state.
 *
 *	sb_initstate() makes the array state, of n bytes, the current state
 *	and seeds it.  n is rounded down to 16, 32, 64, 128 or 256; NULL is
 *	returned, and nothing done, if it is less than 16 or if state is NULL.
 *	The array need not be aligned.  The library does not copy it: it is
 *	in use until another one is current.
 *
 *	sb_setstate() switches to an array that sb_initstate() has prepared
 *	before, and goes on where that was left.  NULL is returned, and
 *	nothing done, if state is NULL.
 *
 *	Both return the array that was current until then, which can be
 *	handed to sb_setstate() later.  The contents of the arrays are the
 *	library's.
 *
 *	sb_below() returns a number from 0 to limit - 1 without bias; 0 if
 *	limit is 0 or less.
 *
 *	sb_shuffle() puts n integers in random order.
 *
 * BUGS
 *	There is one current state in a process.
 */

long sb_random(void);
void sb_srandom(unsigned seed);
char *sb_initstate(unsigned seed, char *state, size_t n);
char *sb_setstate(char *state);
long sb_below(long limit);
void sb_shuffle(int *v, size_t n);

#endif
