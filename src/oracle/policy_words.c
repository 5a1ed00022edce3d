/* What the header says: a sentence that asks something of the caller explains
 * what broke when the sequence passes as soon as it keeps to it. */
#include <ctype.h>
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* ---- experiments ---- */

/* The sequence, changed, passes.  False too when it could not be run: has_failed. */
static bool passes(const struct saying *saying, const struct sequence *changed)
{
    struct policy_case *judged = saying->judged;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, changed);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    bool is_well = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    if (!done)
        case_failed(judged);
    return is_well && !case_is_dodged(judged, changed);
}

static bool rule_by(const struct saying *saying, const char *expression, bool is_certain)
{
    char *said = mem_format("the header says: %.*s", (int)saying->clause->length, saying->clause->s);
    struct rule *rule = case_learn(saying->judged, RULE_REQUIRES, saying->operation, 0, 0, expression, said);
    rule->is_certain = is_certain && !rule->is_bug;
    char *why = mem_strdup(said);
    case_rule_by(saying->judged, rule, saying->by, why);
    mem_free(why);
    return true;
}

bool saying_rule(const struct saying *saying)
{
    char *words = mem_strndup(saying->clause->s, saying->clause->length);
    bool decided = rule_by(saying, words, false);
    mem_free(words);
    return decided;
}

bool saying_is_mended(const struct saying *saying, saying_change *change, size_t place, uint64_t number)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &saying->judged->sequence);
    bool is_well = change(saying, &changed, place, number) && passes(saying, &changed);
    sequence_release(&changed);
    return is_well;
}

uint64_t saying_subject(const struct saying *saying)
{
    const struct sequence_plan *plan = saying->judged->plan;
    const struct sequence *sequence = &saying->judged->sequence;
    const struct sequence_operation *item = &plan->items.items[saying->operation];
    sequence_places places = VECTOR_INIT;
    uint64_t object = 0;
    if (saying->call < sequence->calls.count)
        sequence_look(sequence, plan, saying->call, &places);
    else if (item->parameter_count && plan->nodes.items[item->parameters].kind == SEQ_HANDLE)
        object = probe_object(sequence, plan, plan->nodes.items[item->parameters].sort, sequence->calls.count);
    for (size_t i = 0; i < places.count && !object; i++)
        if (plan->nodes.items[places.items[i].node].kind == SEQ_HANDLE &&
            fact_is_reference(sequence, plan, &places.items[i]))
            object = sequence->words.items[places.items[i].word];
    vector_release(&places);
    return object;
}

/* ---- numbers ---- */

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

/* Numbers that the sentence may allow, this one not: up to `most` of them. */
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
        bool is_right_way = either || (larger ? tried[i] > number : tried[i] < number);
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
    bool decided = rule_by(saying, expression.s, true);
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

/* "A block of order k is PAGE << k bytes, aligned to its size", at the top of a header: the form of something, which
 * has but a word in common with lib_order().  At the function, or where it is named, it is that of a number. */
