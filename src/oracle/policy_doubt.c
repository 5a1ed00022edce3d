/* What a header asks of its callers in words that no experiment can try, and of
 * which nobody can tell whether it was kept: "the program has to be one that
 * verify() accepts", "a number that was handed out and not given back yet".  A
 * call with such a sentence that breaks is a suspect: libraries seldom say what
 * they ask for where they could have gone without. */
#include <string.h>
#include <strings.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* ---- sentences that ask for nothing here ---- */

/* "Told of each entry that has to go": when a function is called back. */
static bool is_of_callback(const struct clause *clause)
{
    static const char *const beginnings[] = {"Told ", "Called ", "Invoked ", "Is called ", "Is told ", NULL};
    for (size_t i = 0; beginnings[i]; i++)
        if (strncasecmp(clause->s, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    return false;
}

/* What becomes of a result, who frees it, other threads: not how this call is to be made. */
bool clause_is_about_else(const struct clause *clause)
{
    static const char words[] =
        "valid until|caller frees|must be freed|freed by the caller|to be freed|should be freed|caller's to "
        "free|deallocate|deallocated|be disposed|needs to be freed|responsible for freeing|responsible for "
        "releasing|responsible for destroying|responsible for deleting|caller must free|caller owns|owned by the "
        "caller|stay the caller's|stays the caller's|keeps the reference|new "
        "reference|result|thread|threads|thread-safe|free()|must be released|to be released";
    static const char given[] = "must be one|one that|given to|passed to";
    bool is_returned = clause_names(clause, "returned") && !clause_has_any(clause, given);
    return clause_is_of_result(clause) || is_of_callback(clause) || is_returned || clause_has_any(clause, words);
}

/* By its whole name, as it is written: TEXT_VALID is not text_valid. */
static bool is_named(const struct clause *clause, const char *name)
{
    const char *at = clause_find(clause, name);
    return at && strncmp(at, name, strlen(name)) == 0;
}

/* "All functions but text_valid assume …": of this one, too. */
static bool is_about_all(const struct clause *clause, const char *name)
{
    static const char words[] = "all functions|every function|all other functions|no function|other functions|all of "
                                "them|these functions|functions that|the functions|any function|all calls";
    static const char means[] = "by the functions|by these functions|with the functions";
    return clause_has_any(clause, words) && !clause_names(clause, name) && !clause_has_any(clause, means);
}

/* ---- all ---- */

/* How large memory of the caller is explains what lies beyond it; how large a number is explains no leak, and no object
 * of a function that could have said no. */
static bool is_beside_values(const struct saying *saying, enum fault_class class)
{
    static const char rooms[] = "room|space|large enough|big enough|long enough|bytes|characters|hold";
    enum verdict_kind kind = saying->judged->ruling->verdict.kind;
    if (clause_has_any(saying->clause, rooms))
        return class != FAULT_CALLER;
    bool is_accepted = kind == VERDICT_CONTRACT && fact_can_say_no(saying->judged->plan, saying->operation);
    return kind == VERDICT_LEAK || class == FAULT_FREED || is_accepted;
}

/* Who owns what explains only what lives too long or not long enough; "adds a reference of its own" is no more than
 * told. */
static bool is_beside_life(const struct saying *saying, enum fault_class class)
{
    static const char limits[] = "not|no|never|cannot|nor|neither|until|as long as|only|before|after|while|outlive|"
                                 "invalid|invalidates|gone|dangling|once|twice";
    enum verdict_kind kind = saying->judged->ruling->verdict.kind;
    bool is_life = class == FAULT_FREED || class == FAULT_WILD || kind == VERDICT_LEAK || kind == VERDICT_ASSERT;
    return !is_life || !(clause_is_plain(saying->clause) || clause_has_any(saying->clause, limits));
}

/* Functions that are passed here call nothing and change nothing. */
static bool is_beside_callback(const struct saying *saying)
{
    static const char deeds[] = "call|calls|change|changes|modify|modifies|free|frees|add|adds|remove|removes|insert|"
                                "delete|destroy|register|unregister|reset|fire|emit";
    return clause_has_any(saying->clause, deeds);
}

/* By its topic it cannot explain what broke. */
bool saying_is_beside(const struct saying *saying)
{
    enum fault_class class = case_class(&saying->judged->ruling->verdict, &saying->judged->outcome.fault);
    switch (saying->clause->reading.topic) {
    case TOPIC_VALUES:
        return is_beside_values(saying, class);
    case TOPIC_LIFE:
        return is_beside_life(saying, class);
    case TOPIC_CALLBACK:
        return is_beside_callback(saying);
    default:
        return false;
    }
}

#define NAME_LEAST 3 /* bytes of a parameter's name: "a" is a word as well */

static bool has_parameter(const struct function *function, const char *name)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        if (strcmp(function->parameters[i].name, name) == 0)
            return true;
    return false;
}

/* Of several functions below one comment another one has the parameter that it speaks of. */
static bool is_of_neighbour(const struct saying *saying, const char *comment)
{
    const struct sequence_plan *plan = saying->judged->plan;
    const struct function *own = sequence_plan_operation(plan, saying->operation)->function;
    struct text other = TEXT_INIT;
    bool found = false;
    for (uint32_t i = 0; !found && i < plan->items.count; i++) {
        const struct function *function = sequence_plan_operation(plan, i)->function;
        for (size_t k = 0; !found && i != saying->operation && k < function->parameter_count; k++) {
            const char *name = function->parameters[k].name;
            found = strlen(name) >= NAME_LEAST && clause_names(saying->clause, name) && !has_parameter(own, name) &&
                    operation_comment(sequence_plan_operation(plan, i), &other) && strcmp(other.s, comment) == 0;
        }
    }
    text_release(&other);
    return found;
}

static bool doubt_comment(struct saying *saying, const char *whole)
{
    struct clause clause;
    const char *name = sequence_plan_operation(saying->judged->plan, saying->operation)->function->name,
               *comment = whole;
    saying->clause = &clause;
    while (clause_next(&comment, &clause)) {
        bool is_meant = saying->is_own || is_named(&clause, name) || is_about_all(&clause, name);
        bool asks = clause.asks & ASKS_DUTY || saying_restricts(saying);
        if (is_meant && asks && !saying_is_beside(saying) && !clause_is_about_else(&clause) &&
            !saying_is_kept(saying) && !(saying->is_own && is_of_neighbour(saying, whole)))
            return saying->judged->has_failed || saying_rule(saying);
    }
    return false;
}

/* With a call of it there nothing breaks like that. */
static bool is_missed_at(struct policy_case *judged, uint32_t operation, size_t call)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool done =
        probe_insert_call(&changed, judged->plan, call, operation, 0, 0) && case_try(judged, &changed, 0, &is_gone);
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

/* "library_init() has to be called before any other function", which gets no object that would show it. */
static bool is_missing_first(const struct saying *saying, const struct operation *operation)
{
    static const char words[] = "before|first|once|at the start|at startup|initially";
    return operation->function->parameter_count == 0 && clause_names(saying->clause, operation->function->name) &&
           clause_has_any(saying->clause, words) && !(saying->clause->asks & ASKS_NOT);
}

#define SUBJECT_END 48 /* bytes */

/* "The plain functions, row_get() and row_set(), do not look where the row ends": it is about them. */
static bool is_subject(const struct clause *clause, const char *name)
{
    static const char others[] = "below|less than|before|after|until|first|must be called|has to be called";
    const char *at = clause_find(clause, name);
    return at && at - clause->s < SUBJECT_END && !clause_has_any(clause, others);
}

/* Of the functions that are named, by a form of their verb too, one was called; or none is named. */
static bool is_relevant(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    bool is_named = false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(judged->plan, i);
        if (is_subject(saying->clause, operation->function->name)) {
            is_named = true;
            if (i == saying->operation)
                return true;
        }
        if (operation_is_asked(operation) || !clause_names_function(saying->clause, operation->function->name))
            continue; /* "indices must be below vector_size()": that one is only asked */
        is_named = true;
        for (size_t call = 0; call < judged->sequence.calls.count; call++)
            if (sequence_operation_of(&judged->sequence, call) == i)
                return true;
        if (is_missing_first(saying, operation) && is_missed(saying->judged, i))
            return true;
    }
    return !is_named;
}

