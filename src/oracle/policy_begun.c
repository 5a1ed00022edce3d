/* What comes first, and did.  "Before anything else", at a function without an
 * object, is said of all other calls; at init(&object), of those that get the
 * object.  Where each began so, the sentence was kept, and explains nothing. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

bool saying_is_of_first(const struct saying *saying)
{
    const struct sequence_plan *plan = saying->judged->plan;
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const char *said = sequence_plan_operation(plan, i)->first_said;
        if (said && strlen(said) == saying->clause->length &&
            strncmp(said, saying->clause->s, saying->clause->length) == 0)
            return true;
    }
    return false;
}

/* The operation makes such objects, or gets them. */
static bool begins(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool does = fact_makes(plan, operation, sort) > 0;
    for (uint32_t i = 0; !does && i < item->parameter_count; i++)
        does = plan->nodes.items[item->parameters + i].kind == SEQ_HANDLE &&
               plan->nodes.items[item->parameters + i].sort == sort;
    return does;
}

/* The operation made it, or was the first to get it. */
static bool begins_with(const struct policy_case *judged, uint64_t object, uint32_t operation)
{
    size_t call = SEQUENCE_REFERENCE_CALL(object);
    if (sequence_operation_of(&judged->sequence, call) == operation)
        return true;
    do
        call++;
    while (call < judged->sequence.calls.count && !case_gets(judged, call, object));
    return call < judged->sequence.calls.count && sequence_operation_of(&judged->sequence, call) == operation;
}

/* Each object that any call gets and that can begin with the operation; and there is one. */
static bool all_begin_with(const struct policy_case *judged, uint32_t operation)
{
    bool is_any = false, is_other = false;
    sequence_places places = VECTOR_INIT;
    for (size_t call = 0; !is_other && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !is_other && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            if (node->kind != SEQ_HANDLE || node->flags & ARGUMENT_OUT || !begins(judged->plan, operation, node->sort))
                continue;
            is_any = true;
            is_other = !fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) ||
                       !begins_with(judged, judged->sequence.words.items[places.items[i].word], operation);
        }
    }
    vector_release(&places);
    return is_any && !is_other;
}

/* No other function is named, and no value is described. */
static bool asks_for_nothing_else(const struct saying *saying)
{
    const unsigned others = ASKS_LARGER | ASKS_SMALLER | ASKS_OTHER | ASKS_FILLED | ASKS_PLAIN | ASKS_NOT;
    const struct sequence_plan *plan = saying->judged->plan;
    for (uint32_t i = 0; i < plan->items.count; i++)
        if (i != saying->operation && clause_names(saying->clause, sequence_plan_operation(plan, i)->function->name))
            return false;
    return !(saying->clause->asks & others) && !clause_has_digits(saying->clause);
}

static bool is_each_begun(const struct saying *saying)
{
    return saying->is_own && clause_has_any(saying->clause, PHRASES_FIRST) && asks_for_nothing_else(saying) &&
           all_begin_with(saying->judged, saying->operation);
}

bool saying_is_begun_so(const struct saying *saying)
{
    return (saying_is_of_first(saying) && sequence_is_in_order(&saying->judged->sequence, saying->judged->plan)) ||
           is_each_begun(saying);
}