static bool asks_for_form(const struct saying *saying)
{
    const struct operation *operation = sequence_plan_operation(saying->judged->plan, saying->operation);
    return saying->clause->asks & ASKS_OTHER && (saying->is_own || saying->clause->asks & ASKS_DUTY ||
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

static bool judge_number(const struct saying *whole, const struct sequence_place *at, size_t place)
{
    const struct policy_case *judged = whole->judged;
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    struct clause about = saying_of_number(whole, at->node), *clause = &about;
    struct saying of_number = *whole, *saying = &of_number;
    of_number.clause = clause;
    int64_t number = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]), list[8];
    bool asks = clause_has_digits(clause) ? clause_excludes(clause, number)
                : asks_for_form(saying)   ? !is_of_form(clause, number)
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

/* ---- texts ---- */

/* "letters, digits or any of "!#$"": what the sentence has itself it means. */
static bool has_foreign(const uint64_t *words, const struct clause *clause)
{
    const char *bytes = (const char *)(words + 1);
    bool has_spaces = clause_has_any(clause, "space|spaces|blank|blanks");
    for (size_t i = 0; i < SEQUENCE_COUNT(*words); i++)
        if (!isalnum((unsigned char)bytes[i]) && !(bytes[i] == ' ' && has_spaces) &&
            (bytes[i] == ' ' || !memchr(clause->s, bytes[i], clause->length)))
            return true;
    return false;
}

static bool set_some(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t number)
{
    (void)number;
    return probe_set_some(sequence, saying->judged->plan, saying->call, place);
}

static bool judge_text(const struct saying *saying, const struct sequence_place *at, size_t place)
{
    const struct policy_case *judged = saying->judged;
    const uint64_t *words = &judged->sequence.words.items[at->word];
    unsigned asks = saying->clause->asks;
    if (judged->plan->nodes.items[at->node].kind != SEQ_STRING || SEQUENCE_TAG(*words) != HEAD_VALUE ||
        !(asks & ASKS_DUTY))
        return false;
    /* grammars speak of letters and digits, too */
    bool is_strict = clause_is_plain(saying->clause) || clause_names(saying->clause, "only");
    bool is_broken = (asks & ASKS_FILLED && SEQUENCE_COUNT(*words) == 0) ||
                     (asks & ASKS_PLAIN && is_strict && has_foreign(words, saying->clause));
    return is_broken && saying_is_mended(saying, set_some, place, 0) && saying_rule(saying);
}

/* ---- objects ---- */

/* An object, or a text of one, that the call also gets somewhere else. */
static bool is_twice(const struct saying *saying, const sequence_places *places, size_t place)
{
    const struct policy_case *judged = saying->judged;
    uint64_t object = judged->sequence.words.items[places->items[place].word];
    for (size_t i = 0; i < places->count; i++)
        if (i != place && fact_is_reference(&judged->sequence, judged->plan, &places->items[i]) &&
            judged->sequence.words.items[places->items[i].word] == object &&
            saying_is_of_both(saying, places->items[i].node, places->items[place].node))
            return true;
    return judged->plan->nodes.items[places->items[place].node].kind == SEQ_STRING;
}

static bool separate(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t number)
{
    (void)number;
    return probe_separate(sequence, saying->judged->plan, saying->call, place);
}

static bool join(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t number)
{
    return probe_replace(sequence, saying->judged->plan, saying->call, place, &number, 1);
}

/* The first object of the same sort that the call gets, another one than this; 0: none. */
static uint64_t partner(const struct saying *saying, const sequence_places *places, size_t place)
{
    const struct policy_case *judged = saying->judged;
    const struct sequence_node *nodes = judged->plan->nodes.items;
    uint64_t object = judged->sequence.words.items[places->items[place].word];
    for (size_t i = 0; i < place; i++) {
        uint64_t other = judged->sequence.words.items[places->items[i].word];
        if (nodes[places->items[i].node].kind == SEQ_HANDLE &&
            fact_is_reference(&judged->sequence, judged->plan, &places->items[i]) && other != object &&
            nodes[places->items[i].node].sort == nodes[places->items[place].node].sort)
            return other;
    }
    return 0;
}

/* "@from: the other one, set up with the same size as @to", at a function that cannot say no: what the two are. */
static bool says_same_as(const struct saying *saying)
{
    const struct clause *clause = saying->clause;
    const char *same = clause_find(clause, "with the same");
    same = same ? same : clause_find(clause, "of the same");
    return saying->is_own && same && clause_find_first(clause, same, "as") && !clause->is_handled &&
           !fact_can_say_no(saying->judged->plan, saying->operation);
}

static bool judge_object(const struct saying *saying, const sequence_places *places, size_t place)
{
    const struct policy_case *judged = saying->judged;
    const struct sequence_place *at = &places->items[place];
    unsigned asks = saying->clause->asks | (says_same_as(saying) ? ASKS_DUTY | ASKS_SAME : 0);
    if (!(asks & ASKS_DUTY) || !fact_is_reference(&judged->sequence, judged->plan, at))
        return false;
    if (asks & ASKS_APART && is_twice(saying, places, place) &&
        (saying_is_mended(saying, separate, place, 0) || saying_is_mended(saying, set_some, place, 0)))
        return saying_rule(saying);
    uint64_t other = asks & ASKS_SAME && !clause_is_of_result(saying->clause) &&
                             judged->plan->nodes.items[at->node].kind == SEQ_HANDLE
                         ? partner(saying, places, place)
                         : 0;
    return other && saying_is_mended(saying, join, place, other) && saying_rule(saying);
}

/* ---- all ---- */

static bool judge_saying(const struct saying *saying)
{
    struct policy_case *judged = saying->judged;
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (!saying->clause->asks && !clause_has_digits(saying->clause))
        return false;
    if (saying->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, saying->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++)
        decided = judge_number(saying, &places.items[i], i) || saying_amount(saying, &places.items[i], i) ||
                  judge_text(saying, &places.items[i], i) || judge_object(saying, &places, i);
    vector_release(&places);
    if (decided || judged->has_failed)
        return true;
    return saying->clause->asks & ASKS_DUTY &&
           (saying_order(saying) || (saying->clause->asks & ASKS_LIFE && saying_life(saying)));
}

static bool judge_comment(struct saying *saying, const char *comment)
{
    struct clause clause;
    const char *name = sequence_plan_operation(saying->judged->plan, saying->operation)->function->name;
    saying->clause = &clause;
    while (clause_next(&comment, &clause))
        if ((saying->is_own || clause_names_function(&clause, name)) && judge_saying(saying))
            return true;
    return false;
}

static bool judge_call(struct policy_case *judged, size_t call, uint32_t operation, unsigned by)
{
    struct saying saying = {.judged = judged, .call = call, .operation = operation, .by = by};
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct text comment = TEXT_INIT;
    saying.is_own = true;
    bool decided = operation_comments(about, &comment) && judge_comment(&saying, comment.s);
    saying.is_own = false;
    decided = decided || (operation_header_comments(about, &comment) && judge_comment(&saying, comment.s));
    text_release(&comment);
    return decided;
}

/* What destroys the objects that were left has a comment, too. */
static bool judge_end(struct policy_case *judged, unsigned by)
{
    bool decided = false;
    for (uint32_t sort = 0; !decided && sort < judged->plan->sorts.count; sort++) {
        uint32_t destroyer = judged->plan->sorts.items[sort].services[SEQ_SERVICE_DESTROY];
        size_t count = judged->sequence.calls.count;
        decided = destroyer != SEQUENCE_NONE && probe_object(&judged->sequence, judged->plan, sort, count) &&
                  judge_call(judged, count, destroyer, by);
    }
    return decided;
}

bool case_words(struct policy_case *judged, unsigned by)
{
    bool is_at_end = judged->outcome.fault.stage == STAGE_DESTROYING || judged->outcome.fault.stage == STAGE_LEAKS;
    bool decided = is_at_end && judge_end(judged, by);
    for (size_t call = judged->sequence.calls.count;
         !decided && call-- > 0;) /* what was called last is the likeliest */
        decided = judge_call(judged, call, sequence_operation_of(&judged->sequence, call), by);
    return decided;
}
