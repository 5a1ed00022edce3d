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

/* ---- by what is said of the function that can be asked ---- */

#define PHRASE_ROOM 40
#define PHRASE_LEAST 8 /* letters: "past the end" */

/* "at the cursor, which is not past the end": "past the end", and *is_denied.  False: there is no such part. */
static bool take_phrase(const struct clause *clause, char *phrase, bool *is_denied)
{
    static const char *const heads[] = {"which is not ", "that is not ", "which is ", "that is "};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        const char *at = memmem(clause->s, clause->length, heads[i], strlen(heads[i]));
        if (!at)
            continue;
        at += strlen(heads[i]);
        size_t length = strcspn(at, ".,;:()"), left = clause->length - (size_t)(at - clause->s);
        length = length < left ? length : left;
        *is_denied = i < 2;
        if (length < PHRASE_LEAST || length >= PHRASE_ROOM)
            return false;
        memcpy(phrase, at, length);
        phrase[length] = '\0';
        return true;
    }
    return false;
}

/* "0 if the cursor is past the end, else 1": of these words, the answer that says so.  -1: it does not speak of them.
 */
static int answer_of(const struct sequence_plan *plan, uint32_t operation, const char *phrase)
{
    static const char *const yes[] = {"1 if", "1 when", "true if", "true when", "non-zero if", "nonzero if", "whether"};
    static const char *const no[] = {"0 if", "0 when", "false if", "false when", "zero if"};
    struct text comment = TEXT_INIT;
    struct clause clause;
    int answer = -1;
    const char *at = operation_comment(sequence_plan_operation(plan, operation), &comment) ? comment.s : "";
    while (answer < 0 && clause_next(&at, &clause)) {
        const char *words = clause_find(&clause, phrase);
        const struct clause before = {.s = clause.s, .length = words ? (size_t)(words - clause.s) : 0};
        bool is_turned = clause_has_any(&before, "not|no|never");
        for (size_t i = 0; answer < 0 && i < sizeof yes / sizeof *yes; i++)
            answer = clause_find(&before, yes[i]) ? !is_turned : answer;
        for (size_t i = 0; answer < 0 && i < sizeof no / sizeof *no; i++)
            answer = clause_find(&before, no[i]) ? is_turned : answer;
    }
    text_release(&comment);
    return answer;
}

static bool is_denied_in_words(struct policy_case *judged, const struct clause *clause, uint64_t object, uint32_t sort)
{
    char phrase[PHRASE_ROOM];
    bool wants_not;
    /* "which is not past the end" reads like "NULL past the end", and has no such word */
    if (clause_has_any(clause, "else|otherwise|NULL|returns|-1|false|if|when") ||
        !take_phrase(clause, phrase, &wants_not))
        return false;
    for (uint32_t i = 0; !judged->has_failed && i < judged->plan->items.count; i++) {
        int64_t said;
        int means = observes_object(judged->plan, i, sort) ? answer_of(judged->plan, i, phrase) : -1;
        if (means >= 0 && case_observe(judged, &judged->sequence, judged->call, i, object, &said))
            return ((said != 0) == means) == wants_not;
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
        object && operation_comments(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!decided && !judged->has_failed && clause_next(&at, &clause))
        decided = ((clause_is_plain(&clause) && clause.asks & ASKS_DUTY && !clause.is_handled &&
                    is_denied(judged, &clause, object, sort)) ||
                   is_denied_in_words(judged, &clause, object, sort)) &&
                  saying_rule(&saying);
    text_release(&comment);
    return decided || judged->has_failed;
}
