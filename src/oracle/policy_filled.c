/* Structs that a call of the same sequence filled.  What a function reads from
 * bytes or a text, and does not refuse, its neighbours have to stand: the caller
 * has passed on what he got, and nothing else. */
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* ---- who fills, who gets ---- */

static bool is_data(const struct sequence_node *node)
{
    return !(node->flags & ARGUMENT_OUT) &&
           (node->kind == SEQ_STRING || (node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW));
}

/* Its only struct to fill; SEQUENCE_NONE: it gets other things than data as well. */
static uint32_t struct_filled(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    uint32_t filled = SEQUENCE_NONE;
    bool has_data = false;
    for (uint32_t i = item->parameters; i < item->parameters + item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[i];
        bool is_struct = node->kind == SEQ_OBJECT && node->flags & ARGUMENT_OUT && filled == SEQUENCE_NONE;
        if (!is_struct && !is_data(node) && node->kind != SEQ_LENGTH && node->kind != SEQ_END)
            return SEQUENCE_NONE;
        filled = is_struct ? i : filled;
        has_data = has_data || is_data(node);
    }
    return has_data ? filled : SEQUENCE_NONE;
}

/* It returns something by which it could refuse what it got. */
static bool can_refuse(const struct policy_case *judged, uint32_t operation)
{
    uint32_t result = judged->plan->items.items[operation].result;
    return (result != SEQUENCE_NONE && judged->plan->nodes.items[result].kind == SEQ_NUMBER) ||
           case_says_no(judged, operation);
}

/* The call that broke gets one struct, and nothing else: its node.  SEQUENCE_NONE otherwise. */
static uint32_t struct_got(const struct policy_case *judged)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct sequence_node *node = &judged->plan->nodes.items[item->parameters];
    bool is_one = item->parameter_count == 1 && node->kind == SEQ_OBJECT && !(node->flags & ARGUMENT_OUT) &&
                  node->count == 1 && judged->plan->nodes.items[node->first].kind == SEQ_STRUCT;
    uint64_t head = judged->sequence.words.items[judged->sequence.calls.items[judged->call] + 1];
    return is_one && SEQUENCE_TAG(head) == HEAD_VALUE ? node->first : SEQUENCE_NONE;
}

static bool may_give(const struct policy_case *judged, size_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    uint32_t filled = struct_filled(judged->plan, operation);
    const struct type *got = case_struct_of(judged, sequence_operation_of(&judged->sequence, judged->call), 0);
    return filled != SEQUENCE_NONE && can_refuse(judged, operation) && got &&
           case_struct_of(judged, operation, judged->plan->nodes.items[filled].parameter) == got;
}

/* ---- is it the same? ---- */

static bool is_number_same(const struct sequence_node *node, const char *place, uint64_t word)
{
    uint64_t number = 0;
    if (node->bit_width || node->size > sizeof number)
        return false;
    memcpy(&number, place, node->size);
    return sequence_number(node, number) == sequence_number(node, word);
}

static bool is_float_same(const struct sequence_node *node, const char *place, uint64_t word)
{
    double number, wanted;
    float small;
    memcpy(&wanted, &word, sizeof wanted);
    if (node->size == sizeof small)
        memcpy(&small, place, sizeof small);
    else if (node->size == sizeof number)
        memcpy(&number, place, sizeof number);
    else
        return false;
    return (node->size == sizeof small ? (double)small : number) == wanted;
}

/* Words of the node from *word on, against memory. */
static bool is_same(const struct sequence_plan *plan, uint32_t number, const char *memory, const uint64_t **word)
{
    const struct sequence_node *node = &plan->nodes.items[number];
    const char *place = memory + node->offset;
    if (node->kind == SEQ_NUMBER)
        return is_number_same(node, place, *(*word)++);
    if (node->kind == SEQ_FLOAT)
        return is_float_same(node, place, *(*word)++);
    if (node->kind != SEQ_STRUCT && node->kind != SEQ_CELLS)
        return false;
    uint32_t times = node->kind == SEQ_CELLS ? node->cells : 1;
    for (uint32_t i = 0; i < times; i++)
        for (uint32_t k = 0; k < node->count; k++)
            if (!is_same(plan, node->first + k, place + (size_t)i * node->cell_size, word))
                return false;
    return node->count > 0;
}

