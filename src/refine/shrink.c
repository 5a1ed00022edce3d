#include "refine/shrink.h"

#include "refine/passes.h"

/* Nothing but origins: where it fails, there is nothing smaller to look for with the same shape. */
static bool try_origins(struct shrinker *shrinker)
{
    shrinker->draft.count = 0;
    propose_draft(shrinker);
    draft_best(shrinker);
    for (size_t i = 0; i < shrinker->count; i++)
        shrinker->draft.items[i] =
            choice_shapes_input(&shrinker->best[i]) ? shrinker->best[i].index : shrinker->best[i].origin;
    propose_draft(shrinker);
    return settle(shrinker, NULL);
}

/* Until none of them finds anything; the cheap ones and those that remove much come first. */
static void run_passes(struct shrinker *shrinker)
{
    static bool (*const passes[])(struct shrinker *) = {
        try_origins, remove_choices, lower_structures, lower_values, sort_values, lower_together, trade_values,
    };
    static bool (*const late_passes[])(struct shrinker *) = {lift_parts, remove_and_raise, try_grids};
    bool changed;
    do {
        changed = false;
        for (size_t i = 0; i < sizeof passes / sizeof *passes && !shrinker->stopped; i++)
            changed |= passes[i](shrinker);
        for (size_t i = 0; i < sizeof late_passes / sizeof *late_passes && !shrinker->stopped && !changed; i++)
            changed |= late_passes[i](shrinker);
    } while (changed && !shrinker->stopped);
}

void shrink_run(struct shrink_result *result, const struct trial_choice *choices, size_t count,
                const struct shrink_services *services, double deadline)
{
    struct shrinker shrinker;
    bool exhausted, complete;
    shrinker_init(&shrinker, choices, count, services, deadline);
    do {
        run_passes(&shrinker);
        complete = !shrinker.stopped; /* the search only makes sure */
    } while (search_below(&shrinker, &exhausted));
    *result = (struct shrink_result){
        .choices = shrinker.best,
        .count = shrinker.count,
        .tried = shrinker.tried,
        .accepted = shrinker.accepted,
        .complete = complete,
        .certain = exhausted,
    };
    shrinker.best = NULL;
    shrinker_release(&shrinker);
}

void shrink_result_release(struct shrink_result *result)
{
    mem_free(result->choices);
    *result = (struct shrink_result){0};
}
