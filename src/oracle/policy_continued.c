/* An array of structs that a call goes on with: jsmn_parse(parser, text, length, tokens, n)
 * fills some of the tokens, and called again it looks at those that it filled before.
 * Whoever passes fewer then has passed another array. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* Arrays of the same structs. */
static bool is_alike(const struct sequence_plan *plan, uint32_t node, uint32_t other)
{
    const struct role *role = plan->roles.items[node], *as = plan->roles.items[other];
    return plan->nodes.items[other].kind == SEQ_BUFFER && role && as && role->type && role->type == as->type;
}

/* Cells that such an array had in an earlier call on the same object, most of all; 0: there was none. */
static uint32_t cells_before(const struct policy_case *judged, size_t call, uint32_t node)
{
    const struct sequence *sequence = &judged->sequence;
    uint32_t most = 0;
    sequence_places places = VECTOR_INIT;
    struct sequence_place at;
    uint64_t object = case_nth_object(judged, call, 0, &at);
    for (size_t before = 0; object && before < call; before++) {
        if (case_nth_object(judged, before, 0, &at) != object)
            continue;
        sequence_look(sequence, judged->plan, before, &places);
        for (size_t i = 0; i < places.count; i++) {
            uint64_t head = sequence->words.items[places.items[i].word];
            if (is_alike(judged->plan, node, places.items[i].node) && SEQUENCE_TAG(head) == HEAD_VALUE &&
                SEQUENCE_COUNT(head) > most)
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
