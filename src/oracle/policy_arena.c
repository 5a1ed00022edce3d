/* Memory that an object is made in: heap_init(void *base, size_t size).  Where the
 * function has no way to say that it is too small, or never says it, whoever calls it
 * has to know. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

#define ROOM_SMALL 1024
#define ROOM_LARGE 65536

/* All of the call's rooms that are smaller than small become as large as that; false: there is none. */
static bool resize(struct policy_case *judged, struct sequence *changed, size_t call, uint32_t small, uint32_t bytes)
{
    sequence_places places = VECTOR_INIT;
    bool is_any = false;
    sequence_look(changed, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        uint64_t head = changed->words.items[places.items[i].word], room = SEQUENCE_HEAD(HEAD_VALUE, bytes);
        if (node->kind != SEQ_BUFFER || !(node->flags & ARGUMENT_ROOM) || SEQUENCE_TAG(head) != HEAD_VALUE ||
            SEQUENCE_COUNT(head) >= small)
            continue;
        is_any = probe_replace(changed, judged->plan, call, i, &room, 1) || is_any;
        sequence_look(changed, judged->plan, call, &places);
    }
    vector_release(&places);
    return is_any;
}

/* tlsf_create_with_pool(memory, bytes) gives NULL for much, but never for memory that is too small: whatever is less
 * than it needs breaks it.  Where a size is refused, or enough, it looks. */
static bool never_says_no(struct policy_case *judged, size_t call)
{
    static const uint32_t sizes[] = {0, 1, 2, 4, 8, 16, 32};
    struct probes probes;
    bool is_any = true;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; is_any && i < sizeof sizes / sizeof *sizes; i++)
        is_any = resize(judged, &probes_add(&probes, &judged->sequence)->sequence, call, ROOM_LARGE, sizes[i]);
    bool done = is_any && probes_run(&probes, judged->seconds, judged->error);
    bool breaks = done;
    for (size_t i = 0; breaks && i < probes.items.count; i++)
        breaks = probes.items.items[i]->ran && probes.items.items[i]->outcome.outcome == TRIAL_BROKE;
    probes_release(&probes);
    if (is_any && !done)
        case_failed(judged);
    return breaks;
}

bool case_arena(struct policy_case *judged, unsigned by)
{
    struct sequence changed = SEQUENCE_INIT;
    size_t widened = SEQUENCE_NONE;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    for (size_t call = 0; !judged->has_failed && call < judged->sequence.calls.count; call++) {
        bool can_say_no = fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, call));
        if ((!can_say_no || never_says_no(judged, call)) &&
            resize(judged, &changed, call, can_say_no ? ROOM_LARGE : ROOM_SMALL, ROOM_LARGE))
            widened = call;
    }
    bool done = widened != SEQUENCE_NONE && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return judged->has_failed ||
           (done && is_gone &&
            case_rule(judged, RULING_SUSPECT, by, "the memory that %s gets may be too small, and it cannot say so",
                      case_operation_name(judged, (uint32_t)widened)));
}
