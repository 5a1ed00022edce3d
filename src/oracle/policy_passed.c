/* What is passed on: encode(table, symbols, count) calls code(table, symbol) for
 * each, of which the header says that it is only for some.  Who may not call the
 * one may not make the other call it, where that has no way to say no.  And a
 * number that is put into a struct is still the one that was passed. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "oracle/policy_case.h"

#define TRIED 4 /* numbers from 0 on that stand in for what was passed */

/* The operation of this name; SEQUENCE_NONE: none.  clang says "int f(char *)" where gcc says "f". */
static uint32_t operation_within(const struct policy_case *judged, const char *said)
{
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const char *name = sequence_plan_operation(judged->plan, i)->function->name, *at = strstr(said, name);
        size_t length = strlen(name);
        if (at && (!at[length] || at[length] == '(') && (at == said || strchr(" *", at[-1])))
            return i;
    }
    return SEQUENCE_NONE;
}

static bool asks_in_words(const struct operation *operation)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool asks = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!asks && clause_next(&at, &clause))
        asks = clause.asks & ASKS_DUTY || clause_has_digits(&clause);
    text_release(&comment);
    return asks;
}

/* A number becomes another one, and so do all cells of a buffer; with TRIED it is empty.  False: it is neither. */
static bool set_other(struct sequence *sequence, const struct sequence_plan *plan, const struct sequence_place *at,
                      size_t call, size_t place, uint64_t number)
{
    const struct sequence_node *node = &plan->nodes.items[at->node];
    uint64_t *words = &sequence->words.items[at->word];
    if (fact_is_amount(node))
        return number < TRIED && probe_set_number(sequence, plan, call, place, number);
    if (node->kind != SEQ_BUFFER || !(node->flags & ARGUMENT_CONST) || SEQUENCE_TAG(*words) != HEAD_VALUE ||
        !node->cell_size)
        return false;
    uint64_t none = SEQUENCE_HEAD(HEAD_VALUE, 0);
    if (number == TRIED)
        return probe_replace(sequence, plan, call, place, &none, 1);
    unsigned char *cells = (unsigned char *)(words + 1);
    memset(cells, 0, SEQUENCE_COUNT(*words) * node->cell_size);
    for (size_t i = 0; i < SEQUENCE_COUNT(*words); i++)
        cells[i * node->cell_size] = (unsigned char)number;
    return true;
}

/* With some other number in this place it does not break like that. */
static bool is_by_place(struct policy_case *judged, const struct sequence_place *at, size_t place)
{
    bool is_gone = false;
    for (uint64_t number = 0; number <= TRIED && !is_gone && !judged->has_failed; number++) {
        struct sequence changed = SEQUENCE_INIT;
        sequence_copy(&changed, &judged->sequence);
        if (set_other(&changed, judged->plan, at, judged->call, place, number))
            case_try(judged, &changed, 0, &is_gone);
        sequence_release(&changed);
    }
    return is_gone;
}

/* It passes on what it gets to another function of the library, which asks in words. */
static bool judge_inner(struct policy_case *judged, uint32_t operation, const sequence_places *places, unsigned by)
{
    const struct trial_end *end = &judged->outcome.failure.end;
    uint32_t inner = operation_within(judged, end->function);
    if (inner == SEQUENCE_NONE || inner == operation || fact_can_say_no(judged->plan, operation) ||
        !asks_in_words(sequence_plan_operation(judged->plan, inner)))
        return false;
    for (size_t i = 0; i < places->count && !judged->has_failed; i++)
        if (is_by_place(judged, &places->items[i], i))
            return case_rule(judged, RULING_SUSPECT, by, "it passes on what it gets to %s, which asks for '%s'",
                             sequence_plan_operation(judged->plan, inner)->function->name, end->text);
    return false;
}

/* In its place the inner one, with the same object, breaks in the same way. */
static bool inner_breaks_too(struct policy_case *judged, uint32_t inner)
{
    uint32_t sort;
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    struct probes probes;
    bool breaks = false;
    if (!object || judged->call == 0)
        return false;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool done = probe_cut_behind(&probe->sequence, judged->plan, judged->call - 1) &&
                probe_append_call(&probe->sequence, judged->plan, inner, object, 0);
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    breaks = done && probe->ran && probe->outcome.outcome == TRIAL_BROKE &&
             strcmp(probe->outcome.failure.end.text, judged->outcome.failure.end.text) == 0;
    probes_release(&probes);
    return breaks;
}

/* put_u32(pen, n) is put(pen, bytes, 4), and that asserts first that something is open. */
static bool judge_head(struct policy_case *judged, uint32_t operation, unsigned by)
{
    const struct trial_end *end = &judged->outcome.failure.end;
    uint32_t inner = operation_within(judged, end->function);
    if (inner == SEQUENCE_NONE || inner == operation || fact_can_say_no(judged->plan, operation) ||
        fact_can_say_no(judged->plan, inner) || !source_is_at_head(end->file, end->line) ||
        expression_is_invariant(judged, end->text) || !inner_breaks_too(judged, inner))
        return false;
    return case_rule(judged, RULING_SUSPECT, by, "it is a way to call %s, which asks for '%s'",
                     sequence_plan_operation(judged->plan, inner)->function->name, end->text);
}

/* field_after(field, width) puts its width into a struct, of which something is asserted. */
static bool judge_kept(struct policy_case *judged, uint32_t operation, const sequence_places *places, unsigned by)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const char *expression = judged->outcome.failure.end.text;
    const struct parameter *kept = expression_number_kept(function, expression);
    uint32_t node = judged->plan->items.items[operation].parameters;
    if (!kept || case_says_no(judged, operation))
        return false;
    node += (uint32_t)(kept - function->parameters);
    for (size_t i = 0; i < places->count && !judged->has_failed; i++)
        if (places->items[i].node == node && is_by_place(judged, &places->items[i], i))
            return case_rule(judged, RULING_SUSPECT, by, "it asks for '%s' of the '%s' that it got", expression,
                             kept->name);
    return false;
}

bool case_passed_on(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    bool decided = judge_inner(judged, operation, &places, by) || judge_kept(judged, operation, &places, by) ||
                   judge_head(judged, operation, by);
    vector_release(&places);
    return decided || judged->has_failed;
}
