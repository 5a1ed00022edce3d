/* Planning: what plan.c, which knows the tree, shares with plan_numbers.c, which
 * knows the leaves. */
#ifndef ASSAY_ENGINE_TRIAL_PLANNING_H
#define ASSAY_ENGINE_TRIAL_PLANNING_H

#include "engine/trial/plan.h"

struct planning {
    struct plan *plan;
    const struct trial_problem *problem;
    const size_t *offsets; /* of the parameters in the arguments */
    size_t parameter;      /* that is being planned */
    bool is_random;
    struct error *error;
};

int64_t planning_scope_most(const struct planning *planning); /* scope - 1, 0 at least */
/* Of the type, as bits: where it has 64 and no sign it looks like -1. */
int64_t planning_highest(const struct source *source);
void planning_set_range(struct trial_node *node, int64_t lo, int64_t hi, bool has_sign);

bool planning_integer(struct planning *planning, const struct source *source, struct trial_node *node);
bool planning_float(struct planning *planning, const struct source *source, struct trial_node *node);
bool planning_enum(struct planning *planning, const struct source *source, struct trial_node *node);

#endif
