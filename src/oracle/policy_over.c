/* An object that is over: after final, finish or close there is nothing to go
 * on with, unless a call begins anew.  A function that has no way to say so
 * leaves that to its caller. */
#include <string.h>
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

#define BETWEEN_MOST 24 /* characters from "after" to the name: "after calling", "after a call of" */

static bool says_after(const struct clause *clause, const char *name)
{
    const char *after = clause_find(clause, "after"), *at = clause_find(clause, name);
    return after && at && at > after && at - after < BETWEEN_MOST;
}

/* "After digest_final no more calls can be made …" */
static bool is_said_to_end(const struct operation *operation)
{
    struct text comments = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_header_comments(operation, &comments) ? comments.s : "";
    while (!found && clause_next(&at, &clause))
        found = clause.asks & ASKS_NOT && says_after(&clause, operation->function->name);
    text_release(&comments);
    return found;
}

/* office_cancel(office, seat): what is ended is the seat. */
static bool ends_something_else(const struct operation *operation)
{
    static const char manners[] = "flags flag how mode status code timeout force";
    size_t handles = 0;
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        const char *name = operation->function->parameters[i].name;
        bool is_manner = word_is_in(name, strlen(name), manners);
        handles += role->kind == ROLE_HANDLE && role->passing != PASS_OUT;
        if ((role->kind == ROLE_INTEGER || role->kind == ROLE_STRING) && role->passing == PASS_IN && !is_manner)
            return true;
    }
    return handles > 1;
}

static bool ends(const struct policy_case *judged, uint32_t operation)
{
    static const char words[] = WORDS_END " final abort cancel finalize finalise release destroy";
    const struct operation *called = sequence_plan_operation(judged->plan, operation);
    return (fact_is_named(judged->plan, operation, words) && !ends_something_else(called)) || is_said_to_end(called);
}

static bool begins(const struct policy_case *judged, uint32_t operation)
{
    return fact_is_named(judged->plan, operation, WORDS_BEGIN " " WORDS_INIT " reset restart reopen");
}

/* "Finishing twice is harmless." */
static bool is_said_to_repeat(const struct operation *operation)
{
    return operation_says(operation, "twice|again|second time|more than once|repeatedly|once more|already|harmless");
}

/* tree = parser_finish(parser): what it gives is gone with the first call, and NULL is for other failures. */
static bool gives_once(const struct policy_case *judged, uint32_t operation)
{
    return judged->plan->items.items[operation].success == SEQ_SUCCESS_NONNULL && ends(judged, operation) &&
           !is_said_to_repeat(sequence_plan_operation(judged->plan, operation));
}

static bool rule_over(struct policy_case *judged, size_t call, unsigned by)
{
    const char *name = case_operation_name(judged, (uint32_t)call);
    char *expression = mem_format("not after %s", name), *why = mem_format("%s has ended it", name);
    struct rule *rule =
        case_learn(judged, RULE_REQUIRES, sequence_operation_of(&judged->sequence, judged->call), 0, 0, expression,
                   mem_format("without the call of %s it does not break, and it cannot say no", name));
    case_rule_by(judged, rule, by, why);
    mem_free(expression);
    mem_free(why);
    return true;
}

/* buffer_uninit(buffer): what init made of it is gone, and only init makes that anew. */
static bool undoes_init(const struct policy_case *judged, uint32_t operation)
{
    return fact_is_named(judged->plan, operation, "uninit deinit fini uninitialize uninitialise deinitialize") &&
           !ends_something_else(sequence_plan_operation(judged->plan, operation));
}

/* The object that is destroyed at the end; 0: it broke elsewhere. */
static uint64_t destroyed(const struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    bool is_one = fault->stage == STAGE_DESTROYING && fault->objects[0] != SEQUENCE_NONE &&
                  fault->objects[0] >> 16 < judged->sequence.calls.count;
    return is_one ? SEQUENCE_REFERENCE(fault->objects[0] >> 16, fault->objects[0] & 0xffff) : 0;
}

static bool judge_undone(struct policy_case *judged, uint64_t object, unsigned by)
{
    for (size_t call = judged->sequence.calls.count; object && call-- > 0;)
        if (call != judged->call && fact_changes(judged, call, object) &&
            undoes_init(judged, sequence_operation_of(&judged->sequence, call)) && case_is_gone_without(judged, call))
            return case_rule(judged, RULING_SUSPECT, by, "%s has ended it",
                             case_operation_name(judged, (uint32_t)call));
    return judged->has_failed;
}

bool case_over(struct policy_case *judged, unsigned by)
{
    uint32_t sort;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call >= judged->sequence.calls.count)
        return judge_undone(judged, destroyed(judged), by);
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    bool gives = gives_once(judged, operation);
    if (!fact_is_named(judged->plan, operation, WORDS_INIT) &&
        judge_undone(judged, fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort), by))
        return true;
    if ((fact_can_say_no(judged->plan, operation) && !gives) || begins(judged, operation))
        return false;
    for (size_t number = 0; number < 2; number++) {
        uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, number, &sort);
        for (size_t call = judged->call; object && call-- > 0;) {
            uint32_t other = sequence_operation_of(&judged->sequence, call);
            if (fact_changes(judged, call, object) && (gives ? other == operation : ends(judged, other)) &&
                case_is_gone_without(judged, call))
                return rule_over(judged, call, by);
        }
    }
    return false;
}
