/*
 * rsmap.h - resource maps
 *
 * Gives out pieces of a range of numbers (disk blocks, page frames, minor
 * devices), first fit.  What is free is kept in a table of fixed length, sorted,
 * neighbours joined, closed by an entry of size 0 which takes a slot of its own.
 * Address 0 means "none".
 */
#ifndef RSMAP_H
#define RSMAP_H

#include <stdint.h>

#define RM_SLOTS	64

struct rsmap;

/* A map of nslot slots (2..RM_SLOTS), with size units from base up all free.
   base is not 0 and base + size fits in 32 bits.  NULL if not so. */
struct rsmap *rm_open(int nslot, uint32_t base, uint32_t size);
void rm_close(struct rsmap *);		/* NULL is all right here, only here */

/* Take size units anywhere; their address, or 0. */
uint32_t rm_alloc(struct rsmap *, uint32_t size);

/* Take the size units at addr; 0, or -1 if they are not all free or if no slot is
   left for the remainder.  None: 0. */
int rm_get(struct rsmap *, uint32_t addr, uint32_t size);

/* Give units back; -1 if some are free already or not of this map.  If they
   need a slot and none is left they are lost: that is 1. */
int rm_free(struct rsmap *, uint32_t addr, uint32_t size);

uint32_t rm_avail(const struct rsmap *);	/* units free */
uint32_t rm_largest(const struct rsmap *);	/* units in the largest piece */
uint32_t rm_lost(const struct rsmap *);		/* units lost by rm_free, in all */

/* The ith free piece: its size, 0 from the end on; *addr is set if not NULL. */
uint32_t rm_piece(const struct rsmap *, int i, uint32_t *addr);

#endif
