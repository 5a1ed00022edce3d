/* What a header asks of its callers that cannot be seen at the call that broke,
 * but can be tried: a function that comes before all others and was not called,
 * lengths that count something else than cells, numbers that do not stand to each
 * other as it says. */
#include <string.h>
#include "oracle/policy_saying.h"

/* With a call of it there nothing breaks like that. */
static bool is_missed_at(struct policy_case *judged, uint32_t operation, size_t call)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false, done = true;
    for (uint64_t number = 0; done && !is_gone && number < 2; number++) { /* 0 may be what it says no to */
        sequence_copy(&changed, &judged->sequence);
        done = probe_insert_call(&changed, judged->plan, call, operation, 0, number) &&
               case_try(judged, &changed, 0, &is_gone);
    }
    sequence_release(&changed);
    return done && is_gone;
}

/* It was not called before all others, or not again after it was ended.  What is not needed to break it was left out.
 */
static bool is_missed(struct policy_case *judged, uint32_t operation)
{
    size_t call = judged->call;
    if (!case_calls(judged, operation))
        return is_missed_at(judged, operation, 0);
    return call < judged->sequence.calls.count && sequence_operation_of(&judged->sequence, call) != operation &&
           !sequence_is_begun(&judged->sequence, judged->plan, operation, call) &&
           is_missed_at(judged, operation, call);
}

/* "n frames are n * channels samples": then n is not the number of cells. */
static bool is_multiplied(const struct saying *saying)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    bool is_found = false;
    for (size_t i = 0; !is_found && i < function->parameter_count; i++) {
        const char *name = function->parameters[i].name;
        char *product = mem_format("%s * ", name), *other = mem_format("* %s", name),
             *times = mem_format("%s times", name);
        is_found = *name && (clause_names(saying->clause, product) || clause_names(saying->clause, other) ||
                             clause_names(saying->clause, times));
        mem_free(product);
        mem_free(other);
        mem_free(times);
    }
    return is_found;
}

static bool doubt_length(struct policy_case *judged, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    struct clause clause;
    struct saying saying = {
        .judged = judged, .call = judged->call, .operation = operation, .clause = &clause, .by = by};
    struct text comment = TEXT_INIT;
    bool decided = false;
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const char *at = operation_header_comments(about, &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause))
        decided = is_multiplied(&saying) && saying_rule(&saying);
    text_release(&comment);
    return decided;
}

/* One that comes before all others, and was not called. */
static bool doubt_first(struct policy_case *judged, uint32_t first, unsigned by)
{
    const struct operation *about = sequence_plan_operation(judged->plan, first);
    if (!about->first || !is_missed(judged, first))
        return false;
    char *said = about->first_said ? mem_strdup(about->first_said)
                                   : mem_format("%s comes first, by its name", about->function->name);
    struct clause clause = {.s = said, .length = strlen(said)};
    struct saying saying = {.judged = judged, .call = judged->call, .operation = first, .clause = &clause, .by = by};
    bool decided = saying_rule(&saying);
    mem_free(said);
    return decided;
}

/* "Takes out the value at i, which is below n". */
static bool doubt_relation(struct policy_case *judged, size_t call, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    struct clause clause;
    struct saying saying = {
        .judged = judged, .call = call, .operation = operation, .clause = &clause, .is_own = true, .by = by};
    struct text comment = TEXT_INIT;
    bool decided = false;
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause))
        decided = !clause.is_handled && (clause.asks & ASKS_DUTY || saying_restricts(&saying)) &&
                  saying_is_broken(&saying) && !saying_is_beside(&saying) && saying_rule(&saying);
    text_release(&comment);
    return decided;
}

