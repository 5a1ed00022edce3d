/*
 * rmapv6.h: a resource map
 *
 * Sixth Edition UNIX kept free core and free swap space in little tables of
 * (size, address) pairs, and two routines, malloc and mfree, gave space out of
 * them and took it back.  This is the same for whatever you have that is
 * numbered: disk blocks, ports, channels, pages.  The map knows nothing but
 * what is free; it is you who knows what you have got from it and how much,
 * and you hand both back.
 *
 * A new map is empty.  Put into it what there is to give:
 *
 *	struct rmap *swap = rm_new(50);
 *	rm_put(swap, 400, 1);		blocks 1 to 400 are free
 *	a = rm_get(swap, 8);		8 of them
 *	...
 *	rm_put(swap, 8, a);
 *
 * Addresses begin at 1, as 0 says that there is nothing left.
 *
 * The map panics (it prints a message and aborts) when it is told nonsense,
 * for then somebody's space is about to be given to somebody else.
 */
#ifndef RMAPV6_H
#define RMAPV6_H

#include <stddef.h>

#define RM_TOP 0x7fffffffu /* the highest address */

struct rmap;

/* A map for at most n separate pieces of free space, 1 <= n <= 4096.  NULL for
   another n, and if memory is out. */
struct rmap *rm_new(size_t n);
void rm_delete(struct rmap *m);

/* Space for `size' in a row, first fit: the lowest address, or 0 if there is no
   piece that large, or size is 0. */
unsigned rm_get(struct rmap *m, unsigned size);

/* That very space.  1 if it was free and is now yours, else 0.  Taken from the
   middle it leaves two pieces; for want of room see rm_put. */
int rm_take(struct rmap *m, unsigned size, unsigned addr);

/* Gives space back, all of what was got or a part.  It joins its neighbours.
   Nothing happens if size is 0.  It is a panic if some of it is free already,
   if addr is 0, or if it goes beyond RM_TOP.
   If the map has as many pieces as it can hold, the smallest is dropped. */
void rm_put(struct rmap *m, unsigned size, unsigned addr);

/* How much is free, and how much has been dropped. */
unsigned rm_free(const struct rmap *m);
unsigned rm_dropped(const struct rmap *m);

/* Calls f for each free piece in the order of addresses, until it returns
   something else than 0; returns that, or 0.  f may look at the map but must
   not change it: panic. */
int rm_each(struct rmap *m, int (*f)(unsigned size, unsigned addr, void *arg), void *arg);

#endif