static bool is_recorded(const struct policy_case *judged, const struct sequence_record *record, uint32_t call,
                        uint32_t got)
{
    const struct sequence_plan *plan = judged->plan;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct sequence_node *node = &plan->nodes.items[struct_filled(plan, operation)];
    const struct recorded_output *output = sequence_record_output(record, call, node->output);
    const struct recorded_output *result = sequence_record_output(record, call, 0);
    const uint64_t *words = &judged->sequence.words.items[judged->sequence.calls.items[judged->call] + 2];
    bool is_number = result && result->node != SEQUENCE_NONE && plan->nodes.items[result->node].kind == SEQ_NUMBER;
    return sequence_record_outcome(record, call) == CALL_SUCCEEDED && output &&
           SEQUENCE_TAG(recorded_head(record, output)) == HEAD_VALUE &&
           SEQUENCE_COUNT(recorded_head(record, output)) == node->cell_size &&
           !(is_number && recorded_number(record, result, plan) < 0) &&
           is_same(plan, got, (const char *)&record->words[output->word + 1], &words);
}

/* ---- who gave it ---- */

static void look(struct policy_case *judged, const struct probe *probe, uint32_t got)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    bool is_read = probe->ran && probe->outcome.record &&
                   sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                        probe->outcome.record_count);
    for (uint32_t call = judged->call; is_read && !judged->ruling->has_giver && call-- > 0;)
        if (may_give(judged, call) && is_recorded(judged, &record, call, got)) {
            judged->ruling->has_giver = true;
            judged->ruling->giver = call;
        }
    sequence_record_release(&record);
}

/* Members that nobody wrote are other bytes in the probe, and then it is not the same. */
bool case_find_giver(struct policy_case *judged)
{
    bool may = false, done = true;
    judged->ruling->has_giver = false;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call >= judged->sequence.calls.count)
        return true;
    uint32_t got = struct_got(judged);
    for (uint32_t call = 0; got != SEQUENCE_NONE && call < judged->call; call++)
        may = may || may_give(judged, call);
    if (!may)
        return true;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY | GIVEN_MARKED;
    if (probe_cut_behind(&probe->sequence, judged->plan, judged->call - 1)) {
        done = probes_run(&probes, judged->seconds, judged->error);
        if (done)
            look(judged, probe, got);
    }
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_filled(struct policy_case *judged, unsigned by)
{
    if (judged->ruling->has_giver && !case_find_giver(judged)) /* less may have gone before it by now */
        return true;
    return judged->ruling->has_giver && case_rule(judged, RULING_ERROR, by, "the struct is as %s filled it",
                                                  case_operation_name(judged, judged->ruling->giver));
}

/* ---- for shrinking ---- */

static bool are_same_words(const struct sequence *a, size_t call, const struct sequence *b, size_t other)
{
    const uint64_t *words = &a->words.items[a->calls.items[call]], *others = &b->words.items[b->calls.items[other]];
    return *words == *others && memcmp(words, others, (1 + SEQUENCE_CALL_WORDS(*words)) * sizeof *words) == 0;
}

bool filled_is_kept(const struct ruling *ruling, const struct sequence *sequence,
                    const struct sequence_outcome *outcome)
{
    uint32_t broken = outcome->fault.call, before = (uint32_t)ruling->sequence.calls.count - 1;
    if (broken >= sequence->calls.count || !are_same_words(sequence, broken, &ruling->sequence, before))
        return false;
    for (uint32_t call = 0; call < broken; call++)
        if (are_same_words(sequence, call, &ruling->sequence, ruling->giver))
            return true;
    return false;
}