/* "Should only ever be called after a call to list_next()", and nobody called that. */
static bool doubt_after(struct policy_case *judged, unsigned by)
{
    static const char only[] = "only be called after|only ever be called after|must be called after|called only after|"
                               "has to be called after|should be called after|shall be called after|only after a call|"
                               "only after calling|only valid after|only be used after|must only be called after";
    struct clause clause;
    struct text comment = TEXT_INIT;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    struct saying saying = {
        .judged = judged, .call = judged->call, .operation = operation, .clause = &clause, .is_own = true, .by = by};
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause)) {
        const char *from = clause_find_first(&clause, clause.s, only);
        struct clause after = {.s = from, .length = from ? (size_t)(clause.s + clause.length - from) : 0};
        bool names_any = false, is_called = false;
        for (uint32_t i = 0; from && i < judged->plan->items.count; i++)
            if (i != operation && clause_names(&after, sequence_plan_operation(judged->plan, i)->function->name)) {
                names_any = true;
                is_called = is_called || case_calls(judged, i);
            }
        decided = names_any && !is_called && saying_rule(&saying);
    }
    text_release(&comment);
    return decided;
}

static bool is_called_between(const struct policy_case *judged, uint32_t operation, size_t from)
{
    for (size_t call = from + 1; call <= judged->call; call++)
        if (sequence_operation_of(&judged->sequence, call) == operation)
            return true;
    return false;
}

/* "Must be followed by a call of walk_seek()", at a call before, and nobody called that since. */
static bool doubt_followed(struct policy_case *judged, size_t call, unsigned by)
{
    static const char phrases[] =
        "must be followed by|has to be followed by|should be followed by|always be followed by|"
        "needs to be followed by|must then call|then you must call";
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    struct clause clause;
    struct saying saying = {
        .judged = judged, .call = call, .operation = operation, .clause = &clause, .is_own = true, .by = by};
    struct text comment = TEXT_INIT;
    bool decided = false;
    const char *at = judged->call < judged->sequence.calls.count && call < judged->call &&
                             operation_comment(sequence_plan_operation(judged->plan, operation), &comment)
                         ? comment.s
                         : "";
    while (!decided && clause_next(&at, &clause)) {
        const char *from = clause_find_first(&clause, clause.s, phrases);
        struct clause then = {.s = from, .length = from ? (size_t)(clause.s + clause.length - from) : 0};
        for (uint32_t i = 0; from && !decided && i < judged->plan->items.count; i++)
            decided = i != operation && clause_names(&then, sequence_plan_operation(judged->plan, i)->function->name) &&
                      !is_called_between(judged, i, call) && saying_rule(&saying);
    }
    text_release(&comment);
    return decided;
}

/* set_format("…"), "make sure that it fits": a setting of the whole library, which cannot say no and asks for something
 * that shows later.  Without it all is well. */
static bool doubt_setting(struct policy_case *judged, size_t call, unsigned by)
{
    uint32_t sort, operation = sequence_operation_of(&judged->sequence, call);
    struct clause clause;
    struct saying saying = {
        .judged = judged, .call = call, .operation = operation, .clause = &clause, .is_own = true, .by = by};
    struct text comment = TEXT_INIT;
    bool decided = false;
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    bool is_setting = fact_is_named(judged->plan, operation, "set config configure select use") &&
                      about->function->parameter_count > 0 && !fact_can_say_no(judged->plan, operation);
    if (judged->call >= judged->sequence.calls.count || call >= judged->call || !is_setting ||
        operation == sequence_operation_of(&judged->sequence, judged->call) ||
        fact_object(&judged->sequence, judged->plan, call, 0, &sort))
        return false;
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause))
        decided = !clause.is_handled && clause_is_plain(&clause) && !clause_has_any(&clause, "NULL|null") &&
                  case_is_gone_without(judged, call) && saying_rule(&saying);
    text_release(&comment);
    return decided || judged->has_failed;
}

bool case_doubt(struct policy_case *judged, unsigned by)
{
    if (doubt_after(judged, by))
        return true;
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (doubt_first(judged, i, by))
            return true;
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        if (doubt_relation(judged, call, by) || doubt_setting(judged, call, by) || doubt_followed(judged, call, by))
            return true;
    return judged->call < judged->sequence.calls.count &&
           case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_CALLER && doubt_length(judged, by);
}
