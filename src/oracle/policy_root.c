/* Roots of trees and heads of lists that grow from NULL, "insert(T **root, T *item)":
 * what is there before anything was put there is NULL, and no struct of zeros, which
 * is a part of nothing. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

static bool is_variable(const struct sequence_node *node)
{
    return node->kind == SEQ_HANDLE && node->holding == SEQ_HOLD_VARIABLE && !(node->flags & ARGUMENT_OUT);
}

/* A call before got it beside such a variable, and may have put it there. */
static bool was_put_there(const struct policy_case *judged, uint64_t object, size_t before)
{
    sequence_places places = VECTOR_INIT;
    bool was = false;
    for (size_t call = SEQUENCE_REFERENCE_CALL(object) + 1; !was && call < before; call++) {
        bool has_variable = false;
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            has_variable = has_variable || is_variable(&judged->plan->nodes.items[places.items[i].node]);
        was = has_variable && fact_gets(&judged->sequence, judged->plan, call, object);
    }
    vector_release(&places);
    return was;
}

/* A struct of zeros, which no call has got beside a root yet. */
static bool is_of_zeros(const struct policy_case *judged, const struct sequence_place *at)
{
    uint64_t object = judged->sequence.words.items[at->word];
    return at->depth == 0 && fact_is_reference(&judged->sequence, judged->plan, at) &&
           case_is_made_of_zeros(judged, sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object))) &&
           !was_put_there(judged, object, at->call);
}

static bool is_well_from_null(struct policy_case *judged, size_t call, size_t place)
{
    const uint64_t null = SEQUENCE_HEAD(HEAD_VALUE, 0); /* in the variable */
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_replace(&changed, judged->plan, call, place, &null, 1) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}

/* remove(&root, item) of an item that nobody put there. */
static bool judge_removal(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool has_variable = false, decided = false;
    uint32_t operation = judged->call < judged->sequence.calls.count
                             ? sequence_operation_of(&judged->sequence, judged->call)
                             : SEQUENCE_NONE;
    if (operation == SEQUENCE_NONE || !fact_is_named(judged->plan, operation, "remove unlink erase delete detach"))
        return false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_place *at = &places.items[i];
        const struct sequence_node *node = &judged->plan->nodes.items[at->node];
        bool is_item = has_variable && node->kind == SEQ_HANDLE && !is_variable(node) && is_of_zeros(judged, at);
        has_variable = has_variable || is_variable(node);
        decided = is_item && case_rule(judged, RULING_SUSPECT, by, "'%s' of %s was never put there",
                                       fact_parameter(judged->plan, operation, at->node),
                                       case_operation_name(judged, judged->call));
    }
    vector_release(&places);
    return decided;
}

bool case_root(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = judge_removal(judged, by);
    for (size_t call = 0; !decided && call < judged->sequence.calls.count && call <= judged->call; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = is_variable(&judged->plan->nodes.items[places.items[i].node]) &&
                      is_of_zeros(judged, &places.items[i]) && is_well_from_null(judged, call, i) &&
                      case_rule(judged, RULING_SUSPECT, by, "'%s' of %s may have to begin as NULL",
                                fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call),
                                               places.items[i].node),
                                case_operation_name(judged, (uint32_t)call));
    }
    vector_release(&places);
    return decided || judged->has_failed;
}
