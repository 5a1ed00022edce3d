/* A plan: which inputs to propose, one after the other, so that they differ as
 * the form says and as many as possible come out.
 *
 *     KEY f               its values one after the other
 *     ANY of KEYs         the product of their values, spread; then the rest of the ANY inside each
 *     ALL                 zipped, where the features are in different parts
 *     APART f d           a packing of its numbers
 *     CASES               each case by itself, in turns
 *     anything else       the largest set of few solutions by search; of many, what is drawn and passes `accepts`
 * Where features share a part the solutions are narrowed by one and planned on
 * with the other.  A plan is deterministic: seed and n fix it, no clock. */
#ifndef ASSAY_ENGINE_SOLVE_PLAN_H
#define ASSAY_ENGINE_SOLVE_PLAN_H

#include "engine/solve/form.h"
#include "solver/native/feature.h"

struct plan_options {
    uint64_t n, seed;
    /* Is it different from all that were accepted so far?  For what is drawn and tested. */
    bool (*accepts)(void *data, const struct lang_value *const *scalars);
    void *data;
    uint64_t tries; /* draws in vain, one after the other, before it gives up; 0: 10000 */
    uint64_t compared; /* so many solutions are all compared with each other, if nothing else serves; 0: 190 */
};

struct plan;
struct plan *plan_of(struct solutions *solutions, const struct form *form, const struct plan_options *options,
                     struct error *error);
void plan_free(struct plan *plan);

enum plan_step {
    PLAN_INPUT,
    PLAN_IMPOSSIBLE, /* no set has more than were proposed */
    PLAN_EXHAUSTED,  /* no further input differs from those proposed; another set might be larger */
    PLAN_GAVE_UP,    /* more may exist */
};
/* The values live in the arena, or as long as the solutions. */
enum plan_step plan_next(struct plan *plan, struct arena *arena, const struct lang_value **scalars);
/* The largest number of inputs, if it is known beforehand. */
bool plan_capacity(struct plan *plan, mpz_t capacity);

void plan_print(const struct plan *plan, struct text *out); /* for tests and --stats */

#endif
