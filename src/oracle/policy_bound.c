/* What the header says of numbers: bounds in digits, in signs or in words, and
 * forms ("a power of two").  One that was left explains what broke when it is well
 * with a number that is allowed. */
#include <ctype.h>
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

/* "below sortvec_count()", "at most the length": within what that function says, it was kept. */
bool saying_is_within(const struct saying *saying, int64_t number)
{
    static const char last_too[] =
        "at most|up to|no more than|not more than|exceed|exceeds|no greater|not greater|no larger|<= ";
    struct policy_case *judged = saying->judged;
    uint64_t object = saying_subject(saying);
    bool is_last_too = clause_has_any(saying->clause, last_too);
    for (uint32_t i = 0; object && i < judged->plan->items.count; i++) {
        const struct sequence_operation *item = &judged->plan->items.items[i];
        int64_t bound;
        if (item->parameter_count == 1 && item->result != SEQUENCE_NONE && i != saying->operation &&
            fact_is_amount(&judged->plan->nodes.items[item->result]) &&
            clause_names_function(saying->clause, sequence_plan_operation(judged->plan, i)->function->name) &&
            case_observe(judged, &judged->sequence, saying->call, i, object, &bound))
            return number >= 0 && number < bound + is_last_too;
    }
    return false;
}

static size_t count_amounts(const struct policy_case *judged, uint32_t operation)
{
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    size_t count = 0;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        count += judged->plan->nodes.items[item->parameters + i].kind == SEQ_NUMBER;
    return count;
}

/* A number of the one goes by the name of one of the other's. */
static bool share_number(const struct policy_case *judged, uint32_t one, const struct function *other)
{
    const struct sequence_operation *item = &judged->plan->items.items[one];
    bool found = false;
    for (uint32_t i = 0; !found && i < item->parameter_count; i++) {
        const char *name = fact_parameter(judged->plan, one, item->parameters + i);
        found = judged->plan->nodes.items[item->parameters + i].kind == SEQ_NUMBER &&
                function_parameter(other, name, strlen(name));
    }
    return found;
}

bool saying_is_of_one_above(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    const struct operation *own = sequence_plan_operation(judged->plan, saying->operation);
    struct text comment = TEXT_INIT, other = TEXT_INIT;
    bool found = false, has_comment = saying->is_own && operation_comment(own, &comment);
    for (size_t i = 0; has_comment && i < own->function->parameter_count; i++)
        has_comment = !clause_names(saying->clause, own->function->parameters[i].name);
    for (uint32_t i = 0; has_comment && !found && i < judged->plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(judged->plan, i);
        found = operation->line < own->line && strcmp(operation->file, own->file) == 0 && count_amounts(judged, i) &&
                !share_number(judged, i, own->function) && operation_comment(operation, &other) &&
                strcmp(other.s, comment.s) == 0;
    }
    text_release(&other);
    text_release(&comment);
    return found;
}

/* By its name, or it is the only one and nothing else is named. */
bool saying_means(const struct saying *saying, uint32_t node)
{
    const struct sequence_plan *plan = saying->judged->plan;
    const struct function *function = sequence_plan_operation(plan, saying->operation)->function;
    if (clause_names(saying->clause, fact_parameter(plan, saying->operation, node)))
        return true;
    if (!saying->is_own || count_amounts(saying->judged, saying->operation) != 1)
        return false;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (clause_names(saying->clause, function->parameters[i].name))
            return false;
    return !saying_is_of_one_above(saying);
}

static bool set_number(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t number)
{
    return probe_set_number(sequence, saying->judged->plan, saying->call, place, number);
}

/* Numbers that the sentence may allow, this one not: up to `most` of them.  Without digits nobody allows what is below
 * 0, where it was not. */
static size_t allowed(const struct clause *clause, int64_t number, int64_t *list)
{
    int64_t tried[] = {clause->has_least ? clause->least : 0,
                       clause->has_most ? clause->most : 1,
                       clause->has_least ? clause->least + 1 : 2,
                       number / 2,
                       number - 1,
                       number + 1,
                       8,
                       64};
    bool larger = clause->asks & ASKS_LARGER, smaller = clause->asks & ASKS_SMALLER,
         either = larger == smaller || clause->asks & ASKS_OTHER;
    size_t count = 0;
    for (size_t i = 0; i < sizeof tried / sizeof *tried; i++) {
        bool is_right_way =
            (either || (larger ? tried[i] > number : tried[i] < number)) && (tried[i] >= 0 || number < 0);
        if (tried[i] != number && !clause_excludes(clause, tried[i]) && (clause_has_digits(clause) || is_right_way))
            list[count++] = tried[i];
    }
    return count;
}

/* "n >= 2 && n <= 30000" */
bool saying_rule_digits(const struct saying *saying, const char *name)
{
    const struct clause *clause = saying->clause;
    struct text expression = TEXT_INIT;
    if (clause->has_least)
        text_addf(&expression, "%s >= %lld", name, (long long)clause->least);
    if (clause->has_most)
        text_addf(&expression, "%s%s <= %lld", expression.length ? " && " : "", name, (long long)clause->most);
    if (clause->not_zero)
        text_addf(&expression, "%s%s != 0", expression.length ? " && " : "", name);
    bool decided = saying_rule_by(saying, expression.s, true);
    text_release(&expression);
    return decided;
}

/* "a power of two" can be looked at; of other forms nobody knows. */
static bool is_of_form(const struct clause *clause, int64_t number)
{
    bool is_power = clause_names(clause, "power of two") || clause_names(clause, "power of 2");
    return is_power && number > 0 && (number & (number - 1)) == 0;
}