/* What values, orders and lifetimes there are is also told where nothing is asked. */
static bool is_weighty(const struct clause *clause)
{
    static const char words[] =
        "assume|assumes|invalidates|is invalid|not allowed|responsible|never checked|trusts|trusted|"
        "do not look|does not look|do not know|does not know|caller's business";
    return clause_is_plain(clause) || clause_has_any(clause, words);
}

/* What is said of a type, or of the whole library, counts when it is said with weight. */
static bool doubt_general(struct saying *saying, const char *comment)
{
    static const char owning[] = "owns|owned|owner|ownership|belongs|belong";
    struct clause clause;
    bool is_called_back = false; /* … and "It must not …" goes on about that */
    saying->clause = &clause;
    while (clause_next(&comment, &clause)) {
        is_called_back = is_of_callback(&clause) || (is_called_back && strncmp(clause.s, "It ", 3) == 0);
        if (!is_called_back && clause.asks & ASKS_DUTY && is_weighty(&clause) && !saying_is_beside(saying) &&
            !clause_is_about_else(&clause) && !clause_has_any(&clause, owning) && /* owners are kept track of */
            is_relevant(saying) && !saying_is_kept(saying))
            return saying->judged->has_failed || saying_rule(saying);
    }
    return false;
}

static bool doubt_call(struct policy_case *judged, size_t call, uint32_t operation, unsigned by)
{
    struct saying saying = {.judged = judged, .call = call, .operation = operation, .by = by, .is_own = true};
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct text comment = TEXT_INIT;
    bool decided = operation_comment(about, &comment) && doubt_comment(&saying, comment.s);
    saying.is_own = false;
    decided = decided || (operation_header_comments(about, &comment) && doubt_comment(&saying, comment.s));
    decided = decided || (operation_general_comments(about, &comment) && doubt_general(&saying, comment.s));
    text_release(&comment);
    return decided;
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

bool case_doubt(struct policy_case *judged, unsigned by)
{
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (doubt_first(judged, i, by))
            return true;
    size_t count = judged->sequence.calls.count;
    bool decided = false;
    uint32_t freed_by = judged->outcome.fault.freed_by;
    bool is_freed = case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_FREED && freed_by < count &&
                    freed_by != judged->call; /* "must not be in a list", at item_free */
    if (is_freed && doubt_call(judged, freed_by, sequence_operation_of(&judged->sequence, freed_by), by))
        return true;
    if (judged->call < count && case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_CALLER &&
        doubt_length(judged, by))
        return true;
    if (judged->call < count)
        return doubt_call(judged, judged->call, sequence_operation_of(&judged->sequence, judged->call), by);
    enum fault_class class = case_class(&judged->ruling->verdict, &judged->outcome.fault);
    if (judged->outcome.fault.stage == STAGE_CONTRACTS && class != FAULT_NONE && count > 0) /* it left it so */
        return doubt_call(judged, count - 1, sequence_operation_of(&judged->sequence, count - 1), by);
    if (judged->outcome.fault.stage != STAGE_DESTROYING)
        return false;
    for (uint32_t sort = 0; !decided && sort < judged->plan->sorts.count; sort++) {
        uint32_t destroyer = judged->plan->sorts.items[sort].services[SEQ_SERVICE_DESTROY];
        decided = destroyer != SEQUENCE_NONE && probe_object(&judged->sequence, judged->plan, sort, count) &&
                  doubt_call(judged, count, destroyer, by);
    }
    return decided;
}
