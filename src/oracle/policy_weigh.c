/* What a header asks of its callers in words that no experiment can try, and of
 * which nobody can tell whether it was kept: "the program has to be one that
 * verify() accepts", "a number that was handed out and not given back yet".  No
 * single sentence decides, since most headers ask for something; what all of
 * them say is weighed (policy_weigh.h). */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include "base/hash.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"
#include "oracle/policy_weigh.h"

#define DUTY_LEAST -2.0 /* odds below which a sentence asks for nothing */
#define ODDS_LEAST -3.0
#define ODDS_MOST 5.0
#define DISCLAIMS 4.0 /* what it weighs that a library leaves everything to its callers */

enum place { PLACE_OWN, PLACE_CALLED, PLACE_UNCALLED, PLACE_GENERAL };

struct weighing {
    struct policy_case *judged;
    uint32_t broken;     /* the operation */
    double fault[WEIGH_FAULT_FACTS];
    double reasons[WEIGH_MOST]; /* of the strongest sentences, the strongest first … */
    double uncalled[WEIGH_UNCALLED_MOST]; /* … and of those at functions that were not called */
    VECTOR(uint64_t) told; /* sentences that were weighed: a comment may stand at several functions */
    double odds;         /* of all together */
    char *strongest;     /* that one; owned */
    bool is_disclaimed;  /* the library leaves it all to its callers: nothing is left to learn from */
    bool takes_all;      /* data may be anything, as the header says */
    bool is_of_numbers;     /* one call, with nothing but numbers */
    bool gave_nothing;      /* what was lost was allocated by a call that says that it failed */
    bool reads_beyond_told; /* an array of the caller's that is as long as the call was told */
    struct text facts;   /* for whoever learns weights */
};

/* ---- a sentence ---- */

/* As it is written: CRK_CHECK is no crk_check(). */
static bool names_function(const struct clause *clause, const char *name)
{
    const char *at = clause_find(clause, name);
    return at && strncmp(at, name, strlen(name)) == 0;
}

static void note_names(const struct weighing *weighing, const struct clause *clause, double *facts)
{
    const struct sequence_plan *plan = weighing->judged->plan;
    for (uint32_t i = 0; i < plan->items.count; i++) {
        bool is_called = case_calls(weighing->judged, i);
        if (is_called && names_function(clause, sequence_plan_operation(plan, i)->function->name))
            facts[i == weighing->broken ? WEIGH_names_broken : WEIGH_names_called] = 1;
    }
}

static double within(double odds)
{
    return odds < ODDS_LEAST ? ODDS_LEAST : odds > ODDS_MOST ? ODDS_MOST : odds;
}

/* What it asks for, by its own words. */
static void note_words(const struct clause *clause, double *facts)
{
    const unsigned asks = clause->asks;
    facts[WEIGH_duty] = within(clause->reading.duty);
    facts[WEIGH_handled] = within(clause->reading.handled);
    facts[WEIGH_plain] = clause_is_plain(clause);
    facts[WEIGH_weighty] = clause_is_weighty(clause);
    facts[WEIGH_tells] = clause->is_handled;
    facts[WEIGH_larger] = (asks & ASKS_LARGER) != 0;
    facts[WEIGH_smaller] = (asks & ASKS_SMALLER) != 0;
    facts[WEIGH_apart] = (asks & ASKS_APART) != 0;
    facts[WEIGH_same] = (asks & ASKS_SAME) != 0;
    facts[WEIGH_null] = clause_names(clause, "NULL");
    facts[WEIGH_of_values + clause->reading.topic] = 1;
}

/* It gets a number, a text or an array of the caller's. */
static bool gets_values(const struct policy_case *judged, size_t call)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        uint32_t kind = judged->plan->nodes.items[places.items[i].node].kind;
        found = kind != SEQ_HANDLE && kind != SEQ_FUNCTION &&
                !fact_is_reference(&judged->sequence, judged->plan, &places.items[i]);
    }
    vector_release(&places);
    return found;
}

