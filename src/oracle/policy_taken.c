/* More was taken from an object than there was, by a call that cannot say no:
 * leave without enter, skip beyond the end, the next nine bits of none; or it was
 * told of more than there is room for.  When an earlier call did, what breaks later is its caller's fault: without it nothing
 * breaks. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static bool takes_away(const struct sequence_plan *plan, uint32_t operation)
{
    static const char words[] = "leave end pop remove drop exit close release unlock dequeue shift skip seek unref "
                                "advance consume discard shrink truncate back up";
    return plan->items.items[operation].result_size == 0 && fact_is_named(plan, operation, words);
}

/* mark_write(buffer, 4), commit(ring, n): the caller says how much it has written there itself. */
static bool tells_of_writing(const struct sequence_plan *plan, uint32_t operation)
{
    return plan->items.items[operation].result_size == 0 &&
           fact_is_named(plan, operation, "mark commit wrote written produce produced");
}

static bool is_amount_name(const char *name)
{
    static const char words[] = "count num bits bytes steps amount many len size";
    return name_has_part(name, words) || strcmp(name, "n") == 0 || strcmp(name, "by") == 0;
}

/* How many elements a call takes from its object: as many as its number says, or one when it gets nothing else.  A key
 * or an index says which, and that one may be missing.  False: it is no such call. */
static bool takes_some(const struct policy_case *judged, size_t call, size_t *place, uint64_t *number)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    sequence_places places = VECTOR_INIT;
    *number = 1;
    *place = SIZE_MAX;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        if (places.items[i].depth > 0 || !fact_is_amount(node) ||
            !is_amount_name(fact_parameter(judged->plan, operation, places.items[i].node)))
            continue;
        *number = sequence_number(node, judged->sequence.words.items[places.items[i].word]);
        *place = i;
    }
    vector_release(&places);
    bool has_number = *place != SIZE_MAX;
    bool gives = has_number && !fact_can_say_no(judged->plan, operation) && fact_gives_element(judged->plan, operation);
    bool tells = has_number && tells_of_writing(judged->plan, operation);
    return item->parameter_count == (has_number ? 2 : 1) && (takes_away(judged->plan, operation) || gives || tells);
}

static bool observes_rest(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    static const char words[] = "left depth remaining available level";
    return observes_size(plan, operation, sort) ||
           (observes_number(plan, operation, sort) && fact_is_named(plan, operation, words));
}

/* Some function says that there is less: *there. */
static bool is_too_much(struct policy_case *judged, size_t call, uint64_t taken, int64_t *there)
{
    uint32_t sort = SEQUENCE_NONE;
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    for (uint32_t i = 0; object && i < judged->plan->items.count && !judged->has_failed; i++)
        if (observes_rest(judged->plan, i, sort) && case_observe(judged, &judged->sequence, call, i, object, there) &&
            (*there < 0 || taken > (uint64_t)*there))
            return true;
    return false;
}

/* ---- by the call that broke ---- */

static bool judge_now(struct policy_case *judged, unsigned by)
{
    struct sequence changed = SEQUENCE_INIT;
    uint64_t taken;
    int64_t there;
    size_t place;
    bool is_gone = false;
    if (!takes_some(judged, judged->call, &place, &taken) || place == SIZE_MAX ||
        !is_too_much(judged, judged->call, taken, &there) || there < 0)
        return judged->has_failed;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_number(&changed, judged->plan, judged->call, place, (uint64_t)there) &&
                case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return (!done && judged->has_failed) ||
           (is_gone && case_rule(judged, RULING_SUSPECT, by, "%s takes more than there is, and cannot say no",
                                 case_operation_name(judged, judged->call)));
}

/* ---- by an earlier one ---- */

static bool is_gone_without(struct policy_case *judged, const bool *is_left_out, bool *is_gone)
{
    struct sequence changed = SEQUENCE_INIT;
    *is_gone = false;
    bool done = !sequence_without(&changed, &judged->sequence, judged->plan, is_left_out) ||
                case_try(judged, &changed, 0, is_gone);
    sequence_release(&changed);
    return done;
}

static bool judge_earlier(struct policy_case *judged, unsigned by)
{
    size_t count = judged->sequence.calls.count, end = judged->call < count ? judged->call : count, first = count;
    bool *is_left_out = mem_array(count, sizeof *is_left_out), is_gone = false;
    for (size_t call = 1; call < end && !judged->has_failed; call++) {
        uint64_t taken;
        int64_t there;
        size_t place;
        if (!takes_some(judged, call, &place, &taken) || !is_too_much(judged, call, taken, &there))
            continue;
        is_left_out[call] = true;
        first = first == count ? call : first;
    }
    bool decided = judged->has_failed || (first < count && !is_gone_without(judged, is_left_out, &is_gone));
    mem_free(is_left_out);
    return decided ||
           (is_gone && case_rule(judged, RULING_SUSPECT, by, "%s took more than there was, and cannot say no",
                                 case_operation_name(judged, (uint32_t)first)));
}

bool case_taken(struct policy_case *judged, unsigned by)
{
    bool is_now =
        judged->outcome.fault.stage == STAGE_CALLING && judged->call > 0 && judged->call < judged->sequence.calls.count;
    return (is_now && judge_now(judged, by)) || judge_earlier(judged, by);
}