struct clause saying_of_number(const struct saying *saying, uint32_t node)
{
    const struct sequence_plan *plan = saying->judged->plan;
    return clause_about(saying->clause, sequence_plan_operation(plan, saying->operation)->function,
                        fact_parameter(plan, saying->operation, node));
}

/* "The smallest power of two that has room for `bytes`": the form of what comes out.  "`bytes`, a power of two", or
 * "the number of `bytes` must be a power of two": that of the number. */
static bool is_form_of_result(const struct saying *saying, uint32_t node)
{
    static const char forms[] = "power of two|power of 2|powers of two|multiple of|aligned|divisible";
    static const char results[] = "The the A a An an Returns returns Gives gives Rounds rounds";
    const struct clause *clause = saying->clause;
    const char *name = fact_parameter(saying->judged->plan, saying->operation, node);
    const char *named = *name ? clause_find(clause, name) : NULL, *form = clause_find_first(clause, clause->s, forms);
    return !clause_is_plain(clause) && word_is_in(clause->s, strcspn(clause->s, " "), results) && named && form &&
           form < named;
}

/* "Reports whether a is divisible by v": that is what one asks it. */
static bool answers_whether(const struct clause *clause)
{
    return clause_has_any(clause, "reports whether|Reports whether|returns whether|Returns whether|tells whether|"
                                  "Tells whether|checks whether|Checks whether|tests whether|Tests whether") &&
           !clause_is_plain(clause);
}

/* "A block of order k is PAGE << k bytes, aligned to its size", at the top of a header: the form of something, which
 * has but a word in common with lib_order().  At the function, or where it is named, it is that of a number. */
static bool asks_for_form(const struct saying *saying, uint32_t node)
{
    const struct operation *operation = sequence_plan_operation(saying->judged->plan, saying->operation);
    return saying->clause->asks & ASKS_OTHER && !is_form_of_result(saying, node) && !answers_whether(saying->clause) &&
           (saying->is_own || saying->clause->asks & ASKS_DUTY ||
            clause_names(saying->clause, operation->function->name));
}

/* "The first n bytes of the reservation, n <= *got": of this parameter, at a function that cannot say no.  What it is
 * compared with may be anything that the caller has. */
static bool is_bound_above(const struct saying *saying, const struct clause *clause, uint32_t node)
{
    const char *name = fact_parameter(saying->judged->plan, saying->operation, node);
    const char *at = *name ? clause_find(clause, name) : NULL, *end = clause->s + clause->length;
    for (; at; at = clause_find_first(clause, at, name)) {
        at += strlen(name);
        const char *sign = at + strspn(at, " `'");
        const char *behind = sign + strspn(sign, "<= `'");
        if (sign < end && *sign == '<' && behind < end && !isdigit((unsigned char)*behind))
            return saying->is_own && !clause_tells_cases(clause) && !clause->is_handled &&
                   !fact_can_say_no(saying->judged->plan, saying->operation);
    }
    return false;
}

/* "n must be at least 1", in so many words and of this parameter, and it is 0 in the call that broke and cannot say no:
 * that is no legal call, whatever else is wrong with it. */
static bool is_left_plainly(const struct saying *whole, const struct clause *of_number, const struct sequence_place *at,
                            int64_t number)
{
    const struct policy_case *judged = whole->judged;
    const struct clause *clause = whole->clause;
    return whole->is_own && whole->call == judged->call && clause->asks & ASKS_DUTY && clause_is_plain(clause) &&
           clause_has_digits(of_number) && clause_excludes(of_number, number) &&
           clause_names(clause, fact_parameter(judged->plan, whole->operation, at->node)) &&
           !fact_can_say_no(judged->plan, whole->operation);
}

bool saying_number(const struct saying *whole, const struct sequence_place *at, size_t place)
{
    const struct policy_case *judged = whole->judged;
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    struct clause about = saying_of_number(whole, at->node), *clause = &about;
    struct saying of_number = *whole, *saying = &of_number;
    of_number.clause = clause;
    int64_t number = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]), list[8];
    bool asks = clause_has_digits(clause)         ? clause_excludes(clause, number)
                : asks_for_form(saying, at->node) ? !is_of_form(clause, number)
                : is_bound_above(saying, whole->clause, at->node)
                    ? true
                    : clause->asks & ASKS_DUTY && clause->asks & (ASKS_LARGER | ASKS_SMALLER);
    bool is_unchecked = saying->is_own && clause->asks & ASKS_DUTY &&
                        (clause_names(clause, "check") || clause_names(clause, "checked") ||
                         clause_names(clause, "unchecked") || clause_names(clause, "checks"));
    if (!fact_is_amount(node) || (!asks && !is_unchecked) || !saying_means(saying, at->node))
        return false;
    if (is_unchecked && saying->call == judged->call)
        return saying_rule(saying); /* there may be no number that is right: of nothing there is no first */
    if (!clause_has_digits(clause) &&
        (saying_is_compared(whole) || (clause->asks & ASKS_SMALLER && saying_is_within(saying, number))))
        return false;
    size_t count = allowed(clause, number, list);
    for (size_t i = 0; i < count && !judged->has_failed; i++)
        if (saying_is_mended(saying, set_number, place, (uint64_t)list[i]))
            return clause_has_digits(clause)
                       ? saying_rule_digits(saying, fact_parameter(judged->plan, saying->operation, at->node))
                       : saying_rule(saying);
    if (!judged->has_failed && is_left_plainly(whole, clause, at, number))
        return saying_rule_digits(saying, fact_parameter(judged->plan, saying->operation, at->node));
    return judged->has_failed;
}
