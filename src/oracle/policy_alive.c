/* What was made of an object and lives when that one is destroyed.  A library that
 * counts its sessions and asserts that there are none left asks for something that
 * only the caller can see to: he has them. */
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "oracle/policy_case.h"

/* "Frees the host and all of its sessions": then it ends them itself. */
static bool ends_parts(const struct operation *about)
{
    static const char words[] = "and all|with all|and its|with its|along with|together with|everything|still open|left "
                                "open|still there|are closed|are freed|are destroyed|remaining|closes|whatever";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = !(clause.asks & ASKS_DUTY) && clause_has_any(&clause, words);
    text_release(&comment);
    return found;
}

/* A call up to `before` takes it. */
static bool is_taken(const struct policy_case *judged, uint64_t object, size_t before)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = SEQUENCE_REFERENCE_CALL(object) + 1; !found && call < before; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++)
            found = judged->plan->nodes.items[places.items[i].node].flags & ARGUMENT_CONSUMED &&
                    fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                    judged->sequence.words.items[places.items[i].word] == object;
    }
    vector_release(&places);
    return found;
}

/* What ends the object that the call returned, which is the caller's and was made of `whole`; SEQUENCE_NONE: it is
 * none. */
static uint32_t end_of(const struct policy_case *judged, size_t call, uint64_t whole)
{
    const struct sequence_operation *item = &judged->plan->items.items[sequence_operation_of(&judged->sequence, call)];
    const struct sequence_node *result =
        item->result == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[item->result];
    struct sequence_place at;
    bool is_made = false;
    for (size_t i = 0; !is_made && case_nth_object(judged, call, i, &at); i++)
        is_made = case_nth_object(judged, call, i, &at) == whole;
    bool is_own = is_made && result && result->kind == SEQ_HANDLE && result->sort != SEQUENCE_NONE &&
                  !(result->flags & (ARGUMENT_BORROWED | ARGUMENT_CONST));
    return is_own ? judged->plan->sorts.items[result->sort].services[SEQ_SERVICE_DESTROY] : SEQUENCE_NONE;
}

/* All that was made of it and lives is ended just before the call that broke, the last one first.  The first that made
 * such a thing; SEQUENCE_NONE: none does, or it cannot be. */
static size_t end_parts(const struct policy_case *judged, uint64_t whole, struct sequence *changed)
{
    size_t first = SEQUENCE_NONE, before = judged->call;
    for (size_t call = judged->call; call-- > 0;) {
        uint64_t part = SEQUENCE_REFERENCE(call, 0);
        uint32_t destroyer = end_of(judged, call, whole);
        if (destroyer == SEQUENCE_NONE || is_taken(judged, part, judged->call))
            continue;
        if (!probe_insert_call(changed, judged->plan, before++, destroyer, part, 0))
            return SEQUENCE_NONE;
        first = call;
    }
    return first;
}

bool case_alive(struct policy_case *judged, unsigned by)
{
    struct sequence_place at;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    uint64_t whole = case_nth_object(judged, judged->call, 0, &at);
    if (judged->plan->items.items[operation].kind != SEQ_KIND_DESTROYS || !whole ||
        ends_parts(sequence_plan_operation(judged->plan, operation)))
        return false;
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    size_t maker = end_parts(judged, whole, &changed);
    bool done = maker != SEQUENCE_NONE && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    if (!done || !is_gone)
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "what %s gave may have to be ended before %s",
                     case_operation_name(judged, (uint32_t)maker), case_operation_name(judged, judged->call));
}
