#include "engine/solve/plan_parts.h"

#define TRIES 10000
#define SPLITS 4096
#define COMPARED 190

struct plan {
    struct planning planning;
    struct node *root;
    bool equivalence;  /* what differs from nothing that was given is the same as one of them */
};

bool planning_accepts(const struct planning *planning, const struct lang_value *const *scalars)
{
    return !planning->options.accepts || planning->options.accepts(planning->options.data, scalars);
}

/* KEYs that always have a value: then a set that cannot grow has one of each class, as every largest one. */
static bool is_equivalence(const struct form *form)
{
    if (form->kind == FORM_KEY)
        return form_feature_defined(form->feature);
    for (size_t i = 0; i < form->count; i++)
        if (!is_equivalence(form->items[i]))
            return false;
    return form->kind == FORM_ANY || form->kind == FORM_NEVER;
}

/* Where what is planned might not be all there is, and there are few solutions, they are searched. */
static struct node *best_node(struct planning *planning, struct solutions *solutions, const struct form *form)
{
    const struct plan_options *options = &planning->options;
    struct node *node = node_of(planning, solutions, form, options->seed, false);
    struct node *largest =
        node->reached || options->n <= 1 ? NULL : clique_node(planning, solutions, form, options->seed);
    if (!largest)
        return node;
    node_free(node);
    return largest;
}

struct plan *plan_of(struct solutions *solutions, const struct form *form, const struct plan_options *options,
                     struct error *error)
{
    if (solutions->state == SOLUTIONS_UNKNOWN) {
        error_set(error, ERROR_INPUT, "nothing is known about the solutions: %s", solutions->why.s);
        return NULL;
    }
    struct plan *plan = mem_alloc(sizeof *plan);
    plan->planning.options = *options;
    if (options->compared == 0)
        plan->planning.options.compared = COMPARED;
    if (options->tries == 0)
        plan->planning.options.tries = TRIES;
    plan->planning.splits = SPLITS;
    plan->planning.scratch = mem_array(solutions->symbol_count, sizeof *plan->planning.scratch);
    plan->equivalence = is_equivalence(form);
    plan->root = best_node(&plan->planning, solutions, form);
    if (options->accepts)
        node_add_tail(plan->root);
    node_start(plan->root, options->n);
    return plan;
}

void plan_free(struct plan *plan)
{
    if (!plan)
        return;
    node_free(plan->root);
    mem_free(plan->planning.scratch);
    arena_release(&plan->planning.arena);
    mem_free(plan);
}

enum plan_step plan_next(struct plan *plan, struct arena *arena, const struct lang_value **scalars)
{
    enum plan_step step = node_next(plan->root, arena, scalars);
    for (size_t s = 0; step == PLAN_INPUT && plan->planning.own_values && s < plan->root->solutions->symbol_count; s++)
        scalars[s] = lang_value_copy(arena, scalars[s]);
    return step == PLAN_EXHAUSTED && plan->equivalence ? PLAN_IMPOSSIBLE : step;
}

bool plan_capacity(struct plan *plan, mpz_t capacity)
{
    if (plan->root->reached)
        mpz_set(capacity, plan->root->most);
    return plan->root->reached;
}

void plan_print(const struct plan *plan, struct text *out)
{
    node_print(plan->root, out);
}
