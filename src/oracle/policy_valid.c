/* Arrays and texts of which a function of the library says no (perm_valid, of
 * numbers that are no permutation), in a call that has no way to say it. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static bool is_named_alike(const struct parameter *one, const struct parameter *other)
{
    bool has_alias = one->alias.name && other->alias.name && strcmp(one->alias.name, other->alias.name) == 0;
    return one->type == other->type && (has_alias || strcmp(one->name, other->name) == 0);
}

/* The parameters of a validator: one text or array, and perhaps its length. */
static bool is_of_one(const struct policy_case *judged, const struct sequence_operation *item)
{
    const struct sequence_node *first = &judged->plan->nodes.items[item->parameters];
    if (item->parameter_count == 1)
        return first->kind == SEQ_STRING && first->flags & ARGUMENT_CONST;
    return item->parameter_count == 2 && first->kind == SEQ_BUFFER && first->flags & ARGUMENT_CONST &&
           first->array == item->parameters + 1;
}

/* An unsigned number tells how much of it is valid. */
static bool tells_truth(const struct sequence_node *result)
{
    return result->kind == SEQ_NUMBER && result->flags & (ARGUMENT_BOOL | ARGUMENT_SIGNED | ARGUMENT_ENUM);
}

static bool is_validator(const struct policy_case *judged, uint32_t operation)
{
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    return item->parameter_count && item->result != SEQUENCE_NONE &&
           tells_truth(&judged->plan->nodes.items[item->result]) && !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
           fact_is_named(judged->plan, operation, WORDS_VALIDATE) && is_of_one(judged, item);
}

/* What was passed there, passed to the validator alone; false: it says no. */
static bool is_valid(struct policy_case *judged, const struct sequence_place *at, uint32_t validator)
{
    struct sequence empty = SEQUENCE_INIT;
    struct probes probes;
    int64_t said = 1;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &empty);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    if (probe_append_call(&probe->sequence, judged->plan, validator, 0, 1) &&
        probe_replace(&probe->sequence, judged->plan, 0, 0, &judged->sequence.words.items[at->word], at->word_count)) {
        if (!probes_run(&probes, judged->seconds, judged->error))
            case_failed(judged);
        else if (!probe_last_number(judged, probe, &said))
            said = 1;
    }
    probes_release(&probes);
    sequence_release(&empty);
    return said != 0;
}

/* A validator that says no of it; SEQUENCE_NONE: there is none. */
static uint32_t who_says_no(struct policy_case *judged, const struct sequence_place *at, uint32_t operation)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    if (at->depth > 0 || node->parameter >= function->parameter_count || node->flags & ARGUMENT_OUT ||
        SEQUENCE_TAG(judged->sequence.words.items[at->word]) != HEAD_VALUE)
        return SEQUENCE_NONE;
    for (uint32_t i = 0; !judged->has_failed && i < judged->plan->items.count; i++) {
        const struct function *other = sequence_plan_operation(judged->plan, i)->function;
        const struct sequence_node *asked = &judged->plan->nodes.items[judged->plan->items.items[i].parameters];
        if (i != operation && is_validator(judged, i) && asked->kind == node->kind &&
            is_named_alike(&other->parameters[0], &function->parameters[node->parameter]) && !is_valid(judged, at, i))
            return i;
    }
    return SEQUENCE_NONE;
}

bool case_valid(struct policy_case *judged, unsigned by)
{
    static const char questions[] = "is has are"; /* "no" answers them, and refuses nothing */
    sequence_places places = VECTOR_INIT;
    uint32_t validator = SEQUENCE_NONE;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    if (case_says_no(judged, operation) && !fact_is_named(judged->plan, operation, questions))
        return false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; validator == SEQUENCE_NONE && !judged->has_failed && i < places.count; i++)
        validator = who_says_no(judged, &places.items[i], operation);
    vector_release(&places);
    return judged->has_failed ||
           (validator != SEQUENCE_NONE && case_rule(judged, RULING_SUSPECT, by, "%s says no of what %s got",
                                                    sequence_plan_operation(judged->plan, validator)->function->name,
                                                    case_operation_name(judged, judged->call)));
}