/* What was passed went to functions that can say no, and that did not. */
static bool all_say_no(const struct policy_case *judged)
{
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        if (gets_values(judged, call) && !fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, call)))
            return false;
    return true;
}

static void note_sentence(const struct weighing *weighing, const struct saying *saying, enum place place,
                          bool restricts, double *facts)
{
    const struct clause *clause = saying->clause;
    facts[WEIGH_any] = 1;
    note_words(clause, facts);
    note_names(weighing, clause, facts);
    facts[WEIGH_beside] = saying_is_beside(saying);
    facts[WEIGH_kept] = saying_is_kept(saying) || saying_is_of_absent(saying) || saying_is_of_origin(saying) ||
                        saying_is_of_later(saying);
    facts[WEIGH_elsewhere] = clause_is_about_else(clause) || saying_is_of_other_room(saying) ||
                             saying_is_of_memory_only(saying) || saying_is_of_finite(saying);
    facts[WEIGH_restricts] = restricts;
    facts[WEIGH_looks] = saying_looks_itself(saying);
    facts[WEIGH_accepted] = facts[WEIGH_of_values] && weighing->fault[WEIGH_all_say_no];
    bool asks = clause->asks & ASKS_DUTY;
    bool is_open = asks && !facts[WEIGH_beside] && !facts[WEIGH_kept] && !facts[WEIGH_elsewhere];
    facts[WEIGH_asks] = facts[WEIGH_asks_own + place] = asks;
    facts[WEIGH_open_own + place] = is_open;
    facts[WEIGH_open_plain_own + place] = is_open && facts[WEIGH_plain];
}

/* ---- for whoever learns weights ---- */

static const char *const sentence_names[] = {
#define NAME(name) #name,
    WEIGH_SENTENCE(NAME)};
static const char *const fault_names[] = {WEIGH_FAULT(NAME)};
#undef NAME

static void write_facts(struct text *out, const double *facts, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (facts[i] != 0)
            text_addf(out, "\t%s=%g", names[i], facts[i]);
}

/* One line for what broke, and one for each sentence. */
static void write_evidence(const struct weighing *weighing)
{
    const struct policy_case *judged = weighing->judged;
    FILE *file = judged->policy->evidence ? fopen(judged->policy->evidence, "a") : NULL;
    if (!file)
        return;
    struct text line = TEXT_INIT;
    text_addf(&line, "fault\t%s\t%s", sequence_plan_operation(judged->plan, weighing->broken)->function->name,
              judged->ruling->signature);
    write_facts(&line, weighing->fault, fault_names, WEIGH_FAULT_FACTS);
    fprintf(file, "%s\n%s", line.s, weighing->facts.s ? weighing->facts.s : "");
    text_release(&line);
    fclose(file);
}

/* ---- all sentences ---- */

/* A sum below 0 is no reason, and one far above as many reasons as it says. */
static double reason_of(const double *facts)
{
    double sum = 0;
    for (size_t i = 0; i < WEIGH_SENTENCE_FACTS; i++)
        sum += weigh_weights.sentence[i] * facts[i];
    return log1p(exp(sum));
}

/* Callers can do nothing about what is lost, does not end or is not as promised; all else may come of wrong use. */
static bool may_come_of_use(const struct policy_case *judged)
{
    switch (judged->ruling->verdict.kind) {
    case VERDICT_LEAK:
    case VERDICT_CONTRACT:
    case VERDICT_UNINITIALISED:
        return false;
    default:
        return true;
    }
}

/* "Never pass NULL; I don't check", "pointers are not checked": it is about nothing else. */
static bool is_of_pointers(const struct clause *before, const struct clause *clause)
{
    static const char words[] = "NULL|pointer|pointers|null";
    bool is_one_sentence = before->s && before->s + before->length < clause->s && before->s[before->length] == ';';
    return clause_has_any(clause, words) || (is_one_sentence && clause_has_any(before, words));
}

