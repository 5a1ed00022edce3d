/*
 * pgrun.h -- hand out runs of pages
 *
 * Book-keeping for up to 64 equally sized pages of whatever you like: RAM, flash sectors, DMA buffers.
 * The pages themselves are never touched; a page is a number from 0 on.
 *
 *      struct pgrun zone = pgrun_make(32);
 *      int first = pgrun_take(&zone, 4);       // 4 adjoining pages
 *      ...
 *      pgrun_give(&zone, first);               // all 4 of them
 *
 * The members are not for you, and a struct pgrun that does not come from pgrun_make() is of no use.
 * Copying it gives a second, independent zone.  There is no locking.
 */
#ifndef PGRUN_H_INCLUDED
#define PGRUN_H_INCLUDED

#include <stdint.h>

#define PGRUN_MAX  64

#define PGRUN_FULL (-1)         /* no run of free pages is long enough */
#define PGRUN_ARG  (-2)         /* a number is out of range, or no run starts there */

struct pgrun {
        unsigned pages;
        uint64_t busy;          /* pages that are taken */
        uint64_t last;          /* the last page of each run */
};

/* A zone of free pages.  0 is taken as 1, more than PGRUN_MAX as PGRUN_MAX. */
struct pgrun pgrun_make(unsigned pages);

/* Takes a run of n pages, the lowest that fits.  Returns its first page, PGRUN_FULL or PGRUN_ARG. */
int pgrun_take(struct pgrun *zone, unsigned n);

/* Takes the n pages from `first` on, e.g. those that the boot loader lives in.  0, PGRUN_FULL, PGRUN_ARG. */
int pgrun_reserve(struct pgrun *zone, unsigned first, unsigned n);

/* Gives back the run that starts at `first`.  Returns its length or PGRUN_ARG. */
int pgrun_give(struct pgrun *zone, int first);

/* Makes the run that starts at `first` longer or shorter without moving it.  0, PGRUN_FULL, PGRUN_ARG. */
int pgrun_adjust(struct pgrun *zone, int first, unsigned n);

/* Length of the run that starts at `first`, or PGRUN_ARG. */
int pgrun_length(const struct pgrun *zone, int first);

/* How many pages are free. */
unsigned pgrun_idle(const struct pgrun *zone);

/* The most that pgrun_take() could get now. */
unsigned pgrun_largest(const struct pgrun *zone);

#endif
