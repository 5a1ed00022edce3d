/* Plan: the sources of a property's parameters (model/property.h) as nodes for
 * the wire (runtime/trial.h), for one mode and scope. */
#ifndef ASSAY_ENGINE_TRIAL_PLAN_H
#define ASSAY_ENGINE_TRIAL_PLAN_H

#include "base/vector.h"
#include "engine/trial/trials.h"

struct plan {
    VECTOR(struct trial_node) nodes; /* the first .roots are the parameters that are drawn, in order */
    size_t roots;
    VECTOR(int64_t) values;
    VECTOR(size_t) lists;            /* parameters whose structures are wanted: list i is that of lists[i] */
    size_t arguments_size;
};

/* False with an error when a range has no value of its type. */
bool plan_make(struct plan *plan, const struct trial_problem *problem, struct error *error);
void plan_release(struct plan *plan);

#endif
