/* Runs of numbers. */
#ifndef SPLITTER_H
#define SPLITTER_H

#include <stddef.h>

struct run {
    int *numbers;
    size_t count;
};

/* An empty run.  Every run is made with this, and ended with run_clear(). */
void run_init(struct run *run);
void run_clear(struct run *run);

/* Puts a number behind the others; -1 when there is no memory, or there are 100. */
int run_add(struct run *run, int number);

/* The numbers of all that are below the first one of pivot go to low, the others to high.
 * low and high must be two different runs; either may also be all or pivot.
 * Returns -1 when there is no memory, or pivot is empty. */
int run_split(struct run *low, struct run *high, const struct run *all, const struct run *pivot);

#endif
