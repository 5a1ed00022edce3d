/* What a header asks of its callers in words that no experiment can try, and of
 * which nobody can tell whether it was kept: "the program has to be one that
 * verify() accepts", "a number that was handed out and not given back yet".  A
 * call with such a sentence that breaks is a suspect: libraries seldom say what
 * they ask for where they could have gone without. */
#include <string.h>
#include <strings.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

/* ---- whom a sentence is about ---- */

/* By its whole name, as it is written: TEXT_VALID is not text_valid. */
static bool is_named(const struct clause *clause, const char *name)
{
    const char *at = clause_find(clause, name);
    return at && strncmp(at, name, strlen(name)) == 0;
}

/* Where the list begins that ends at `at`: "row_get(), row_set() and row_add()". */
static const char *list_begin(const struct clause *clause, const char *at)
{
    for (const char *from = at;;) {
        while (from > clause->s && strchr(" ,()`", from[-1]))
            from--;
        const char *word = from;
        while (word > clause->s && is_name_letter(word[-1]))
            word--;
        size_t length = (size_t)(from - word);
        bool joins =
            (length == 3 && strncasecmp(word, "and", 3) == 0) || (length == 2 && strncasecmp(word, "or", 2) == 0);
        bool is_other_name = length && (memchr(word, '_', length) || *from == '(');
        if (!joins && !is_other_name)
            return at;
        if (is_other_name)
            at = word;
        from = word;
    }
}

bool clause_names_means(const struct clause *clause, const char *name)
{
    static const char means[] = "by|with|from|using|use|via|through|of|see|like|than";
    const char *at = clause_find(clause, name);
    if (!at)
        return false;
    at = list_begin(clause, at);
    while (at > clause->s && strchr(" (`", at[-1]))
        at--;
    const char *word = at;
    while (word > clause->s && is_name_letter(word[-1]))
        word--;
    const struct clause before = {.s = word, .length = (size_t)(at - word)};
    return before.length && clause_has_any(&before, means);
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

#define SURELY 1.0 /* odds of a duty */

#define NAME_LEAST 3 /* bytes of a parameter's name: "a" is a word as well */

static bool has_parameter(const struct function *function, const char *name)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        if (strcmp(function->parameters[i].name, name) == 0)
            return true;
    return false;
}

/* Of several functions below one comment another one has the parameter that it speaks of, or the number. */
static bool is_of_neighbour(const struct saying *saying, const char *comment)
{
    const struct sequence_plan *plan = saying->judged->plan;
    const struct function *own = sequence_plan_operation(plan, saying->operation)->function;
    struct text other = TEXT_INIT;
    bool found = false;
    if (clause_has_digits(saying->clause) && !clause_is_plain(saying->clause) && saying_is_of_one_above(saying))
        return true;
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

/* "False if none is open", at the function itself: it looks, whatever is described elsewhere. */
static bool looks_itself(const struct saying *saying)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_handled = false;
    const struct operation *about = sequence_plan_operation(saying->judged->plan, saying->operation);
    const char *at =
        fact_can_say_no(saying->judged->plan, saying->operation) && operation_comment(about, &comment) ? comment.s : "";
    while (!is_handled && clause_next(&at, &clause))
        is_handled = clause.is_handled;
    text_release(&comment);
    return is_handled;
}

static bool doubt_comment(struct saying *saying, const char *whole)
{
    struct clause clause;
    const char *name = sequence_plan_operation(saying->judged->plan, saying->operation)->function->name,
               *comment = whole;
    saying->clause = &clause;
    while (clause_next(&comment, &clause)) {
        bool is_told = !saying->is_own && !clause_is_plain(&clause) && looks_itself(saying);
        bool is_meant = saying->is_own || (is_named(&clause, name) && !clause_names_means(&clause, name)) ||
                        is_about_all(&clause, name);
        if (is_told)
            continue;
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
        "do not look|does not look|do not know|does not know|caller's business|is broken|gets this "
        "wrong|panics|asserts|"
        "asserted|assertion|error of the program|own risk|nothing checks|nobody checks|nothing is checked";
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
        is_called_back = clause_is_of_callback(&clause) || (is_called_back && strncmp(clause.s, "It ", 3) == 0);
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

static bool doubts_call(struct policy_case *judged, unsigned by)
{
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
    uint32_t contract = judged->outcome.fault.contract;
    bool is_asked = judged->outcome.fault.stage == STAGE_CONTRACTS && contract < judged->plan->contracts.count;
    if (is_asked && class != FAULT_NONE &&
        doubt_call(judged, count, judged->plan->contracts.items[contract].operation, by))
        return true;
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

/* "pos <= len" at a call before: what came of it breaks here.  What was not needed for that is left out already. */
static bool doubt_before(struct policy_case *judged, size_t call, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct clause clause;
    struct saying saying = {
        .judged = judged, .call = call, .operation = operation, .clause = &clause, .is_own = true, .by = by};
    struct text comment = TEXT_INIT;
    bool decided = false;
    const char *at = about->kind != OPERATION_MAKES && operation_comment(about, &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause)) {
        bool is_sure = clause.asks & ASKS_DUTY && clause_is_plain(&clause) && clause.reading.duty > SURELY;
        if ((is_sure || saying_compares(&saying)) && !saying_is_beside(&saying) && !clause_is_about_else(&clause) &&
            !saying_is_kept(&saying) && !is_of_neighbour(&saying, comment.s))
            decided = judged->has_failed || saying_rule(&saying);
    }
    text_release(&comment);
    return decided;
}

bool case_doubt(struct policy_case *judged, unsigned by)
{
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (doubt_first(judged, i, by))
            return true;
    if (doubts_call(judged, by))
        return true;
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        if (call != judged->call && doubt_before(judged, call, by))
            return true;
    return false;
}
