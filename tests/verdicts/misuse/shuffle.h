#ifndef SHUFFLE_H
#define SHUFFLE_H

#include <stdbool.h>
#include <stddef.h>

/* Orders of n things, as n numbers. */

bool shuffle_valid(const unsigned *order, size_t n);
/* out[i] is where i went. */
void shuffle_invert(unsigned *out, const unsigned *order, size_t n);
/* The largest step between two neighbours. */
unsigned shuffle_steps(const unsigned *order, size_t n);
/* Where a walk along the route ends after n steps. */
unsigned shuffle_walk(const unsigned *route, size_t n);

#endif
