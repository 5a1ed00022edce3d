/* Memory that a call frees and uses itself.  Where no call of the sequence got more
 * than one object, and nothing of the caller's leads back into the library (a part
 * of an object, a function, a pointer), nobody but the library can have led it there,
 * whatever the header asks for elsewhere. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* An object that was made of nothing else. */
static bool is_root(const struct policy_case *judged, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool is_one = true;
    sequence_look(&judged->sequence, judged->plan, SEQUENCE_REFERENCE_CALL(object), &places);
    for (size_t i = 0; is_one && i < places.count; i++)
        is_one = !fact_is_reference(&judged->sequence, judged->plan, &places.items[i]);
    vector_release(&places);
    return is_one;
}

/* It leads to something that the caller chose, and that is no object. */
static bool leads_elsewhere(const struct policy_case *judged, const struct sequence_place *place)
{
    const struct sequence_node *node = &judged->plan->nodes.items[place->node];
    return node->kind == SEQ_FUNCTION || node->kind == SEQ_ANY || fact_is_null(&judged->sequence, judged->plan, place);
}

static bool is_plain(const struct policy_case *judged, size_t call)
{
    sequence_places places = VECTOR_INIT;
    size_t references = 0;
    bool is_one = judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].kind != SEQ_KIND_DESTROYS;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; is_one && i < places.count; i++) {
        const struct sequence_place *place = &places.items[i];
        is_one = !leads_elsewhere(judged, place);
        if (is_one && fact_is_reference(&judged->sequence, judged->plan, place))
            is_one = ++references < 2 && is_root(judged, judged->sequence.words.items[place->word]);
    }
    vector_release(&places);
    return is_one;
}

bool case_alone(struct policy_case *judged, unsigned by)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (fault->stage != STAGE_CALLING || judged->call >= judged->sequence.calls.count ||
        fault->freed_by != judged->call)
        return false;
    for (size_t call = 0; call <= judged->call; call++)
        if (!is_plain(judged, call))
            return false;
    judged->is_proved = true;
    return case_rule(judged, RULING_ERROR, by,
                     "%s frees it and uses it, and got nothing that leads there but one object",
                     case_operation_name(judged, judged->call));
}
