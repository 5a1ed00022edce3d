/* What a sentence that asks for something has to do with a sequence that broke:
 * whom it is about, whether it is said with weight, whether what it speaks of was
 * there at all.  Nothing here decides; policy_weigh.c adds it up. */
#include <string.h>
#include <strings.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

/* ---- whom a sentence is about ---- */

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

#define NAME_LEAST 3 /* bytes of a parameter's name: "a" is a word as well */

static bool has_parameter(const struct function *function, const char *name)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        if (strcmp(function->parameters[i].name, name) == 0)
            return true;
    return false;
}

/* Of several functions below one comment another one has the parameter that it speaks of, or the number. */
bool saying_is_of_neighbour(const struct saying *saying, const char *comment)
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
bool saying_looks_itself(const struct saying *saying)
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

/* ---- whether it has to do with the calls ---- */

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
bool saying_is_relevant(const struct saying *saying)
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
        if (is_missing_first(saying, operation) && case_misses(saying->judged, i))
            return true;
    }
    return !is_named;
}

/* What values, orders and lifetimes there are is also told where nothing is asked. */
bool clause_is_weighty(const struct clause *clause)
{
    static const char words[] =
        "assume|assumes|invalidates|is invalid|not allowed|responsible|never checked|trusts|trusted|"
        "do not look|does not look|do not know|does not know|caller's business|is broken|gets this "
        "wrong|panics|asserts|"
        "asserted|assertion|error of the program|own risk|nothing checks|nobody checks|nothing is checked";
    return clause_is_plain(clause) || clause_has_any(clause, words);
}

/* Licences say "must" and "shall" as well. */
bool clause_is_licence(const struct clause *clause)
{
    static const char words[] = "copyright|permission|redistribution|redistributions|warranty|warranties|liable|"
                                "licence|license|licensed|software";
    return clause_has_any(clause, words);
}

/* Functions are named, and none of them was called. */
bool saying_is_of_others(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    bool is_named = false, is_called = false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (clause_names(saying->clause, sequence_plan_operation(judged->plan, i)->function->name)) {
            is_named = true;
            is_called = is_called || case_calls(judged, i);
        }
    return is_named && !is_called;
}

/* "No pointer may be NULL", of all functions: none was passed anywhere, and it asks for nothing else. */
bool saying_is_of_absent(const struct saying *saying)
{
    static const char apart[] = "overlap|overlaps|distinct|alias|aliased";
    const struct policy_case *judged = saying->judged;
    bool speaks_of_null = clause_names(saying->clause, "NULL"), is_apart = clause_has_any(saying->clause, apart);
    bool has_null = speaks_of_null && fact_count_nulls(&judged->sequence, judged->plan) > 0;
    bool has_alias = is_apart && (strstr(judged->what, "overlap") || fact_has_alias(&judged->sequence, judged->plan));
    const unsigned others = ASKS_LARGER | ASKS_SMALLER | ASKS_OTHER | ASKS_FILLED | ASKS_SAME | ASKS_LIFE | ASKS_PLAIN;
    return !saying->is_own && (speaks_of_null || is_apart) && !has_null && !has_alias &&
           !(saying->clause->asks & others) && !clause_has_digits(saying->clause);
}
