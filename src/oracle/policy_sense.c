/* Numbers that make no sense by what they are: fewer than none of something (a size, a
 * count, a length), a probability of 6.  Nobody has to say that they are not meant.  They
 * explain what broke when it is well with a number that makes sense, unless the
 * function looks at them, or its comment says what becomes of them. */
#include <ctype.h>
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/text.h"
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

#define WORDS_BETWEEN 3 /* "init: the initial amount of": from a name to what it is */
#define TRIED 3

/* ---- what a number is ---- */

/* How far something is from something else may be below 0. */
static bool is_distance(const char *name)
{
    return name_has(name, "delta diff difference change offset off index idx pos position adjust rel relative step inc "
                          "increment shift dir direction");
}

/* num_channels, n_items, nbytes. */
static bool begins_as_number(const char *name)
{
    static const char whole[] = "nbits nbytes nwords nelem nelems nmemb nitems nrows ncols nchannels nsamples npoints "
                                "nkeys nslots nblocks ncells nvalues nentries nnodes";
    char words[NAME_WORDS_ROOM];
    name_words(name, words);
    size_t first = strcspn(words, " ");
    return word_is_in(words, strlen(words), whole) || (words[first] && word_is_in(words, first, "n num nr"));
}

static bool is_named_amount(const char *name)
{
    return !is_distance(name) &&
           (begins_as_number(name) || name_ends(name, "len sz cnt width height rows cols columns") ||
            (name_says(name, "count size length amount capacity") && !name_has_part(name, "account discount")));
}

/* Behind the name, and not far from it, one of the phrases begins: "dsize Size of the type". */
static bool is_said_of(const struct clause *clause, const char *name, const char *phrases)
{
    const char *at = clause_find(clause, name);
    const char *phrase = at ? clause_find_first(clause, at, phrases) : NULL;
    size_t words = 0;
    for (at += phrase ? strlen(name) : 0; phrase && at < phrase; at++)
        words += isspace((unsigned char)at[0]) && !isspace((unsigned char)at[1]);
    return phrase && words <= WORDS_BETWEEN + 1;
}

static bool is_said_amount(const struct operation *operation, const char *name)
{
    static const char phrases[] = "size of|amount of|number of|count of|length of|how many|how much|capacity of";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_said = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!is_said && clause_next(&at, &clause))
        is_said = is_said_of(&clause, name, phrases);
    text_release(&comment);
    return is_said;
}

/* A rate of something that happens or does not; others (sample_rate) are of any size. */
static bool is_share(const char *name)
{
    return name_has(name, "probability prob fraction") ||
           (name_has(name, "rate ratio factor") &&
            name_has(name, "error false positive fp fpr miss loss dropout load fill mutation crossover"));
}

/* … of which there is none without any. */
static bool is_share_of_some(const char *name)
{
    return name_has(name, "rate ratio factor");
}

/* ---- without sense ---- */

struct senseless {
    const char *name, *rule; /* what it is called; what it has to be */
    bool is_real;
};

static bool is_senseless(const struct policy_case *judged, const struct sequence *sequence,
                         const struct sequence_place *at, struct senseless *found)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    uint32_t operation = sequence_operation_of(sequence, at->call);
    uint64_t word = sequence->words.items[at->word];
    if (at->depth > 0)
        return false;
    *found = (struct senseless){fact_parameter(judged->plan, operation, at->node), ">= 0", node->kind == SEQ_FLOAT};
    if (found->is_real) {
        double number = sequence_float_of(word);
        bool is_of_some = is_share_of_some(found->name);
        found->rule = is_of_some ? "> 0" : ">= 0";
        return is_share(found->name) && !(number <= 1 && (is_of_some ? number > 0 : number >= 0));
    }
    return fact_is_amount(node) && node->flags & ARGUMENT_SIGNED && (int64_t)sequence_number(node, word) < 0 &&
           (is_named_amount(found->name) ||
            is_said_amount(sequence_plan_operation(judged->plan, operation), found->name));
}

/* ---- is it looked at? ---- */

static bool tells_of_below(const struct clause *clause)
{
    static const char words[] =
        "negative|below 0|below zero|less than 0|less than zero|under 0|< 0|<= 0|is -1|be -1|of "
        "-1|pass -1|-1 means|== -1|any value|any number|any int|out of range|invalid argument|"
        "invalid arguments|bad argument|bad arguments|not positive|invalid size|invalid count|"
        "invalid length|anything else|everything else";
    return clause_stands_outside(clause) || (clause_has_any(clause, words) && !clause_is_plain(clause));
}

