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

bool saying_rule_by(const struct saying *saying, const char *expression, bool is_certain)
{
    char *said = mem_format("the %s says: %.*s", case_teller(saying->judged, saying->operation, saying->clause),
                            (int)saying->clause->length, saying->clause->s);
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
    bool decided = saying_rule_by(saying, words, false);
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
    if ((!saying->clause->asks && !clause_has_digits(saying->clause)) ||
        (saying->call < judged->sequence.calls.count && saying_is_of_others(saying, saying->call)))
        return false;
    if (saying->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, saying->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++)
        decided = saying_number(saying, &places.items[i], i) || saying_amount(saying, &places.items[i], i) ||
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
