/* Functions that are called back: what they return is the caller's.  A pointer
 * is used as the library likes; a number has to be what the header asks of it.
 * That a visitor says "stop" is always legal. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* ---- what it returns ---- */

static const struct type *result_of(const struct sequence_plan *plan, uint32_t node)
{
    const struct role *role = plan->roles.items[node];
    const struct type *function = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    return function && function->kind == TYPE_FUNCTION ? function->target : NULL;
}

/* "maps 0..1 to 0..1", "must return a number below n"; but "returns 0 to go on" is a choice. */
static bool asks_for_number(const char *comment)
{
    static const char choices[] = "stop|stops|continue|go on|until|abort|break|cancel|nonzero|non-zero|error|ends the|"
                                  "end the|anything but 0|other than 0";
    static const char results[] = "return|returns|returned|maps|gives|result|value";
    struct clause clause;
    bool asks = false;
    while (clause_next(&comment, &clause)) {
        if (clause_has_any(&clause, choices))
            return false;
        asks = asks || clause_has_digits(&clause) || (clause.asks & ASKS_DUTY && clause_has_any(&clause, results));
    }
    return asks;
}

/* "@param rule must return a number below `forms`" */
static bool is_asked_there(const struct operation *called)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool asks = false;
    const char *at = operation_comment(called, &comment) ? comment.s : "";
    while (!asks && clause_next(&at, &clause))
        asks = clause.asks & ASKS_DUTY && clause.reading.topic == TOPIC_CALLBACK &&
               clause_has_any(&clause, "return|returns");
    text_release(&comment);
    return asks;
}

/* The typedef's comment asks for something, or that of the function. */
static bool is_asked_for(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    const struct operation *called = sequence_plan_operation(judged->plan, operation);
    size_t parameter = judged->plan->nodes.items[node].parameter;
    struct text comment = TEXT_INIT;
    const char *alias =
        parameter < called->function->parameter_count ? called->function->parameters[parameter].alias.name : NULL;
    bool asks = is_asked_there(called) ||
                (alias && operation_type_comment(called, alias, &comment) && asks_for_number(comment.s));
    text_release(&comment);
    return asks;
}

/* get_pos_f getpos: where something is, only the caller knows, and one of ours that says 0 of everything lies. */
static bool tells_place(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    static const char places[] = "pos position index idx offset slot getpos getindex getidx";
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    size_t parameter = judged->plan->nodes.items[node].parameter;
    const struct parameter *passed = parameter < function->parameter_count ? &function->parameters[parameter] : NULL;
    return passed && (name_has(passed->name, places) || (passed->alias.name && name_has(passed->alias.name, places)));
}

static bool is_to_write(const struct policy_case *judged, uint32_t node);

/* int overflow_handler(struct context *context, unsigned long more): it is to do something about it, and says whether
 * it did.  One of ours that says so and did nothing lies. */
static bool handles(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    static const char words[] = "handler overflow underflow refill flush grow extend expand";
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    size_t parameter = judged->plan->nodes.items[node].parameter;
    const struct parameter *passed = parameter < function->parameter_count ? &function->parameters[parameter] : NULL;
    bool is_odd = strstr(judged->what, "misaligned"); /* that is no matter of how much there is */
    return passed && !is_odd && is_to_write(judged, node) &&
           (name_has(passed->name, words) || (passed->alias.name && name_has(passed->alias.name, words)));
}

/* int (*source)(void *context): it gets nothing to look at, so it is there to give, and who takes what it gives goes on
 * for as long as there is something. */
static bool is_source(const struct policy_case *judged, uint32_t node)
{
    const struct role *role = judged->plan->roles.items[node];
    const struct type *function = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    enum verdict_kind kind = judged->ruling->verdict.kind;
    bool is_endless = kind == VERDICT_HANG || kind == VERDICT_MEMORY || kind == VERDICT_OVERFLOW;
    if (!is_endless || !function || function->kind != TYPE_FUNCTION || function->argument_count > 1)
        return false;
    const struct type *argument = function->argument_count ? function->arguments[0] : NULL;
    return !argument || (argument->kind == TYPE_POINTER && !argument->target_const);
}

/* malloc itself, or what does the same: what that returns is as it has to be. */
static bool is_allocator(const struct policy_case *judged, uint32_t node)
{
    const struct role *role = judged->plan->roles.items[node];
    return role && (callback_allocates(role->callback) || role->callback == CALLBACK_FREE);
}

/* ---- is it to blame? ---- */

/* Each call of this operation gets that function: two of them may return what they must not, and one alone mended is
 * not enough. */
static void set_everywhere(const struct policy_case *judged, struct sequence *changed, uint32_t node, uint64_t number)
{
    sequence_places places = VECTOR_INIT;
    for (size_t call = 0; call < changed->calls.count; call++) {
        sequence_look(changed, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            if (places.items[i].node == node)
                probe_set_number(changed, judged->plan, call, i, number);
    }
    vector_release(&places);
}

/* Any other function of the pool, here or everywhere, or without the call at all. */
static bool is_guilty(struct policy_case *judged, size_t call, size_t place, uint32_t node, bool *is_gone)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (uint32_t i = 0; i < judged->plan->nodes.items[node].cells; i++) {
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, place, i);
        set_everywhere(judged, &probes_add(&probes, &judged->sequence)->sequence, node, i);
    }
    struct sequence without = SEQUENCE_INIT;
    sequence_copy(&without, &judged->sequence);
    if (call != judged->call && probe_remove(&without, judged->plan, call))
        probes_add(&probes, &without);
    sequence_release(&without);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    for (size_t i = 0; done && i < probes.items.count; i++)
        *is_gone = *is_gone || case_is_gone(judged, probes.items.items[i]);
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* ---- what it does ---- */

