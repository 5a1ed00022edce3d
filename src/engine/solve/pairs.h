/* The pairwise check: every two inputs that are printed are different.
 *
 * It trusts nobody who proposes inputs and asks the evaluator of the language
 * (lang_evaluate) for the features of each.  Where the form allows it, a new
 * input is compared by keys (hash sets of values, of tuples in an ANY of KEYs)
 * and by neighbours (an ordered set for APART), else with each one before it,
 * with the costly things (classes, lengths) kept from the first evaluation.
 * Never skipped, never sampled. */
#ifndef ASSAY_ENGINE_SOLVE_PAIRS_H
#define ASSAY_ENGINE_SOLVE_PAIRS_H

#include "engine/solve/form.h"

struct pairs;
struct pairs *pairs_new(const struct lang_block *block, const struct flat *flat, const struct form *form);
void pairs_free(struct pairs *pairs);

/* Is it different from all before?  scalars and solution are the same input,
 * flat and as the block has it.  Then, with `keep`, it is one of them.  False: an error. */
bool pairs_check(struct pairs *pairs, const struct lang_value *const *scalars, const struct lang_value *const *solution,
                 bool keep, bool *different, struct error *error);
size_t pairs_kept(const struct pairs *pairs);
const struct lang_value *const *pairs_at(const struct pairs *pairs, size_t i); /* scalars of the i-th */

#endif
