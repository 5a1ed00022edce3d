/* An array of structs that a call goes on with: jsmn_parse(parser, text, length, tokens, n)
 * fills some of the tokens, and called again it looks at those that it filled before.
 * Whoever passes fewer then has passed another array. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* Cells that this parameter had in an earlier call of the same function on the same object, most of all; 0: none. */
static uint32_t cells_before(const struct policy_case *judged, size_t call, uint32_t node)
{
    const struct sequence *sequence = &judged->sequence;
    uint32_t operation = sequence_operation_of(sequence, call), most = 0;
    sequence_places places = VECTOR_INIT;
    struct sequence_place at;
    uint64_t object = case_nth_object(judged, call, 0, &at);
    for (size_t before = 0; object && before < call; before++) {
        if (sequence_operation_of(sequence, before) != operation || case_nth_object(judged, before, 0, &at) != object)
            continue;
        sequence_look(sequence, judged->plan, before, &places);
        for (size_t i = 0; i < places.count; i++) {
            uint64_t head = sequence->words.items[places.items[i].word];
            if (places.items[i].node == node && SEQUENCE_TAG(head) == HEAD_VALUE && SEQUENCE_COUNT(head) > most)
                most = SEQUENCE_COUNT(head);
        }
    }
    vector_release(&places);
    return most;
}

bool case_continued(struct policy_case *judged, size_t call, size_t place, uint32_t node)
{
    const struct sequence_node *buffer = &judged->plan->nodes.items[node];
    const struct sequence_node *cell = buffer->count ? &judged->plan->nodes.items[buffer->first] : NULL;
    if (!cell || cell->kind != SEQ_STRUCT || buffer->flags & ARGUMENT_CONST)
        return false;
    uint32_t cells = cells_before(judged, call, node);
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool decided = cells && probe_set_cells(&changed, judged->plan, call, place, cells) &&
                   !case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return decided ||
           (is_gone &&
            case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s is smaller than in the call that it goes on with",
                      fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), node),
                      case_operation_name(judged, (uint32_t)call)));
}