/* … and none that leads nowhere was passed. */
static bool is_of_no_pointer(const struct saying *saying, const struct clause *before)
{
    const struct policy_case *judged = saying->judged;
    return clause_disclaims(saying->clause) && is_of_pointers(before, saying->clause) &&
           fact_count_nulls(&judged->sequence, judged->plan) == 0;
}

/* Said of the whole library or of what was called, and not only of what was kept. */
static bool is_disclaimed(const struct weighing *weighing, const struct saying *saying, enum place place)
{
    return place != PLACE_UNCALLED && clause_disclaims(saying->clause) && may_come_of_use(weighing->judged) &&
           (place == PLACE_GENERAL || !saying_is_kept(saying));
}

/* "Returns a summary, which the caller must free()", at a function that gives something, where what was lost is not
 * what it gave. */
static bool is_of_other_gift(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    uint32_t made = judged->outcome.fault.leak_call;
    const struct function *function = sequence_plan_operation(judged->plan, saying->operation)->function;
    return saying->is_own && judged->ruling->verdict.kind == VERDICT_LEAK && made < judged->sequence.calls.count &&
           sequence_operation_of(&judged->sequence, made) != saying->operation &&
           function->result->kind == TYPE_POINTER && clause_has_any(saying->clause, "free|frees|freed|free()|release");
}

/* "You have to call document_free() in the end", of a call that gave nothing: there is nothing to free. */
static bool is_of_no_gift(const struct weighing *weighing, const struct saying *saying)
{
    const struct sequence_plan *plan = weighing->judged->plan;
    bool is_of_end =
        clause_has_any(saying->clause, "free|frees|freed|release|released|destroy|destroyed|delete|deleted");
    for (uint32_t i = 0; weighing->gave_nothing && !is_of_end && i < plan->items.count; i++)
        is_of_end = plan->items.items[i].kind == SEQ_KIND_DESTROYS &&
                    clause_names(saying->clause, sequence_plan_operation(plan, i)->function->name);
    return weighing->gave_nothing && is_of_end && saying->is_own;
}

/* "… but you must parse the integer yourself": of what is left to do, and not of what a call needs. */
static bool is_of_own_work(const struct weighing *weighing, const struct clause *clause)
{
    return weighing->judged->ruling->verdict.kind != VERDICT_LEAK && clause_has_any(clause, "yourself|by yourself");
}

static void keep_strongest(double *reasons, size_t count, double reason)
{
    for (size_t i = 0; i < count; i++)
        if (reason > reasons[i]) {
            double less = reasons[i];
            reasons[i] = reason;
            reason = less;
        }
}

static void add_reason(struct weighing *weighing, const struct clause *clause, enum place place, double reason)
{
    if (reason > weighing->reasons[0] && reason > weighing->uncalled[0]) {
        mem_free(weighing->strongest);
        weighing->strongest = mem_strndup(clause->s, clause->length);
    }
    if (place == PLACE_UNCALLED)
        keep_strongest(weighing->uncalled, WEIGH_UNCALLED_MOST, reason);
    else
        keep_strongest(weighing->reasons, WEIGH_MOST, reason);
}

/* What is said of the whole library may be about arrays that are passed to it. */
static bool is_of_data(const struct clause *clause, enum place place)
{
    static const char words[] = "text|texts|string|strings|buffer|buffers|byte|bytes|data|input|inputs|character|"
                                "characters|array|arrays|length|lengths|terminated|NUL|padding|memory|pointer|pointers";
    return place == PLACE_OWN || clause_has_any(clause, words);
}

#define LARGE 20 /* functions: what is said at one of them has seldom to do with all others */

static bool is_large(const struct policy_case *judged)
{
    return judged->plan->items.count > LARGE;
}

/* A parameter of the function that broke: "angle" means the same at all of them. */
static bool names_parameter(const struct weighing *weighing, const struct clause *clause)
{
    const struct function *function = sequence_plan_operation(weighing->judged->plan, weighing->broken)->function;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (clause_names(clause, function->parameters[i].name))
            return true;
    return false;
}

/* "The packet ID must be the same as the original one", at one of many functions, which was not called: what that takes
 * over, gets and comes after is a matter of its own calls, unless it names one that was made. */
