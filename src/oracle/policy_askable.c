/* "The cursor must stand on an entry", and cursor_at_entry(c) says that it does not:
 * the caller could have asked. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

/* The word of a name that the clause has: "entry" of sw_at_entry.  NULL: none. */
static const char *find_word(const struct clause *clause, const char *name)
{
    static const char plain[] = "is has are at can was get test with this that must";
    char words[NAME_WORDS_ROOM];
    const char *found = NULL;
    name_words(name, words);
    char *word = words + strcspn(words, " "); /* behind what all functions begin with */
    while (!found && *word) {
        word += *word == ' ';
        size_t length = strcspn(word, " ");
        char *next = word + length, was = *next;
        *next = '\0';
        if (length > 3 && !word_is_in(word, length, plain))
            found = clause_find(clause, word);
        *next = was;
        word = next;
    }
    return found;
}

/* It answers a question about such an object: 1 or 0. */
static bool is_question(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    static const char words[] = "is has are at can was in valid on";
    const struct operation *about = sequence_plan_operation(plan, operation);
    const struct type *result = about->function->result;
    return observes_object(plan, operation, sort) && name_has(about->function->name, words) &&
           (result->kind == TYPE_BOOL || (result->kind == TYPE_INTEGER && result->is_signed));
}

/* What the sentence wants is not so, as one of these functions says. */
static bool is_denied(struct policy_case *judged, const struct clause *clause, uint64_t object, uint32_t sort)
{
    for (uint32_t i = 0; !judged->has_failed && i < judged->plan->items.count; i++) {
        int64_t answer;
        const char *at = is_question(judged->plan, i, sort)
                             ? find_word(clause, sequence_plan_operation(judged->plan, i)->function->name)
                             : NULL;
        if (!at || !case_observe(judged, &judged->sequence, judged->call, i, object, &answer))
            continue;
        const struct clause before = {.s = clause->s, .length = (size_t)(at - clause->s)};
        bool wants_not = clause_has_any(&before, "not|no|never");
        if (wants_not ? answer != 0 : answer == 0)
            return true;
    }
    return false;
}

/* The comment at the call that broke asks for it in plain words, and does not say what happens otherwise. */
bool case_askable(struct policy_case *judged, unsigned by)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    uint32_t sort;
    bool decided = false;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    struct saying saying = {
        .judged = judged, .call = judged->call, .operation = operation, .clause = &clause, .by = by, .is_own = true};
    const char *at =
        object && operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!decided && !judged->has_failed && clause_next(&at, &clause))
        decided = clause_is_plain(&clause) && clause.asks & ASKS_DUTY && !clause.is_handled &&
                  is_denied(judged, &clause, object, sort) && saying_rule(&saying);
    text_release(&comment);
    return decided || judged->has_failed;
}
