/* Two objects that the header asks to be alike, by a word that is no order: "of
 * sets with the same range", "both of equal length".  Who makes them with other
 * numbers does not keep to it, be the call his own or one that a contract makes. */
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* "True if both have the same length" tells what is asked, and asks for nothing. */
static bool asks_alike(const struct clause *clause)
{
    static const char alike[] =
        "same range|same size|same length|same capacity|same dimensions|same dimension|same shape|same order|same "
        "universe|same number|same width|same domain|same sizes|same bounds|same limits|equal size|equal sizes|equal "
        "length|equal lengths|equal range|equal ranges|equal width|equal shape|equal dimensions|equally large|equally "
        "long|same seed|same parameters|same settings|same options|same base|same modulus";
    static const char tells[] = "true|false|whether|if|when|returns|unless|need not";
    return clause->asks & ASKS_DUTY && clause_has_any(clause, alike) && !clause_has_any(clause, tells);
}

/* Made by the same function, of the same numbers. */
static bool are_made_alike(const struct policy_case *judged, uint64_t one, uint64_t other)
{
    const struct sequence *sequence = &judged->sequence;
    sequence_places places = VECTOR_INIT, others = VECTOR_INIT;
    size_t first = SEQUENCE_REFERENCE_CALL(one), second = SEQUENCE_REFERENCE_CALL(other);
    bool are_alike = sequence_operation_of(sequence, first) == sequence_operation_of(sequence, second);
    sequence_look(sequence, judged->plan, first, &places);
    sequence_look(sequence, judged->plan, second, &others);
    for (size_t i = 0; are_alike && i < places.count && i < others.count; i++)
        are_alike = !fact_is_amount(&judged->plan->nodes.items[places.items[i].node]) ||
                    sequence->words.items[places.items[i].word] == sequence->words.items[others.items[i].word];
    vector_release(&places);
    vector_release(&others);
    return are_alike;
}

struct pair {
    uint32_t operation;
    uint64_t one, other;
};

/* The function that a contract called with them. */
static uint32_t judge_of(const struct policy_case *judged, uint64_t object)
{
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t node = sequence_plan_output(judged->plan, maker, SEQUENCE_REFERENCE_OUTPUT(object));
    if (node == SEQUENCE_NONE || judged->plan->nodes.items[node].kind != SEQ_HANDLE)
        return SEQUENCE_NONE;
    const uint32_t *services = judged->plan->sorts.items[judged->plan->nodes.items[node].sort].services;
    return services[SEQ_SERVICE_EQUAL] != SEQUENCE_NONE ? services[SEQ_SERVICE_EQUAL] : services[SEQ_SERVICE_COMPARE];
}

static bool find_pair(const struct policy_case *judged, struct pair *pair)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint32_t sort, other_sort;
    if (judged->call < judged->sequence.calls.count) {
        pair->operation = sequence_operation_of(&judged->sequence, judged->call);
        pair->one = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
        pair->other = fact_object(&judged->sequence, judged->plan, judged->call, 1, &other_sort);
        return pair->one && pair->other && pair->one != pair->other && sort == other_sort;
    }
    if (fault->stage != STAGE_CONTRACTS || fault->objects[0] == SEQUENCE_NONE || fault->objects[1] == SEQUENCE_NONE ||
        fault->objects[0] >> 16 >= judged->sequence.calls.count ||
        fault->objects[1] >> 16 >= judged->sequence.calls.count)
        return false;
    pair->one = SEQUENCE_REFERENCE(fault->objects[0] >> 16, fault->objects[0] & 0xffff);
    pair->other = SEQUENCE_REFERENCE(fault->objects[1] >> 16, fault->objects[1] & 0xffff);
    pair->operation = judge_of(judged, pair->one);
    return pair->operation != SEQUENCE_NONE && pair->one != pair->other;
}

bool case_alike(struct policy_case *judged, unsigned by)
{
    struct pair pair;
    if (!find_pair(judged, &pair) || are_made_alike(judged, pair.one, pair.other))
        return false;
    struct clause clause;
    struct saying saying = {.judged = judged,
                            .call = judged->call,
                            .operation = pair.operation,
                            .clause = &clause,
                            .is_own = true,
                            .by = by};
    struct text comment = TEXT_INIT;
    bool decided = false;
    const char *at =
        operation_comment(sequence_plan_operation(judged->plan, pair.operation), &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause))
        decided = asks_alike(&clause) && saying_rule(&saying);
    text_release(&comment);
    return decided;
}