/* The comment at its type, or at the function that gets it, has one of the phrases. */
static bool says_of_callback(const struct policy_case *judged, uint32_t operation, uint32_t node, const char *phrases)
{
    const struct operation *called = sequence_plan_operation(judged->plan, operation);
    size_t parameter = judged->plan->nodes.items[node].parameter;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const char *alias =
        parameter < called->function->parameter_count ? called->function->parameters[parameter].alias.name : NULL;
    const char *at = alias && operation_type_comment(called, alias, &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause_has_any(&clause, phrases);
    at = !says && operation_comment(called, &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause_has_any(&clause, phrases) && clause_names(&clause, called->function->parameters[parameter].name);
    text_release(&comment);
    return says;
}

/* "It must not return: it leaves with longjmp()".  All of ours do. */
static bool must_not_return(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    return says_of_callback(judged, operation, node,
                            "must not return|may not return|should not return|shall not return|never return|never "
                            "returns|not to return|does not return|longjmp");
}

/* With NULL in its place, which nobody can call, it breaks in the same way: it was not called at all. */
static bool is_never_called(struct policy_case *judged, uint32_t node)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_same = false;
    sequence_copy(&changed, &judged->sequence);
    set_everywhere(judged, &changed, node, judged->plan->nodes.items[node].cells);
    case_try_same(judged, &changed, &is_same);
    sequence_release(&changed);
    return is_same;
}

/* void rhs(double t, const double *y, double *dy, void *context): it may be there to write what dy leads to, and one
 * of ours that does nothing leaves it as it was. */
static bool is_to_write(const struct policy_case *judged, uint32_t node)
{
    const struct role *role = judged->plan->roles.items[node];
    const struct type *function = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    bool is_one = false;
    for (size_t i = 0; function && function->kind == TYPE_FUNCTION && i < function->argument_count; i++) {
        const struct type *argument = function->arguments[i];
        is_one = is_one || (argument->kind == TYPE_POINTER && !argument->target_const && argument->target->complete &&
                            argument->target->kind != TYPE_VOID && argument->target->kind != TYPE_FUNCTION);
    }
    return is_one;
}

/* int search(const void *items, size_t count, const void *key, bool *found): it answers with two things that go
 * together, and one of ours says only one of them. */
static bool answers_twice(const struct policy_case *judged, uint32_t node)
{
    const struct role *role = judged->plan->roles.items[node];
    const struct type *function = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    const struct type *result = result_of(judged->plan, node);
    bool is_one = false;
    for (size_t i = 0; function && function->kind == TYPE_FUNCTION && i < function->argument_count; i++) {
        const struct type *argument = function->arguments[i];
        is_one = is_one || (argument->kind == TYPE_POINTER && !argument->target_const &&
                            (argument->target->kind == TYPE_BOOL || argument->target->kind == TYPE_INTEGER) &&
                            strcmp(argument->target->name, "char") != 0);
    }
    return is_one && result && result->kind == TYPE_INTEGER;
}

static bool case_deed(struct policy_case *judged, const struct sequence_place *at, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    const char *name = fact_parameter(judged->plan, operation, at->node);
    if (judged->plan->nodes.items[at->node].kind != SEQ_FUNCTION)
        return false;
    if (must_not_return(judged, operation, at->node) && !is_never_called(judged, at->node))
        return judged->has_failed || case_rule(judged, RULING_SUSPECT, by, "'%s' of %s must not return", name,
                                               case_operation_name(judged, at->call));
    return judged->ruling->verdict.kind == VERDICT_UNINITIALISED && is_to_write(judged, at->node) &&
           case_rule(judged, RULING_SUSPECT, by, "'%s' of %s may have to write what it is passed", name,
                     case_operation_name(judged, at->call));
}

bool case_callback(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by)
{
    const struct type *result =
        judged->plan->nodes.items[at->node].kind == SEQ_FUNCTION ? result_of(judged->plan, at->node) : NULL;
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    bool is_pointer = result && result->kind == TYPE_POINTER;
    bool is_integer =
        result && (result->kind == TYPE_INTEGER || result->kind == TYPE_BOOL || result->kind == TYPE_ENUM);
    bool is_number = (result && result->kind == TYPE_FLOAT) || (is_integer && is_source(judged, at->node)) ||
                     (result && result->kind == TYPE_INTEGER &&
                      (answers_twice(judged, at->node) || is_asked_for(judged, operation, at->node) ||
                       tells_place(judged, operation, at->node) || handles(judged, operation, at->node)));
    bool is_gone = is_pointer && at->call == judged->call; /* what it returned is what the call works with */
    if (case_deed(judged, at, by))
        return true;
    if ((!is_pointer && !is_number) || is_allocator(judged, at->node))
        return false;
    if (is_gone && is_never_called(judged, at->node))
        return judged->has_failed;
    if (is_pointer && !is_gone && case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_NULL) {
        is_gone = !is_never_called(judged, at->node); /* kept by another call; all that it can return here is NULL */
        if (judged->has_failed)
            return true;
    }
    if (!is_gone && !is_guilty(judged, at->call, place, at->node, &is_gone))
        return true;
    if (is_gone && is_source(judged, at->node)) /* once is enough, as with numbers that take too long */
        judged->plan->nodes.items[at->node].flags |= ARGUMENT_MODEST;
    return is_gone &&
           case_rule(judged, RULING_SUSPECT, by, "%s uses what '%s' returns as it likes",
                     case_operation_name(judged, at->call), fact_parameter(judged->plan, operation, at->node));
}