static bool is_of_uncalled_alone(const struct weighing *weighing, const struct clause *clause, const double *facts)
{
    return is_large(weighing->judged) && !facts[WEIGH_names_called] && !facts[WEIGH_names_broken] &&
           !(facts[WEIGH_of_values] && names_parameter(weighing, clause));
}

/* "This function must …", "@param list the list": of a call that nobody made. */
static bool is_of_itself(const struct clause *clause)
{
    return clause_has_any(clause, "@param|\\param|@return|\\return|@returns|this function|This function|"
                                  "calling this|Calling this");
}

static bool is_parameter_of_called(const struct weighing *weighing, const char *name)
{
    const struct sequence_plan *plan = weighing->judged->plan;
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct function *function = sequence_plan_operation(plan, i)->function;
        for (size_t p = 0; case_calls(weighing->judged, i) && p < function->parameter_count; p++)
            if (function->parameters[p].name && strcmp(function->parameters[p].name, name) == 0)
                return true;
    }
    return false;
}

/* "0 <= *r < b", "|r| < |b|": where a sign of a comparison stands beside it, a name is no word that just stands there.
 */
static bool is_in_comparison(const struct clause *clause, const char *name)
{
    static const char marks[] = " `'|*()";
    for (const char *at = clause_find(clause, name); at; at = clause_find_first(clause, at + strlen(name), name)) {
        const char *begin = at, *end = at + strlen(name);
        while (begin > clause->s && strchr(marks, begin[-1]))
            begin--;
        while (end < clause->s + clause->length && strchr(marks, *end))
            end++;
        if ((begin > clause->s && strchr("<>=", begin[-1])) ||
            (end < clause->s + clause->length && strchr("<>=", *end)))
            return true;
    }
    return false;
}

/* "map_dest and map_src must be made alike", of map_merge(map_dest, map_src), "0 <= p2": of what no other call gets.
 * A name of several words is no word that just stands there. */
static bool is_of_own_parameters(const struct weighing *weighing, uint32_t operation, const struct clause *clause)
{
    const struct function *function = sequence_plan_operation(weighing->judged->plan, operation)->function;
    size_t named = 0;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const char *name = function->parameters[i].name;
        if (name && *name && clause_names(clause, name) && (strchr(name, '_') || is_in_comparison(clause, name))) {
            if (is_parameter_of_called(weighing, name))
                return false;
            named++;
        }
    }
    return named > 0;
}

static bool is_told_again(struct weighing *weighing, const struct clause *clause, enum place place)
{
    uint64_t hash[2];
    hash_bytes(clause->s, clause->length, hash);
    hash[0] += place;
    for (size_t i = 0; i < weighing->told.count; i++)
        if (weighing->told.items[i] == hash[0])
            return true;
    vector_push(&weighing->told, hash[0]);
    return false;
}

/* Of one call with nothing but numbers. */
static bool may_be_of_numbers(const struct weighing *weighing, const struct clause *clause, enum place place,
                              const double *facts)
{
    if (!is_large(weighing->judged))
        return place != PLACE_UNCALLED || names_parameter(weighing, clause);
    return facts[WEIGH_of_values] && !clause_has_any(clause, "field|fields|member|members");
}

