/* Memory that an object is made in: heap_init(void *base, size_t size).  Where the
 * function has no way to say that it is too small, whoever calls it has to know. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

#define ROOM_SMALL 1024
#define ROOM_LARGE 65536

/* All of the call's rooms that are small become large; false: there is none. */
static bool widen(struct policy_case *judged, struct sequence *changed, size_t call)
{
    sequence_places places = VECTOR_INIT;
    bool is_any = false;
    sequence_look(changed, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        uint64_t head = changed->words.items[places.items[i].word], large = SEQUENCE_HEAD(HEAD_VALUE, ROOM_LARGE);
        if (node->kind != SEQ_BUFFER || !(node->flags & ARGUMENT_ROOM) || SEQUENCE_TAG(head) != HEAD_VALUE ||
            SEQUENCE_COUNT(head) >= ROOM_SMALL)
            continue;
        is_any = probe_replace(changed, judged->plan, call, i, &large, 1) || is_any;
        sequence_look(changed, judged->plan, call, &places);
    }
    vector_release(&places);
    return is_any;
}

bool case_arena(struct policy_case *judged, unsigned by)
{
    struct sequence changed = SEQUENCE_INIT;
    size_t widened = SEQUENCE_NONE;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        if (!fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, call)) &&
            widen(judged, &changed, call))
            widened = call;
    bool done = widened != SEQUENCE_NONE && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return judged->has_failed ||
           (done && is_gone &&
            case_rule(judged, RULING_SUSPECT, by, "the memory that %s gets may be too small, and it cannot say so",
                      case_operation_name(judged, (uint32_t)widened)));
}
