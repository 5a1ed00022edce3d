/* The base of a number system is 2 to 36, whoever asks for one. */
#include "engine/sequence/text.h"
#include "oracle/policy_case.h"
#include "model/words.h"

static bool is_no_base(const struct policy_case *judged, const struct sequence_place *at)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    uint64_t word = judged->sequence.words.items[at->word];
    if (at->depth > 0 || !name_ends(fact_parameter(judged->plan, operation, at->node), "base radix"))
        return false;
    if (node->kind == SEQ_FLOAT)
        return !(sequence_float_of(word) >= 2 && sequence_float_of(word) <= 36);
    int64_t number = node->kind == SEQ_NUMBER ? (int64_t)sequence_number(node, word) : 10;
    return number < 2 || number > 36;
}

bool case_base(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = 0; !decided && !judged->has_failed && call < judged->sequence.calls.count; call++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && !judged->has_failed && i < places.count; i++) {
            const struct sequence_place *at = &places.items[i];
            struct sequence changed = SEQUENCE_INIT;
            bool is_gone = false;
            if (!is_no_base(judged, at) || case_says_no(judged, operation))
                continue;
            sequence_copy(&changed, &judged->sequence);
            changed.words.items[at->word] =
                judged->plan->nodes.items[at->node].kind == SEQ_FLOAT ? sequence_bits_of(10) : 10;
            decided = case_try(judged, &changed, 0, &is_gone) && is_gone &&
                      case_rule(judged, RULING_SUSPECT, by, "'%s' of %s is no base of numbers",
                                fact_parameter(judged->plan, operation, at->node),
                                case_operation_name(judged, (uint32_t)call));
            sequence_release(&changed);
        }
    }
    vector_release(&places);
    return decided || judged->has_failed;
}