static void weigh_comment(struct weighing *weighing, struct saying *saying, enum place place, const char *comment)
{
    struct clause clause, before = {0};
    saying->clause = &clause;
    for (const char *at = comment; clause_next(&at, &clause); before = clause) {
        double facts[WEIGH_SENTENCE_FACTS] = {0};
        if (is_of_no_pointer(saying, &before) || is_of_other_gift(saying) || is_of_no_gift(weighing, saying) ||
            is_of_own_work(weighing, &clause) || saying_is_beside_extremes(saying))
            continue;
        if (is_disclaimed(weighing, saying, place)) {
            add_reason(weighing, &clause, place, DISCLAIMS);
            weighing->is_disclaimed = true;
        }
        bool restricts = saying->is_own && saying->call != SEQUENCE_NONE && saying_restricts(saying);
        bool may_ask = clause.asks & ASKS_DUTY || restricts || clause.reading.duty >= DUTY_LEAST;
        if (!may_ask || clause_is_licence(&clause) || clause_is_of_building(&clause) || clause_is_optional(&clause) ||
            saying_explains_nothing(saying) || saying_is_of_end(saying))
            continue;
        note_sentence(weighing, saying, place, restricts, facts);
        if (weighing->is_of_numbers && !may_be_of_numbers(weighing, &clause, place, facts))
            continue;
        if (weighing->reads_beyond_told && !(facts[WEIGH_of_values] && is_of_data(&clause, place)))
            continue;
        if (facts[WEIGH_of_values] && (facts[WEIGH_kept] || weighing->takes_all))
            continue; /* of an order or a lifetime that is less certain */
        if (facts[WEIGH_of_life] && facts[WEIGH_beside] && (facts[WEIGH_kept] || place == PLACE_UNCALLED))
            continue; /* nothing of what it speaks of was done, or it was done */
        if (facts[WEIGH_beside] && weighing->judged->ruling->verdict.kind == VERDICT_LEAK)
            continue; /* what is lost is a matter of lifetimes and owners, and of nothing else */
        if (is_told_again(weighing, &clause, place) ||
            (place == PLACE_UNCALLED && (is_of_itself(&clause) || is_of_uncalled_alone(weighing, &clause, facts) ||
                                         is_of_own_parameters(weighing, saying->operation, &clause))))
            continue;
        if (facts[WEIGH_open_own + place])
            weighing->fault[WEIGH_open_sentences] += 0.25;
        weighing->fault[WEIGH_sentences] += 0.125;
        add_reason(weighing, &clause, place, reason_of(facts));
        if (!weighing->judged->policy->evidence)
            continue;
        text_add(&weighing->facts, "sentence");
        write_facts(&weighing->facts, facts, sentence_names, WEIGH_SENTENCE_FACTS);
        text_addf(&weighing->facts, "\t: %.*s\n", (int)clause.length, clause.s);
    }
}

/* The last call of an operation; SEQUENCE_NONE: there is none. */
static uint32_t last_call(const struct policy_case *judged, uint32_t operation)
{
    for (size_t call = judged->sequence.calls.count; call-- > 0;)
        if (sequence_operation_of(&judged->sequence, call) == operation)
            return (uint32_t)call;
    return SEQUENCE_NONE;
}

/* The call that broke, or the last one. */
static uint32_t call_of(const struct policy_case *judged)
{
    size_t count = judged->sequence.calls.count;
    return judged->call < count ? judged->call : (uint32_t)(count - 1);
}

/* Of a model, or written by Assay itself: what stands there about functions that were not called is no word of the
 * library's. */
static bool is_of_model(const struct operation *operation)
{
    size_t length = strlen(operation->file);
    return length > 2 && strcmp(operation->file + length - 2, ".c") == 0;
}

static bool deals_with(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool deals = fact_makes(plan, operation, sort) > 0;
    for (uint32_t i = item->parameters; !deals && i < item->parameters + item->parameter_count; i++)
        deals = plan->nodes.items[i].kind == SEQ_HANDLE && plan->nodes.items[i].sort == sort;
    return deals;
}

/* A function that was not called has something to do with those that were when one of them deals with objects of its
 * sorts.  What it asks for is else no matter of theirs. */
static bool has_to_do(const struct policy_case *judged, uint32_t uncalled)
{
    const struct sequence_plan *plan = judged->plan;
    if (!is_large(judged))
        return true;
    for (uint32_t sort = 0; sort < plan->sorts.count; sort++)
        for (size_t call = 0; deals_with(plan, uncalled, sort) && call < judged->sequence.calls.count; call++)
            if (deals_with(plan, sequence_operation_of(&judged->sequence, call), sort))
                return true;
    return false;
}

