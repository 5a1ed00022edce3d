/* What other functions say about an object, in the state in which a call broke. */
#include "engine/sequence/record.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* ---- which functions ---- */

bool observes_object(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    if (item->parameter_count != 1 || item->result == SEQUENCE_NONE || item->flags & OPERATION_UNCALLABLE_FLAG)
        return false;
    const struct sequence_node *object = &plan->nodes.items[item->parameters];
    return object->kind == SEQ_HANDLE && object->sort == sort && !(object->flags & ARGUMENT_CONSUMED);
}

bool observes_number(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    return observes_object(plan, operation, sort) &&
           fact_is_amount(&plan->nodes.items[plan->items.items[operation].result]);
}

bool observes_size(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    static const char words[] = "size count length len rows columns cols width height num total cells capacity used "
                                "bits range limit slots nodes order dimension universe room";
    return observes_number(plan, operation, sort) &&
           name_has_part(sequence_plan_operation(plan, operation)->function->name, words);
}

/* ---- asking ---- */

bool observes_pointer(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    return item->result != SEQUENCE_NONE && plan->nodes.items[item->result].kind == SEQ_HANDLE &&
           item->success == SEQ_SUCCESS_NONNULL;
}

bool probe_last_number(const struct policy_case *judged, const struct probe *probe, int64_t *number)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    uint32_t last = (uint32_t)probe->sequence.calls.count - 1;
    uint32_t operation = sequence_operation_of(&probe->sequence, last);
    uint32_t result = judged->plan->items.items[operation].result;
    bool is_number = result != SEQUENCE_NONE && judged->plan->nodes.items[result].kind == SEQ_NUMBER;
    bool is_pointer = observes_pointer(judged->plan, operation);
    bool is_read = (is_number || is_pointer) && probe->ran && probe->outcome.outcome == TRIAL_PASSED &&
                   probe->outcome.record &&
                   sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                        probe->outcome.record_count);
    const struct recorded_output *output = is_read && is_number ? sequence_record_output(&record, last, 0) : NULL;
    if (output)
        *number = recorded_number(&record, output, judged->plan);
    if (is_read && is_pointer)
        *number = sequence_record_outcome(&record, last) != CALL_FAILED;
    sequence_record_release(&record);
    return output != NULL || (is_read && is_pointer);
}

/* Calls up to `before`, then one of operation with the object.  False: there is no such sequence. */
static bool add_call(struct policy_case *judged, struct probes *probes, const struct sequence *sequence, size_t before,
                     uint32_t operation, uint64_t object)
{
    struct probe *probe = probes_add(probes, sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    return before > 0 && probe_cut_behind(&probe->sequence, judged->plan, before - 1) &&
           probe_append_call(&probe->sequence, judged->plan, operation, object, 1);
}

bool case_observe(struct policy_case *judged, const struct sequence *sequence, size_t before, uint32_t observer,
                  uint64_t object, int64_t *number)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    bool is_told = add_call(judged, &probes, sequence, before, observer, object);
    if (is_told && !probes_run(&probes, judged->seconds, judged->error))
        is_told = !case_failed(judged);
    is_told = is_told && probe_last_number(judged, probes.items.items[0], number);
    probes_release(&probes);
    return is_told;
}

/* Behind the first `before` calls a call of operation with the object comes back. */
static bool stands_behind(struct policy_case *judged, size_t before, uint32_t operation, uint64_t object)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    bool stands = add_call(judged, &probes, &judged->sequence, before, operation, object);
    if (stands && !probes_run(&probes, judged->seconds, judged->error))
        stands = !case_failed(judged);
    stands = stands && probes.items.items[0]->ran && probes.items.items[0]->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return stands;
}

/* ---- functions of the same kind ---- */

static bool is_alike(const struct sequence_plan *plan, uint32_t one, uint32_t other)
{
    const struct function *a = sequence_plan_operation(plan, one)->function;
    const struct function *b = sequence_plan_operation(plan, other)->function;
    if (one == other || a->result != b->result || a->parameter_count != b->parameter_count ||
        plan->items.items[other].flags & OPERATION_UNCALLABLE_FLAG)
        return false;
    for (size_t i = 0; i < a->parameter_count; i++)
        if (a->parameters[i].type != b->parameters[i].type)
            return false;
    return true;
}

bool case_sibling_stands(struct policy_case *judged, is_operation *is_one)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call), sort;
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    for (uint32_t i = 0; object && i < judged->plan->items.count; i++)
        if (is_alike(judged->plan, operation, i) && is_one(judged->plan, i) &&
            stands_behind(judged, judged->call, i, object))
            return true;
    return false;
}
