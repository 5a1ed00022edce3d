/* Structs of the caller's are copied as C copies them: after "b = take(&a)", or
 * swap(&a, &b), both may lead to the same memory, and whoever ends one of them ends
 * what the other one leads to.  Where a function is named so, or its comment says
 * so, that is how it is meant. */
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "oracle/policy_case.h"

/* An object that lies in memory of the caller's; *sort: its sort. */
static bool is_value(const struct policy_case *judged, uint64_t object, uint32_t *sort)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t output = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    const struct sequence_node *node = output == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[output];
    bool is = node && node->kind == SEQ_HANDLE && (node->holding == SEQ_HOLD_COPY || node->holding == SEQ_HOLD_STORAGE);
    *sort = is ? node->sort : SEQUENCE_NONE;
    return is;
}

static bool is_said_to_share(const struct policy_case *judged, size_t call)
{
    static const char names[] = "acquire take move steal own adopt swap share borrow assign transfer ref view slice";
    static const char phrases[] = "ownership|owner|owners|takes over|take over|moves|moved|shares|share|shared|swap|"
                                  "swaps|transfers|exchanges|shallow|reference to|refers to";
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    return judged->plan->items.items[operation].kind != SEQ_KIND_COPIES &&
           (fact_is_named(judged->plan, operation, names) ||
            operation_says(sequence_plan_operation(judged->plan, operation), phrases));
}

typedef VECTOR(uint64_t) objects;

static bool is_in(const objects *list, uint64_t object)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i] == object)
            return true;
    return false;
}

static void add_value(const struct policy_case *judged, uint64_t object, uint32_t sort, objects *list)
{
    uint32_t other;
    if (is_value(judged, object, &other) && other == sort && !is_in(list, object))
        vector_push(list, object);
}

/* Those of this sort that the call gave, or got by value or to change them. */
static void add_values(const struct policy_case *judged, size_t call, uint32_t sort, objects *list)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    sequence_places places = VECTOR_INIT;
    for (uint32_t i = 0; i < judged->plan->items.items[operation].outputs; i++)
        add_value(judged, SEQUENCE_REFERENCE(call, i), sort, list);
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_const = node->flags & ARGUMENT_CONST && node->holding != SEQ_HOLD_COPY;
        if (!is_const && fact_is_reference(&judged->sequence, judged->plan, &places.items[i]))
            add_value(judged, judged->sequence.words.items[places.items[i].word], sort, list);
    }
    vector_release(&places);
}

/* The call had some of these, and may have made others share with them. */
static bool join(const struct policy_case *judged, size_t call, uint32_t sort, objects *group, bool *grows)
{
    objects here = VECTOR_INIT;
    size_t before = group->count;
    bool meets = false;
    add_values(judged, call, sort, &here);
    for (size_t i = 0; i < here.count; i++)
        meets = meets || is_in(group, here.items[i]);
    for (size_t i = 0; meets && i < here.count; i++)
        if (!is_in(group, here.items[i]))
            vector_push(group, here.items[i]);
    bool are_several = here.count > 1;
    vector_release(&here);
    *grows = *grows || group->count > before;
    return meets && are_several;
}

/* By such calls, one behind the other; *by: the last one. */
static bool may_share(const struct policy_case *judged, uint64_t one, uint64_t other, uint32_t sort, size_t *by)
{
    objects group = VECTOR_INIT;
    size_t before = judged->call < judged->sequence.calls.count ? judged->call : judged->sequence.calls.count;
    bool grows = true;
    vector_push(&group, one);
    *by = 0;
    while (grows) {
        grows = false;
        for (size_t call = 0; call < before; call++)
            if (is_said_to_share(judged, call) && join(judged, call, sort, &group, &grows))
                *by = call > *by ? call : *by;
    }
    bool may = is_in(&group, other);
    vector_release(&group);
    return may;
}

/* What the freeing call got shares its memory with this one. */
static bool is_shared(const struct policy_case *judged, uint64_t used, size_t *by)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint32_t sort, other;
    bool found = false;
    sequence_places places = VECTOR_INIT;
    if (!is_value(judged, used, &sort))
        return false;
    sequence_look(&judged->sequence, judged->plan, fault->freed_by, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        uint64_t freed = judged->sequence.words.items[places.items[i].word];
        found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                is_value(judged, freed, &other) && other == sort && may_share(judged, used, freed, sort, by) &&
                fault->allocated_by <= *by && (freed != used || *by > fault->freed_by);
    }
    vector_release(&places);
    return found;
}

/* The memory was there before they were parted, and goes with one of them. */
bool case_split(struct policy_case *judged, unsigned by)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    sequence_places places = VECTOR_INIT;
    size_t shared_by = 0;
    bool is = false;
    if (fault->freed_by >= judged->sequence.calls.count)
        return false;
    if (judged->call < judged->sequence.calls.count && fault->freed_by < judged->call)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !is && i < places.count; i++)
        is = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
             is_shared(judged, judged->sequence.words.items[places.items[i].word], &shared_by);
    for (size_t i = 0; fault->stage != STAGE_CALLING && !is && i < 3; i++)
        is = fault->objects[i] != SEQUENCE_NONE && fault->objects[i] >> 16 < judged->sequence.calls.count &&
             is_shared(judged, SEQUENCE_REFERENCE(fault->objects[i] >> 16, fault->objects[i] & 0xffff), &shared_by);
    vector_release(&places);
    return is && case_is_gone_without(judged, fault->freed_by) &&
           case_rule(judged, RULING_SUSPECT, by, "two structs share what they lead to since %s",
                     case_operation_name(judged, (uint32_t)shared_by));
}