/* At all functions, once where several stand below one comment, and at none. */
static void weigh_all(struct weighing *weighing)
{
    struct policy_case *judged = weighing->judged;
    const struct operation *broken = sequence_plan_operation(judged->plan, weighing->broken);
    struct text comment = TEXT_INIT, before = TEXT_INIT, own = TEXT_INIT;
    bool has_own = operation_comment(broken, &own);
    if (operation_general_comments(broken, &comment)) {
        struct saying saying = {.judged = judged, .call = call_of(judged), .operation = weighing->broken};
        weigh_comment(weighing, &saying, PLACE_GENERAL, comment.s);
    }
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        if (!operation_comment(sequence_plan_operation(judged->plan, i), &comment) ||
            (before.s && strcmp(before.s, comment.s) == 0))
            continue;
        text_clear(&before);
        text_add(&before, comment.s);
        bool is_own = has_own && strcmp(own.s, comment.s) == 0;
        struct saying saying = {.judged = judged, .operation = is_own ? weighing->broken : i, .is_own = true};
        saying.call = last_call(judged, saying.operation);
        if (is_own && saying.call == SEQUENCE_NONE)
            saying.call = call_of(judged);
        enum place place = is_own ? PLACE_OWN : saying.call != SEQUENCE_NONE ? PLACE_CALLED : PLACE_UNCALLED;
        bool is_foreign = is_of_model(sequence_plan_operation(judged->plan, i)) || !has_to_do(judged, i);
        bool may_matter = place == PLACE_UNCALLED ? !is_foreign : true;
        if (may_matter &&
            (place == PLACE_OWN || !(weighing->reads_beyond_told || (weighing->is_of_numbers && is_large(judged)))))
            weigh_comment(weighing, &saying, place, comment.s);
    }
    text_release(&own);
    text_release(&before);
    text_release(&comment);
}

/* ---- what broke ---- */

static unsigned fault_of(const struct policy_case *judged, enum fault_class class)
{
    static const unsigned of_class[] = {[FAULT_NULL] = WEIGH_through_null,
                                        [FAULT_FREED] = WEIGH_in_freed,
                                        [FAULT_CALLER] = WEIGH_in_callers,
                                        [FAULT_OWN] = WEIGH_in_own,
                                        [FAULT_WILD] = WEIGH_in_wild};
    if (class != FAULT_NONE)
        return of_class[class];
    switch (judged->ruling->verdict.kind) {
    case VERDICT_ASSERT:
    case VERDICT_EXIT:
        return WEIGH_assertion;
    case VERDICT_LEAK:
        return WEIGH_leak;
    case VERDICT_HANG:
    case VERDICT_MEMORY:
    case VERDICT_OVERFLOW:
        return WEIGH_endless;
    case VERDICT_CONTRACT:
    case VERDICT_FALSE:
        return WEIGH_contract;
    default:
        return WEIGH_undefined;
    }
}

#define CALLS_MOST 8
#define OPEN_MOST 3.0
#define SENTENCES_MOST 4.0

static void note_fault(struct weighing *weighing)
{
    struct policy_case *judged = weighing->judged;
    const struct sequence_fault *fault = &judged->outcome.fault;
    double *facts = weighing->fault;
    size_t count = judged->sequence.calls.count;
    enum fault_class class = case_class(&judged->ruling->verdict, fault);
    bool in_call = judged->call < count;
    facts[WEIGH_always] = facts[fault_of(judged, class)] = 1;
    facts[WEIGH_freed_here] = in_call && class == FAULT_FREED && fault->freed_by == judged->call;
    facts[WEIGH_allocated_here] = in_call && fault->allocated_by == judged->call;
    facts[WEIGH_writes] = fault->is_write;
    facts[WEIGH_can_say_no] = fact_can_say_no(judged->plan, weighing->broken);
    facts[WEIGH_extreme] = judged->ruling->is_low;
    facts[WEIGH_alias] = fact_has_alias(&judged->sequence, judged->plan);
    facts[WEIGH_calls] = (double)(count < CALLS_MOST ? count : CALLS_MOST) / 4;
    if (facts[WEIGH_open_sentences] > OPEN_MOST)
        facts[WEIGH_open_sentences] = OPEN_MOST;
    if (facts[WEIGH_sentences] > SENTENCES_MOST)
        facts[WEIGH_sentences] = SENTENCES_MOST;
}

