/* Libraries that trust their callers.  Some headers ask for something at every
 * third function: an index in use, a frame that is open, shapes that fit.  What
 * breaks there is nearly always a sentence that was not kept, or a neighbour of
 * one that the author thought too plain to repeat: in tests/corpus three of four
 * libraries with misuse have such a header, and hardly any with a bug.  So
 * what nobody else explained is a suspect there, if what they ask for could have
 * to do with it. */
#include <math.h>
#include <string.h>
#include "oracle/policy_saying.h"

/* Set by the open and seen parts of tests/corpus. */
static const double surely = 1.0, /* odds of a duty, from which on it counts without a plain word of one */
    plain_weight = 0.7, /* of such a word: "must" */
    function_share = 0.1, /* so much for each function, */
    library_share = 0.4; /* and so much for the library, is much */
#define SENTENCES_LEAST 2 /* … when it is not said all at once */

/* ---- what is asked ---- */

/* Licences say "must" and "shall" as well. */
static bool is_licence(const struct clause *clause)
{
    static const char words[] = "copyright|permission|redistribution|redistributions|warranty|warranties|liable|"
                                "licence|license|licensed|software";
    return clause_has_any(clause, words);
}

static double weight_of(const struct clause *clause)
{
    bool is_plain = clause_is_plain(clause);
    if (!(clause->asks & ASKS_DUTY) || clause->reading.duty < (is_plain ? 0 : surely))
        return 0;
    return 1 / (1 + exp(surely - clause->reading.duty)) + (is_plain ? plain_weight : 0);
}

/* Functions are named, and none of them was called. */
static bool is_of_others(const struct saying *saying)
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

/* What must not be done would have ended something too early; a leak comes from what was not done. */
static bool is_beside_leak(const struct saying *saying)
{
    return saying->judged->ruling->verdict.kind == VERDICT_LEAK && saying->clause->asks & ASKS_NOT;
}

struct asked {
    double weight; /* of all sentences that could explain what broke */
    unsigned count;
    double most;
    char *strongest;          /* the sentence that weighs most */
};

/* What has room for something explains nothing where it is not passed. */
static bool is_elsewhere(const struct saying *saying)
{
    static const char rooms[] =
        "room|space|bytes|characters|entries|elements|cells|large enough|big enough|long enough";
    return saying->is_own && saying->call == SEQUENCE_NONE && clause_has_any(saying->clause, rooms);
}

/* "No pointer may be NULL", of all functions: none was passed anywhere, and it asks for nothing else. */
static bool is_of_absent(const struct saying *saying)
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

/* "Handles must be valid ones from pool_create()": they are.  An object that is gone is no valid one, wherever it came
 * from. */
static bool is_of_origin(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    return !saying->is_own && case_class(&judged->ruling->verdict, &judged->outcome.fault) != FAULT_FREED &&
           saying_is_of_makers(saying);
}

static bool explains_nothing(const struct saying *saying)
{
    return is_licence(saying->clause) || clause_is_about_else(saying->clause) || saying_is_beside(saying) ||
           is_beside_leak(saying) || is_of_others(saying) || is_elsewhere(saying) || is_of_absent(saying) ||
           is_of_origin(saying) || (saying->is_own && saying->call != SEQUENCE_NONE && saying_is_kept(saying));
}

static void weigh(struct saying *saying, const char *comment, struct asked *asked)
{
    struct clause clause;
    saying->clause = &clause;
    while (clause_next(&comment, &clause)) {
        double weight = weight_of(&clause);
        if (weight <= 0 || explains_nothing(saying))
            continue;
        asked->weight += weight;
        asked->count++;
        if (weight > asked->most) {
            asked->most = weight;
            mem_free(asked->strongest);
            asked->strongest = mem_strndup(clause.s, clause.length);
        }
    }
}

/* The last call of a function that stands below this comment; SEQUENCE_NONE: there is none. */
static uint32_t call_below(const struct policy_case *judged, const char *comment)
{
    struct text other = TEXT_INIT;
    uint32_t found = SEQUENCE_NONE;
    for (size_t call = judged->sequence.calls.count; found == SEQUENCE_NONE && call-- > 0;)
        if (operation_comment(sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call)),
                              &other) &&
            strcmp(other.s, comment) == 0)
            found = (uint32_t)call;
    text_release(&other);
    return found;
}

/* At all functions, once where several stand below one comment, and at none. */
static void weigh_all(struct policy_case *judged, struct asked *asked)
{
    struct text comment = TEXT_INIT, before = TEXT_INIT;
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(judged->plan, i);
        struct saying saying = {.judged = judged, .call = SEQUENCE_NONE, .operation = i};
        if (i == 0 && operation_general_comments(operation, &comment))
            weigh(&saying, comment.s, asked);
        if (!operation_comment(operation, &comment) || (before.s && strcmp(before.s, comment.s) == 0))
            continue;
        saying.is_own = true;
        saying.call = call_below(judged, comment.s);
        if (saying.call != SEQUENCE_NONE)
            saying.operation = sequence_operation_of(&judged->sequence, saying.call);
        weigh(&saying, comment.s, asked);
        text_clear(&before);
        text_add(&before, comment.s);
    }
    text_release(&before);
    text_release(&comment);
}

static bool is_much(const struct asked *asked, size_t functions)
{
    return asked->count >= SENTENCES_LEAST && asked->weight > library_share + function_share * (double)functions;
}

/* ---- who may be doubted ---- */

/* What a person has said must hold holds, whatever the header asks for. */
static bool is_said_by_person(const struct policy_case *judged)
{
    const struct ruling *ruling = judged->ruling;
    uint32_t contract = judged->outcome.fault.contract;
    bool is_declared = ruling->verdict.kind == VERDICT_CONTRACT && contract < judged->plan->contracts.count &&
                       !judged->plan->contracts.items[contract].is_inferred;
    return is_declared || ruling->verdict.kind == VERDICT_FALSE || (ruling->rule && ruling->rule->is_bug);
}

/* The operation that broke, or whose contract was looked at, or that was called last. */
static uint32_t operation_of(const struct policy_case *judged)
{
    size_t count = judged->sequence.calls.count;
    if (judged->call < count)
        return sequence_operation_of(&judged->sequence, judged->call);
    return count ? sequence_operation_of(&judged->sequence, count - 1) : SEQUENCE_NONE;
}

static bool rule_trust(struct policy_case *judged, uint32_t operation, const char *strongest)
{
    char *evidence = mem_format("the header asks its callers for much, of which this may be a part: %s", strongest);
    struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, strongest, evidence);
    char *why = mem_strdup(evidence);
    case_rule_by(judged, rule, judged->ruling->by, why);
    mem_free(why);
    return true;
}

bool case_trust(struct policy_case *judged)
{
    uint32_t operation = operation_of(judged);
    struct asked asked = {0};
    if (operation == SEQUENCE_NONE || is_said_by_person(judged))
        return false;
    weigh_all(judged, &asked);
    bool trusts = is_much(&asked, judged->plan->items.count) && rule_trust(judged, operation, asked.strongest);
    mem_free(asked.strongest);
    return trusts;
}
