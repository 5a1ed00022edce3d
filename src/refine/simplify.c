#include "refine/simplify.h"

#include "refine/reduction.h"

/* From the most that can be won to the least; whatever wins may open the way for those before it. */
static bool simplify_once(struct reduction *reduction)
{
    bool changed = simplify_remove(reduction);
    if (!reduction->stopped && simplify_replace(reduction))
        return true;
    return (!reduction->stopped && simplify_arguments(reduction)) || changed;
}

void simplify_run(struct simplify_result *result, const struct sequence *from, const struct sequence_plan *plan,
                  const struct simplify_services *services, double deadline)
{
    struct reduction reduction;
    reduction_init(&reduction, from, plan, services, deadline);
    while (simplify_once(&reduction) && !reduction.stopped)
        continue;
    *result =
        (struct simplify_result){.sequence = SEQUENCE_INIT, .tried = reduction.tried, .complete = !reduction.stopped};
    sequence_copy(&result->sequence, &reduction.best);
    reduction_release(&reduction);
}

void simplify_result_release(struct simplify_result *result)
{
    sequence_release(&result->sequence);
}
