/* A text that the library gave, passed to a function that writes one into it: as
 * large as it happened to be.  With a text of the caller's in its place the function
 * writes beyond that one as well, so it makes of any text what it wants. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* The place in the call that broke where the text stands whose memory was left. */
static bool find_text(const struct policy_case *judged, size_t *place)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        found = node->kind == SEQ_STRING && !(node->flags & (ARGUMENT_CONST | ARGUMENT_CONSUMED)) &&
                fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[places.items[i].word]) == fault->allocated_by;
        *place = i;
    }
    vector_release(&places);
    return found;
}

bool case_longer(struct policy_case *judged, unsigned by)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    size_t place;
    if (!fault->is_write || fault->offset < 0 || fault->stage != STAGE_CALLING || fault->allocated_by >= judged->call ||
        judged->call >= judged->sequence.calls.count || !find_text(judged, &place))
        return false;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    uint64_t empty = SEQUENCE_HEAD(HEAD_VALUE, 0);
    probe->flags = GIVEN_NO_CONTRACTS;
    bool can_be = probe_replace(&probe->sequence, judged->plan, judged->call, place, &empty, 1);
    bool done = !can_be || probes_run(&probes, judged->seconds, judged->error);
    const struct sequence_fault *now = &probe->outcome.fault;
    bool is_longer = can_be && done && probe->ran && probe->outcome.outcome == TRIAL_BROKE &&
                     now->call == judged->call && now->is_write && now->offset >= 0 && now->owner == BLOCK_CALLER;
    probes_release(&probes);
    if (!done)
        return case_failed(judged);
    return is_longer && case_rule(judged, RULING_INVALID, by, "%s writes more than the text has room for",
                                  case_operation_name(judged, judged->call));
}
