/* What goes with another object: "takes a node with all that is below out of its
 * tree and frees it".  Whoever has a node from below must not use it then.  That the
 * object itself is gone, and not what it leads to, is seen by asking it something
 * else. */
#include "oracle/policy_saying.h"

/* "… with all that is below", "and its children" */
static bool speaks_of_more(const struct clause *clause)
{
    static const char words[] =
        "all that is below|everything below|all below|its children|all children|descendants|"
        "subtree|sub-tree|recursively|branch|with everything in|with all its|and all its|with "
        "its contents|and everything in|whole tree|all of its|everything beneath|all beneath|"
        "opened after it|begun after it|made after it|ended as well|ends those|inner ones|of all "
        "that are ended|with it, and";
    return clause_has_any(clause, words);
}

/* Both were made by one function, this one later, and it is this one's own memory that was freed: a mark within a mark,
 * of which nobody can be asked anything. */
static bool is_within(const struct policy_case *judged, uint64_t object, uint32_t sort)
{
    uint32_t freer = judged->outcome.fault.freed_by, passed, made = SEQUENCE_REFERENCE_CALL(object);
    uint64_t ended = fact_object(&judged->sequence, judged->plan, freer, 0, &passed);
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (observes_object(judged->plan, i, sort))
            return false;
    return passed == sort && made == judged->outcome.fault.allocated_by && SEQUENCE_REFERENCE_CALL(ended) < made &&
           sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(ended)) ==
               sequence_operation_of(&judged->sequence, made);
}

/* A function that only looks at such an object breaks as well, on what the same call freed. */
static bool is_gone_itself(struct policy_case *judged, uint64_t object, uint32_t sort)
{
    const struct sequence_plan *plan = judged->plan;
    if (is_within(judged, object, sort))
        return true;
    uint32_t broke = sequence_operation_of(&judged->sequence, judged->call);
    struct probes probes;
    bool is_gone = false;
    probes_init(&probes, judged->policy);
    for (uint32_t i = 0; i < plan->items.count; i++) {
        if (i == broke || !observes_object(plan, i, sort))
            continue;
        struct probe *probe = probes_add(&probes, &judged->sequence);
        probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
        probe->tag = probe_insert_call(&probe->sequence, plan, judged->call, i, object, 1);
    }
    if (!probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    for (size_t i = 0; !judged->has_failed && !is_gone && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        is_gone = probe->tag && probe->ran && probe->outcome.outcome == TRIAL_BROKE &&
                  probe->outcome.fault.call == judged->call && probe->outcome.fault.region == REGION_FREED &&
                  probe->outcome.fault.freed_by == judged->outcome.fault.freed_by;
    }
    probes_release(&probes);
    return is_gone;
}

bool case_below(struct policy_case *judged, unsigned by)
{
    uint32_t freer = judged->outcome.fault.freed_by, sort, freed;
    uint64_t object;
    if (freer >= judged->call || judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, freer);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    if (!fact_object(&judged->sequence, judged->plan, freer, 0, &freed) ||
        !(operation_is_named_destroyer(about) || operation_says_frees(about) ||
          fact_is_named(judged->plan, operation, "rollback commit abort revert end restore")) ||
        !case_says(judged, operation, speaks_of_more))
        return false;
    for (size_t i = 0; (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort)); i++)
        /* what the freeing call got itself is no part of it: tree_remove(tree, item) */
        if (SEQUENCE_REFERENCE_CALL(object) < freer && !fact_gets(&judged->sequence, judged->plan, freer, object) &&
            is_gone_itself(judged, object, sort))
            return case_rule(judged, RULING_SUSPECT, by, "what was below is gone after %s", about->function->name);
    return judged->has_failed;
}
