/* Functions that are called back and call the library themselves.  They make
 * only calls that the header allows them; where all is well when they do not, it
 * is the library that does not stand what it allows. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

static bool reenters(const struct policy_case *judged, const struct sequence_place *at)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    uint64_t number = judged->sequence.words.items[at->word];
    return node->kind == SEQ_FUNCTION && number < node->cells &&
           judged->plan->stubs->pools.items[node->pool].functions.items[number].reenters;
}

/* Each becomes one that only returns.  How many there were. */
static size_t make_plain(const struct policy_case *judged, struct sequence *changed)
{
    sequence_places places = VECTOR_INIT;
    size_t count = 0;
    for (size_t call = 0; call < changed->calls.count; call++) {
        sequence_look(changed, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            if (reenters(judged, &places.items[i]) && probe_set_number(changed, judged->plan, call, i, 0))
                count++;
    }
    vector_release(&places);
    return count;
}

/* What the call got was made by the sequence itself, and is no part of something that the function may have changed. */
static bool gets_whole_objects(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool are_whole = judged->call < judged->sequence.calls.count;
    if (are_whole)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; are_whole && i < places.count; i++) {
        uint64_t head = judged->sequence.words.items[places.items[i].word];
        if (!fact_is_reference(&judged->sequence, judged->plan, &places.items[i]))
            continue;
        uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(head));
        are_whole = judged->plan->items.items[maker].kind == SEQ_KIND_MAKES;
    }
    vector_release(&places);
    return are_whole;
}

/* What takes long or too much may be what the functions added, and a NULL that was passed earlier is only met by them.
 */
static bool may_be_proved(const struct policy_case *judged)
{
    if (case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_NULL)
        return false;
    switch (judged->ruling->verdict.kind) {
    case VERDICT_SIGNAL:
    case VERDICT_ADDRESS:
    case VERDICT_UNDEFINED:
    case VERDICT_ASSERT:
    case VERDICT_LEAK:
        return true;
    default:
        return false;
    }
}

static bool asks_plainly(const struct clause *clause)
{
    return clause_is_plain(clause) && clause->asks & ASKS_DUTY && !clause->is_handled &&
           clause->reading.topic != TOPIC_CALLBACK;
}

/* It broke in pop(), which the function called, "the stack must not be empty": that it may call it does not say that it
 * may do so always. */
static bool is_in_asking(const struct policy_case *judged)
{
    uint32_t own = judged->call < judged->sequence.calls.count ? sequence_operation_of(&judged->sequence, judged->call)
                                                               : SEQUENCE_NONE;
    const char *first = judged->ruling->verdict.backtrace ? strstr(judged->ruling->verdict.backtrace, "#0 ") : NULL;
    for (uint32_t i = 0; first && i < judged->plan->items.count; i++) {
        const char *name = sequence_plan_operation(judged->plan, i)->function->name;
        size_t length = strlen(name);
        if (i != own && strncmp(first + 3, name, length) == 0 && first[3 + length] == ' ')
            return case_says(judged, i, asks_plainly);
    }
    return false;
}

bool case_reentered(struct policy_case *judged, unsigned by)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    if (!may_be_proved(judged) || is_in_asking(judged))
        return false;
    sequence_copy(&changed, &judged->sequence);
    bool done = !make_plain(judged, &changed) || !gets_whole_objects(judged) || case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    judged->is_proved = is_gone;
    return !done || (is_gone && case_rule(judged, RULING_ERROR, by,
                                          "a function that is called back does what the header allows it to do"));
}
