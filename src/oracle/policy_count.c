/* sort(struct tag *v, size_t n): the number says how many objects there are, and one
 * was passed.  With 0 and 1 it is well, with 2 the call goes beyond the object. */
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* The call that made the object which is passed just before the number; SEQUENCE_NONE: there is none. */
static uint32_t object_before(const struct policy_case *judged, const sequence_places *places, size_t number)
{
    uint32_t parameter = judged->plan->nodes.items[places->items[number].node].parameter;
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places->items[i].node];
        if (places->items[i].depth == 0 && node->kind == SEQ_HANDLE && node->parameter + 1u == parameter &&
            fact_is_reference(&judged->sequence, judged->plan, &places->items[i]))
            return SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[places->items[i].word]);
    }
    return SEQUENCE_NONE;
}

static bool goes_beyond(const struct policy_case *judged, const struct probe *probe, uint32_t maker)
{
    const struct sequence_fault *fault = &probe->outcome.fault;
    return probe->ran && probe->outcome.outcome == TRIAL_BROKE && fault->call == judged->call &&
           fault->owner == BLOCK_CALLER && fault->allocated_by == maker && fault->offset >= 0;
}

/* False: has_failed. */
static bool is_count(struct policy_case *judged, size_t place, uint32_t maker, bool *is_one)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (uint64_t number = 0; number <= 2; number++)
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, judged->call, place, number);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_one = done && case_is_gone(judged, probes.items.items[0]) && case_is_gone(judged, probes.items.items[1]) &&
              goes_beyond(judged, probes.items.items[2], maker);
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool rule_count(struct policy_case *judged, size_t number)
{
    struct rule *rule = case_learn(judged, RULE_LENGTH, sequence_operation_of(&judged->sequence, judged->call),
                                   number - 1, number, NULL, mem_strdup("of one object, 1 is well and 2 are too many"));
    char *why = rule_sentence(rule, judged->plan);
    rule->is_certain = !rule->is_bug;
    case_rule_by(judged, rule, 3, why);
    mem_free(why);
    return true;
}

bool case_count(struct policy_case *judged)
{
    static const char counts[] = "n count num number length len nmemb size items amount";
    sequence_places places = VECTOR_INIT;
    bool decided = false, is_one = false;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool may_count = places.items[i].depth == 0 && fact_is_amount(node) &&
                         name_has(fact_parameter(judged->plan, operation, places.items[i].node), counts);
        uint32_t maker = may_count ? object_before(judged, &places, i) : SEQUENCE_NONE;
        if (maker != SEQUENCE_NONE)
            decided = !is_count(judged, i, maker, &is_one) || (is_one && rule_count(judged, node->parameter));
    }
    vector_release(&places);
    return decided;
}
