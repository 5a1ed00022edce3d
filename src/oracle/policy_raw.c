/* Lengths that are set as they are: "buffer_set_length(b, n)" for a caller who
 * has written n bytes himself.  It cannot say no, takes any number, and a function
 * that tells the length says so; what goes beyond the memory later is the
 * caller's. */
#include "model/words.h"
#include "oracle/policy_case.h"

static bool sets_length(const struct sequence_plan *plan, uint32_t operation)
{
    static const char verbs[] = "set inc adjust update";
    static const char things[] = "len size alloc capacity count used";
    const char *name = sequence_plan_operation(plan, operation)->function->name;
    return name_has_part(name, verbs) && name_has_part(name, things) && !fact_can_say_no(plan, operation);
}

#define SOME_MORE 100 /* of whatever size the length is */

/* With a larger number it tells that number, and what is overrun then is still not memory that it made. */
static bool stores_any(struct policy_case *judged, size_t call, size_t place, uint64_t object, uint32_t sort)
{
    struct probes probes;
    int64_t told = 0;
    bool stores = false;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool done = probe_set_number(&probe->sequence, judged->plan, call, place, SOME_MORE);
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    done = done && probe->ran && probe->outcome.outcome == TRIAL_BROKE && probe->outcome.fault.allocated_by < call;
    for (uint32_t i = 0; done && !stores && i < judged->plan->items.count && !judged->has_failed; i++)
        stores = observes_number(judged->plan, i, sort) &&
                 case_observe(judged, &probe->sequence, call + 1, i, object, &told) && told >= SOME_MORE &&
                 told < 2 * SOME_MORE;
    probes_release(&probes);
    return stores;
}

static bool judge_call(struct policy_case *judged, size_t call, unsigned by)
{
    uint32_t sort, operation = sequence_operation_of(&judged->sequence, call);
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    sequence_places places = VECTOR_INIT;
    bool stores = false;
    if (!object || !sets_length(judged->plan, operation) || !case_is_gone_without(judged, call))
        return judged->has_failed;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !stores && i < places.count; i++)
        stores = fact_is_amount(&judged->plan->nodes.items[places.items[i].node]) &&
                 stores_any(judged, call, i, object, sort);
    vector_release(&places);
    return judged->has_failed ||
           (stores && case_rule(judged, RULING_SUSPECT, by, "%s sets a length as it is, whatever memory there is",
                                case_operation_name(judged, (uint32_t)call)));
}

bool case_raw(struct policy_case *judged, unsigned by)
{
    size_t count = judged->sequence.calls.count, end = judged->call < count ? judged->call : count;
    bool decided = false;
    for (size_t call = 0; !decided && call < end; call++)
        decided = judge_call(judged, call, by);
    return decided;
}
