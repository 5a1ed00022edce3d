/* "An atom is valid until its table is freed": what is given to stay is not lost
 * by a call that only changes what it came from.  Nor are cursors that the library
 * moves on itself, as the header says, or when it only forgets one of several. */
#include <string.h>
#include <strings.h>
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static const char lives[] = "valid until|valid as long as|valid for|stays valid|stay valid|remains valid|remain "
                            "valid|live as long|lives as long|stable|lives until|live until|good until";

static bool says_stable(const struct clause *clause)
{
    static const char ended[] =
        "freed|destroyed|closed|released|lives|lifetime|life time|exists|deleted|stable|disposed";
    static const char changed[] = "changed|changes|change|modified|added|removed|next "
                                  "call|another|again|grows|resized|not|put|set|call|moved|cleared";
    return clause_has_any(clause, lives) && clause_has_any(clause, ended) && !clause_has_any(clause, changed);
}

/* "Good until it is scrapped, or the plant is freed" promises nothing of what plant_scrap() does. */
static bool has_stable(const char *comment, const struct operation *freeing)
{
    struct clause clause;
    while (clause_next(&comment, &clause))
        if (says_stable(&clause) && !clause_names_function(&clause, freeing->function->name))
            return true;
    return false;
}

/* ---- the one that was passed, and no other ---- */

/* "All other items remain valid", at what removes one; "valid until it is removed", at what makes one. */
static bool says_each_its_own(const struct clause *clause, bool is_of_freeing)
{
    static const char others[] = "all other|all others|the others|other items|other entries|other nodes|other elements|"
                                 "every other|the other ones";
    static const char stay[] = "remain|remains|stay|stays|not affected|unaffected|still valid|keep|untouched";
    static const char itself[] = "until it is|until it's|until that|until they are|until this";
    return is_of_freeing ? clause_has_any(clause, others) && clause_has_any(clause, stay)
                         : clause_has_any(clause, lives) && clause_has_any(clause, itself);
}

static bool has_each_its_own(const struct operation *operation, bool is_of_freeing)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool has = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!has && clause_next(&at, &clause))
        has = says_each_its_own(&clause, is_of_freeing);
    text_release(&comment);
    return has;
}

bool case_is_another(const struct policy_case *judged)
{
    uint32_t used, passed, freed_by = judged->outcome.fault.freed_by;
    uint64_t object, other;
    if (freed_by >= judged->sequence.calls.count || judged->call >= judged->sequence.calls.count)
        return false;
    for (size_t i = 0; (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &used)); i++)
        for (size_t k = 0; (other = fact_object(&judged->sequence, judged->plan, freed_by, k, &passed)); k++) {
            uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
            uint32_t freeing = sequence_operation_of(&judged->sequence, freed_by);
            if (used == passed && object != other &&
                SEQUENCE_REFERENCE_CALL(object) == judged->outcome.fault.allocated_by &&
                (has_each_its_own(sequence_plan_operation(judged->plan, freeing), true) ||
                 has_each_its_own(sequence_plan_operation(judged->plan, maker), false)))
                return true;
        }
    return false;
}

bool case_is_stable(const struct policy_case *judged)
{
    uint32_t freed_by = judged->outcome.fault.freed_by;
    struct text comment = TEXT_INIT;
    if (freed_by >= judged->sequence.calls.count)
        return false;
    if (case_is_another(judged))
        return true;
    uint32_t operation = sequence_operation_of(&judged->sequence, freed_by);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    bool ends = judged->plan->items.items[operation].kind == SEQ_KIND_DESTROYS || operation_is_named_destroyer(about);
    bool is_stable = !ends && ((operation_comment(about, &comment) && has_stable(comment.s, about)) ||
                               (operation_general_comments(about, &comment) && has_stable(comment.s, about)));
    text_release(&comment);
    return is_stable;
}

static bool says_until(const char *comment, const struct operation *operation)
{
    struct clause clause;
    while (clause_next(&comment, &clause))
        if (clause_has_any(&clause, "until") && clause_has_any(&clause, lives) &&
            clause_names_function(&clause, operation->function->name))
            return true;
    return false;
}

bool case_says_until(const struct operation *operation)
{
    struct text comment = TEXT_INIT;
    bool is_told = (operation_comment(operation, &comment) && says_until(comment.s, operation)) ||
                   (operation_general_comments(operation, &comment) && says_until(comment.s, operation));
    text_release(&comment);
    return is_told;
}

/* ---- one of several ---- */

/* The same function with the same arguments. */
static bool is_same_call(const struct sequence *sequence, size_t one, size_t other)
{
    const uint64_t *a = &sequence->words.items[sequence->calls.items[one]];
    const uint64_t *b = &sequence->words.items[sequence->calls.items[other]];
    return *a == *b && memcmp(a, b, (1 + SEQUENCE_CALL_WORDS(*a)) * sizeof *a) == 0;
}

