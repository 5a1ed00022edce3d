/* A thing of the caller's with the links in it (struct hook { struct hook *next; })
 * can be in one place only.  Put in a second time, it makes a knot that some
 * later call does not find out of. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* A pointer to its own type is in it. */
static bool has_links(const struct sequence_plan *plan, uint32_t node)
{
    const struct role *role = plan->roles.items[node];
    const struct type *type = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    for (size_t i = 0; type && type->complete && i < type->field_count; i++) {
        const struct type *field = type->fields[i].type;
        if (field->kind == TYPE_ARRAY)
            field = field->target;
        if (field->kind == TYPE_POINTER && field->target == type)
            return true;
    }
    return false;
}

/* The call gets it, to change it, beside something else. */
static bool links(const struct policy_case *judged, size_t call, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool gets = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !gets && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        gets = node->kind == SEQ_HANDLE && !(node->flags & (ARGUMENT_CONST | ARGUMENT_OUT)) &&
               fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
               judged->sequence.words.items[places.items[i].word] == object &&
               has_links(judged->plan, places.items[i].node);
    }
    vector_release(&places);
    return gets && fact_count_objects(&judged->sequence, judged->plan, call) > 1;
}

/* It lies in memory of the caller's: storage that was initialised, or a struct that he made. */
static bool is_of_caller(const struct policy_case *judged, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t node = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    return fact_is_storage(&judged->sequence, judged->plan, object) ||
           (node != SEQUENCE_NONE && judged->plan->nodes.items[node].kind == SEQ_HANDLE &&
            judged->plan->nodes.items[node].holding == SEQ_HOLD_COPY);
}

/* Without that call it is well. */
static bool judge_second(struct policy_case *judged, size_t call, uint64_t object, unsigned by)
{
    bool is_in = false;
    for (size_t before = 0; !is_in && before < call; before++)
        is_in = links(judged, before, object);
    return is_in && links(judged, call, object) && case_is_gone_without(judged, call) &&
           case_rule(judged, RULING_SUSPECT, by, "%s gets something that an earlier call has linked already",
                     case_operation_name(judged, (uint32_t)call));
}

bool case_twice(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = judged->sequence.calls.count; !decided && !judged->has_failed && call-- > 1;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && !judged->has_failed && i < places.count; i++) {
            uint64_t object = judged->sequence.words.items[places.items[i].word];
            decided = judged->plan->nodes.items[places.items[i].node].kind == SEQ_HANDLE &&
                      fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                      is_of_caller(judged, object) && judge_second(judged, call, object, by);
        }
    }
    vector_release(&places);
    return decided || judged->has_failed;
}
