/* A cursor that was told no: after a next, find or seek that found nothing there
 * is no element to look at.  C's loops have it so, "while (next(&it))", and what
 * the loop's body may call need not look again, unless its header says what it
 * gives then. */
#include "engine/sequence/record.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static bool moves(const struct policy_case *judged, uint32_t operation)
{
    static const char words[] = "first last next prev previous seek find advance step move locate lookup search begin "
                                "start rewind scan fetch back goto";
    return fact_is_named(judged->plan, operation, words);
}

/* It looks at the element, or does something with it. */
static bool needs_element(const struct policy_case *judged, uint32_t operation)
{
    static const char words[] = "key value get data item current entry name set update replace erase remove delete "
                                "take peek index line number text element";
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    return fact_is_named(judged->plan, operation, words) ||
           (item->parameter_count && judged->plan->nodes.items[item->parameters].flags & ARGUMENT_CONST);
}

/* What it gives where there is nothing. */
static bool says_what_else(const struct operation *operation)
{
    return operation_says(operation, "NULL|-1|at the end|past the end|behind the end");
}

/* A move that fails, and the cursor is where it was. */
static bool says_it_stays(const struct operation *operation)
{
    return operation_says(operation,
                          "stays|remains|unchanged|unmoved|where it was|not moved|does not move|as it was|keeps");
}

/* Of a number that means nothing by itself: 0 is for success as often as for nothing. */
static bool says_no_with_zero(const struct operation *operation)
{
    return operation_says(operation, "0 when|0 if|0 at|0 for|or 0|non-zero|nonzero|0 at the|else 0");
}

/* The call said no. */
static bool says_no(struct policy_case *judged, size_t call)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    struct probes probes;
    int64_t number = 1;
    const struct operation *operation =
        sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call));
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probe_cut_behind(&probe->sequence, judged->plan, call), no = false;
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    done = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED && probe->outcome.record &&
           sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                probe->outcome.record_count);
    if (done && fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, call)))
        no = sequence_record_outcome(&record, (uint32_t)call) != CALL_SUCCEEDED;
    else if (done && probe_last_number(judged, probe, &number))
        no = number == 0 && says_no_with_zero(operation);
    sequence_record_release(&record);
    probes_release(&probes);
    return no;
}

static bool rule_past(struct policy_case *judged, size_t call, unsigned by)
{
    const char *name = case_operation_name(judged, (uint32_t)call);
    char *expression = mem_format("not when %s said no", name), *why = mem_format("%s said that there is none", name);
    struct rule *rule =
        case_learn(judged, RULE_REQUIRES, sequence_operation_of(&judged->sequence, judged->call), 0, 0, expression,
                   mem_format("without the call of %s, which found nothing, it does not break", name));
    case_rule_by(judged, rule, by, why);
    mem_free(expression);
    mem_free(why);
    return true;
}

/* The last call that changed the object is a move. */
static bool judge_object(struct policy_case *judged, uint64_t object, unsigned by)
{
    size_t call = judged->call;
    while (call > 0 && !fact_changes(judged, call - 1, object))
        call--;
    if (call-- == 0)
        return false;
    uint32_t move = sequence_operation_of(&judged->sequence, call);
    return moves(judged, move) && !says_it_stays(sequence_plan_operation(judged->plan, move)) &&
           says_no(judged, call) && case_is_gone_without(judged, call) && rule_past(judged, call, by);
}

bool case_past(struct policy_case *judged, unsigned by)
{
    uint32_t sort;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    if (moves(judged, operation) || !needs_element(judged, operation) ||
        says_what_else(sequence_plan_operation(judged->plan, operation)))
        return false;
    bool decided = false;
    for (size_t number = 0; number < 2 && !decided; number++) {
        uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, number, &sort);
        decided = object && judge_object(judged, object, by);
    }
    return decided || judged->has_failed;
}

/* ---- begin() and end() ---- */

static bool is_called(const struct policy_case *judged, uint32_t operation, const char *word)
{
    return name_ends(sequence_plan_operation(judged->plan, operation)->function->name, word);
}

/* "From ci_begin() up to, not including, ci_end()": both give pointers to elements of one sort. */
static bool has_counterpart(const struct policy_case *judged, uint32_t operation, const char *word)
{
    const struct sequence_plan *plan = judged->plan;
    const struct type *given = sequence_plan_operation(plan, operation)->function->result;
    for (uint32_t i = 0; i < plan->items.count; i++)
        if (i != operation && is_called(judged, i, word) && given->kind == TYPE_POINTER &&
            sequence_plan_operation(plan, i)->function->result->kind == TYPE_POINTER &&
            sequence_plan_operation(plan, i)->function->result->target == given->target)
            return true;
    return false;
}

/* It may put something into objects of that sort: add(list, number). */
static bool may_fill(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    const struct sequence_node *first = item->parameter_count > 1 ? &plan->nodes.items[item->parameters] : NULL;
    return first && first->kind == SEQ_HANDLE && first->sort == sort && item->kind != SEQ_KIND_DESTROYS &&
           !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
           !(first->flags & (ARGUMENT_CONST | ARGUMENT_CONSUMED | ARGUMENT_OUT));
}

/* With an element in it before begin() was called it breaks all the same, whoever puts it there. */
static bool breaks_when_filled(struct policy_case *judged, size_t begin, uint64_t whole, uint32_t sort)
{
    struct probes probes;
    bool is_gone = false;
    probes_init(&probes, judged->policy);
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        struct sequence filled = SEQUENCE_INIT;
        sequence_copy(&filled, &judged->sequence);
        if (may_fill(judged->plan, i, sort) && probe_insert_call(&filled, judged->plan, begin, i, whole, 1))
            probes_add(&probes, &filled);
        sequence_release(&filled);
    }
    size_t count = probes.items.count;
    if (count && !probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    for (size_t i = 0; !judged->has_failed && i < count; i++)
        is_gone = is_gone || case_is_gone(judged, probes.items.items[i]);
    probes_release(&probes);
    return count && !is_gone;
}

/* What end() gives is behind the last element, and so is what begin() gives where nothing was put in. */
static bool is_behind_last(struct policy_case *judged, uint64_t object)
{
    uint32_t call = SEQUENCE_REFERENCE_CALL(object), operation = sequence_operation_of(&judged->sequence, call), sort;
    if (is_called(judged, operation, "end"))
        return has_counterpart(judged, operation, "begin start first");
    uint64_t whole = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    return is_called(judged, operation, "begin start first") && has_counterpart(judged, operation, "end") && whole &&
           fact_is_fresh(&judged->sequence, judged->plan, call, whole) &&
           !breaks_when_filled(judged, call, whole, sort);
}

bool case_behind(struct policy_case *judged, unsigned by)
{
    uint64_t object;
    uint32_t sort;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    for (size_t i = 0; (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort)); i++)
        if (is_behind_last(judged, object) && !judged->has_failed)
            return case_rule(judged, RULING_SUSPECT, by, "%s gives no element here, but the place behind the last",
                             case_operation_name(judged, SEQUENCE_REFERENCE_CALL(object)));
    return judged->has_failed;
}