/* A thing of its own, which the caller may end, and what was freed is something that it only leads to. */
static bool is_own_cursor(const struct policy_case *judged, uint64_t object, uint32_t changed_by)
{
    const struct sequence_plan *plan = judged->plan;
    uint32_t made_by = SEQUENCE_REFERENCE_CALL(object), operation = sequence_operation_of(&judged->sequence, made_by);
    uint32_t output = sequence_plan_output(plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    const struct sequence_node *node = output == SEQUENCE_NONE ? NULL : &plan->nodes.items[output];
    bool is_other = made_by < changed_by && made_by != judged->outcome.fault.allocated_by;
    return is_other && node && node->kind == SEQ_HANDLE &&
           (!(node->flags & ARGUMENT_BORROWED) ||
            plan->sorts.items[node->sort].services[SEQ_SERVICE_DESTROY] != SEQUENCE_NONE);
}

/* ---- what the header says of them ---- */

/* "cursor" or "cursors", of a 'tl_cursor *'; of a 'ListIter *' also "iterators". */
static bool speaks_of(const struct clause *clause, const struct sort *sort)
{
    char thing[THING_MOST], words[NAME_WORDS_ROOM];
    thing_of_sort(sort, thing);
    name_words(thing, words);
    const char *last = strrchr(words, ' ');
    last = last ? last + 1 : words;
    size_t length = strlen(last);
    for (const char *at = clause->s; length > 2 && at + length <= clause->s + clause->length; at++)
        if ((at == clause->s || !is_name_letter(at[-1])) && strncasecmp(at, last, length) == 0)
            return true;
    return false;
}

/* "Cursors that were on it go to the one that follows", "… are not affected": and not only some of them, or for some
 * time, nor what has to be done with them. */
static bool says_moved(const struct clause *clause)
{
    static const char moved[] =
        "stay|stays|remain|remains|keeps|keep their|go to|goes to|go on|goes on|move|moves|moved|adjusted|adjusts|"
        "updated|updates|unaffected|survive|survives|skip|skips|still valid";
    static const char unharmed[] = "not affected|not affect|not invalidated|not invalidate|never invalidated|never "
                                   "invalidates|without invalidating|not disturbed|not disturb";
    static const char partly[] = "until|unless|except|only|as long as|other|others|another|but";
    static const char harmed[] =
        "not|no|never|nor|don't|invalid|invalidate|invalidates|invalidated|close|closes|closed|free|frees|freed|end|"
        "ends|ended|undefined|dangling|reopen|lost|gone";
    const char *stays = clause_find_first(clause, clause->s, moved);
    if (clause->asks & ASKS_DUTY || clause_has_any(clause, partly))
        return false;
    return clause_has_any(clause, unharmed) ||
           (stays && !clause_has_any(clause, harmed) && !clause_find_first(clause, stays, "if"));
}

/* general: the sentence is not at the function, and has to speak of it, or of whatever is done. */
static bool has_moved(const char *comment, const struct operation *freeing, const struct sort *sort, bool general)
{
    static const char anything[] = "whatever|any change|changed|changes|is modified|are modified|modifications";
    struct clause clause;
    while (clause_next(&comment, &clause))
        if (speaks_of(&clause, sort) && says_moved(&clause) &&
            (!general || clause_names_function(&clause, freeing->function->name) || clause_has_any(&clause, anything)))
            return true;
    return false;
}

/* It changes what the object was made of, and the header says what becomes of such objects then. */
static bool is_said_moved(const struct policy_case *judged, uint64_t object, uint32_t changed_by)
{
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t output = sequence_plan_output(judged->plan, maker, SEQUENCE_REFERENCE_OUTPUT(object));
    uint32_t operation = sequence_operation_of(&judged->sequence, changed_by);
    const struct sort *sort = judged->plan->roles.items[output]->sort;
    const struct operation *freeing = sequence_plan_operation(judged->plan, operation);
    const struct operation *making = sequence_plan_operation(judged->plan, maker);
    struct text comment = TEXT_INIT;
    bool is_said = judged->plan->items.items[operation].kind != SEQ_KIND_DESTROYS && sort &&
                   ((operation_comment(freeing, &comment) && has_moved(comment.s, freeing, sort, false)) ||
                    (operation_comment(making, &comment) && has_moved(comment.s, freeing, sort, true)) ||
                    (operation_general_comments(freeing, &comment) && has_moved(comment.s, freeing, sort, true)));
    text_release(&comment);
    return is_said;
}

bool case_is_tended_by(struct policy_case *judged, uint64_t object, uint32_t changed_by)
{
    size_t made_by = SEQUENCE_REFERENCE_CALL(object);
    bool is_lost = false;
    if (!is_own_cursor(judged, object, changed_by))
        return false;
    if (is_said_moved(judged, object, changed_by))
        return true;
    for (size_t call = 0; !is_lost && !judged->has_failed && call < changed_by; call++)
        is_lost =
            call != made_by && is_same_call(&judged->sequence, call, made_by) && case_is_gone_without(judged, call);
    return is_lost;
}

bool case_is_tended(struct policy_case *judged, uint64_t object)
{
    return case_is_tended_by(judged, object, judged->outcome.fault.freed_by);
}