/* So many below 0 are refused: it looks, and this one was forgotten. */
static bool is_refused(struct policy_case *judged, size_t call, size_t place)
{
    static const int64_t below[] = {-2, -1000};
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
        struct probe *probe = probes_add(&probes, &judged->sequence);
        probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
        probe->tag = probe_set_number(&probe->sequence, judged->plan, call, place, (uint64_t)below[i]) &&
                     probe_cut_behind(&probe->sequence, judged->plan, call);
    }
    bool is_refused = probes_run(&probes, judged->seconds, judged->error);
    if (!is_refused)
        case_failed(judged);
    for (size_t i = 0; is_refused && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        struct sequence_record record = SEQUENCE_RECORD_INIT;
        is_refused = probe->tag && probe->ran && probe->outcome.outcome == TRIAL_PASSED && probe->outcome.record &&
                     sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                          probe->outcome.record_count) &&
                     sequence_record_outcome(&record, (uint32_t)call) == CALL_FAILED;
        sequence_record_release(&record);
    }
    probes_release(&probes);
    return is_refused;
}

/* ---- with sense ---- */

static uint64_t sensible(bool is_real, unsigned number)
{
    static const uint64_t amounts[TRIED] = {1, 2, 8};
    static const double shares[TRIED] = {0.5, 0.1, 0.01};
    return is_real ? sequence_bits_of(shares[number]) : amounts[number];
}

/* Every such number of the call: it may be wrong twice. */
static void make_sensible(const struct policy_case *judged, struct sequence *changed, size_t call, unsigned number)
{
    sequence_places places = VECTOR_INIT;
    struct senseless one;
    sequence_look(changed, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (is_senseless(judged, changed, &places.items[i], &one))
            probe_set_number(changed, judged->plan, call, i, sensible(one.is_real, number));
    vector_release(&places);
}

static bool is_mended(struct policy_case *judged, size_t call, size_t place, bool is_real)
{
    bool is_gone = false;
    for (unsigned i = 0; !is_gone && !judged->has_failed && i < 2 * TRIED; i++) {
        struct sequence changed = SEQUENCE_INIT;
        sequence_copy(&changed, &judged->sequence);
        if (i < TRIED)
            probe_set_number(&changed, judged->plan, call, place, sensible(is_real, i));
        else
            make_sensible(judged, &changed, call, i - TRIED);
        case_try(judged, &changed, 0, &is_gone);
        sequence_release(&changed);
    }
    return is_gone;
}

/* So many above 0 break it just so: it is too large, whatever its sign, and the sequence says so from then on. */
static bool breaks_above(struct policy_case *judged)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    struct senseless one;
    bool is_same = false;
    sequence_copy(&changed, &judged->sequence);
    for (size_t call = 0; call < changed.calls.count; call++) {
        sequence_look(&changed, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            if (!is_senseless(judged, &changed, &places.items[i], &one) || one.is_real)
                continue;
            uint64_t above = -sequence_number(node, changed.words.items[places.items[i].word]);
            probe_set_number(&changed, judged->plan, call, i, above <= node->hi ? above : node->hi);
        }
    }
    if (case_try_same(judged, &changed, &is_same) && is_same)
        sequence_copy(&judged->sequence, &changed);
    vector_release(&places);
    sequence_release(&changed);
    return is_same;
}

static bool judge_sense(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                        unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    struct senseless one;
    if (!is_senseless(judged, &judged->sequence, at, &one) || case_says_anywhere(judged, operation, tells_of_below) ||
        !is_mended(judged, call, place, one.is_real) ||
        (!one.is_real && (is_refused(judged, call, place) || breaks_above(judged))))
        return judged->has_failed;
    char *expression = mem_format(one.is_real ? "%s %s && %s <= 1" : "%s %s", one.name, one.rule, one.name);
    char *why = mem_format(one.is_real ? "'%s' of %s makes no sense: it is not between 0 and 1"
                                       : "'%s' of %s makes no sense: there are not fewer than 0",
                           one.name, case_operation_name(judged, (uint32_t)call));
    struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, expression,
                                   mem_strdup("with a number that makes sense it is well"));
    case_rule_by(judged, rule, by, why);
    mem_free(expression);
    mem_free(why);
    return true;
}

bool case_sense(struct policy_case *judged, unsigned by)
{
    return case_any_place(judged, judge_sense, by);
}