/* The operation that broke, or whose contract was looked at, or that was called last. */
static uint32_t operation_of(const struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (fault->stage == STAGE_CONTRACTS && fault->contract < judged->plan->contracts.count) {
        uint32_t asked = judged->plan->contracts.items[fault->contract].operation;
        if (asked < judged->plan->items.count)
            return asked;
    }
    return sequence_operation_of(&judged->sequence, call_of(judged));
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

/* "Data may come from anywhere: whatever the bytes are, malformed data gives BAD and nothing worse". */
static bool takes_any_data(const struct clause *clause)
{
    static const char words[] = "come from anywhere|comes from anywhere|may be anything|can be anything|whatever the "
                                "bytes|whatever bytes|any bytes|arbitrary bytes|untrusted|hostile|nothing worse|safe "
                                "for any input|safe on any input|any input is|never read beyond|never reads beyond|"
                                "never reads past|never read past";
    return clause_has_any(clause, words) && !clause_is_plain(clause);
}

/* Whatever else the library asks for, it was told where the array ends: only what is said of values can explain it. */
static bool reads_beyond_told(const struct policy_case *judged)
{
    return !judged->outcome.fault.is_write && judged->outcome.fault.offset >= 0 && case_is_told(judged);
}

static bool is_of_numbers(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool is_so = judged->sequence.calls.count == 1;
    if (is_so)
        sequence_look(&judged->sequence, judged->plan, 0, &places);
    for (size_t i = 0; is_so && i < places.count; i++) {
        uint32_t kind = judged->plan->nodes.items[places.items[i].node].kind;
        is_so = kind == SEQ_NUMBER || kind == SEQ_FLOAT;
    }
    vector_release(&places);
    return is_so;
}

static bool loses_and_fails(struct policy_case *judged)
{
    uint32_t made = judged->outcome.fault.leak_call;
    bool fails = false;
    return judged->ruling->verdict.kind == VERDICT_LEAK && made < judged->sequence.calls.count &&
           case_call_fails(judged, made, &fails) && fails;
}

bool case_weigh(struct policy_case *judged)
{
    if (judged->sequence.calls.count == 0 || is_said_by_person(judged))
        return false;
    struct weighing weighing = {.judged = judged, .broken = operation_of(judged)};
    weighing.fault[WEIGH_all_say_no] = all_say_no(judged);
    weighing.reads_beyond_told = reads_beyond_told(judged);
    weighing.gave_nothing = loses_and_fails(judged);
    weighing.is_of_numbers = is_of_numbers(judged);
    weighing.takes_all = case_says_anywhere(judged, weighing.broken, takes_any_data);
    weigh_all(&weighing);
    note_fault(&weighing);
    for (size_t i = 0; i < WEIGH_FAULT_FACTS; i++)
        weighing.odds += weigh_weights.fault[i] * weighing.fault[i];
    for (size_t i = 0; i < WEIGH_UNCALLED_MOST; i++)
        keep_strongest(weighing.reasons, WEIGH_MOST, weighing.uncalled[i]);
    for (size_t i = 0; i < WEIGH_MOST; i++)
        weighing.odds += weighing.reasons[i];
    if (!weighing.is_disclaimed)
        write_evidence(&weighing);
    bool is_suspect = !judged->has_failed && weighing.strongest && weighing.odds >= weigh_weights.limit;
    if (is_suspect) {
        const struct clause clause = {.s = weighing.strongest, .length = strlen(weighing.strongest)};
        const struct saying saying = {.judged = judged,
                                      .call = call_of(judged),
                                      .operation = weighing.broken,
                                      .clause = &clause,
                                      .by = judged->ruling->by};
        judged->ruling->is_weighed = saying_rule(&saying);
    }
    mem_free(weighing.strongest);
    vector_release(&weighing.told);
    text_release(&weighing.facts);
    return is_suspect;
}
