/* Passes: ways to a smaller sequence.  Each goes on as long as it finds
 * something; true: the best has changed. */
#ifndef ASSAY_REFINE_PASSES_H
#define ASSAY_REFINE_PASSES_H

#include "refine/shrinker.h"

/* single choices (values.c) */
bool lower_structures(struct shrinker *shrinker);
bool lower_values(struct shrinker *shrinker);
/* fewer choices (removal.c) */
bool remove_choices(struct shrinker *shrinker);
bool lift_parts(struct shrinker *shrinker);
bool remove_and_raise(struct shrinker *shrinker);
/* several choices at once (pairs.c) */
bool lower_together(struct shrinker *shrinker);
bool trade_values(struct shrinker *shrinker);
bool sort_values(struct shrinker *shrinker);
bool try_grids(struct shrinker *shrinker);
/* everything below, the simplest first (search.c); *exhausted: nothing is left out */
bool search_below(struct shrinker *shrinker, bool *exhausted);

/* A sweep proposes what one way has to offer at every place of the best one, many places at a time (a batch costs a
 * process), and goes on where something was accepted.  A place is a position, or a pair of them; detail is the
 * way's own. */
typedef void propose_at(struct shrinker *shrinker, size_t first, size_t second, size_t detail);
bool sweep(struct shrinker *shrinker, propose_at *propose, size_t detail);
bool sweep_pairs(struct shrinker *shrinker, propose_at *propose); /* first < second; in long sequences near ones */

/* Ordinals worth trying instead of a higher one: all when they are few; else small ones and powers of two from both
 * ends.  In ascending order. */
typedef VECTOR(uint64_t) ordinals;
void lower_ordinals(uint64_t ordinal, ordinals *out);

#endif
