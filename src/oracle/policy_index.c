/* Is a number that a function gets looked at before it is used?
 *
 * An index that is off by one and overruns memory of the library is a bug of
 * the library, when it looks at indices at all: then one that is far away comes
 * back with an error.  A function that follows any index wherever it leads has a
 * precondition instead, be it written down or not.  So the question is asked
 * with numbers that are in no container. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

enum { FAR_BELOW = POLICY_FAR, FURTHER_BELOW, SMALL_ZERO, SMALL_ONE, ASKED };

struct asking {
    struct policy_case *judged;
    const struct sequence *sequence; /* its last call is asked about */
    size_t call, place;
    uint32_t node;
    struct probe *probes[ASKED];
};

/* A number that the parameter can hold. */
static uint64_t number_for(const struct sequence_node *node, unsigned which)
{
    if (which == SMALL_ZERO || which == SMALL_ONE)
        return which == SMALL_ONE;
    if (which == FAR_BELOW || which == FURTHER_BELOW)
        return (uint64_t)-policy_numbers.far[which - FAR_BELOW];
    uint64_t far = (uint64_t)policy_numbers.far[which];
    return far <= node->hi ? far : node->hi - 7 * which;
}

static void add_probes(struct asking *asking, struct probes *probes)
{
    const struct sequence_node *node = &asking->judged->plan->nodes.items[asking->node];
    for (unsigned i = 0; i < ASKED; i++) {
        struct probe *probe = probes_add(probes, asking->sequence);
        probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
        probe_set_number(&probe->sequence, asking->judged->plan, asking->call, asking->place, number_for(node, i));
        asking->probes[i] = probe;
    }
}

/* Leaving memory, or a word: a bit is an index, too. */
static bool is_outside(const struct verdict *verdict, const struct sequence_fault *fault)
{
    enum fault_class class = case_class(verdict, fault);
    return (class != FAULT_NONE && class != FAULT_FREED) ||
           (verdict->kind == VERDICT_UNDEFINED && strstr(verdict->signature, "shift exponent"));
}

enum way { WAY_OTHER, WAY_OVERFLOW, WAY_OUTSIDE };

/* How the call itself died: by going outside, or on the way there. */
static enum way way_of(const struct asking *asking, const struct probe *probe)
{
    if (!probe->ran || case_died_in(&probe->outcome) != asking->call)
        return WAY_OTHER;
    struct ruling ruling = {0};
    const struct policy *policy = asking->judged->policy;
    case_describe((struct policy *)policy, policy->symbols, &probe->sequence, &probe->outcome, &ruling);
    enum way way = is_outside(&ruling.verdict, &probe->outcome.fault)     ? WAY_OUTSIDE
                   : strstr(ruling.verdict.signature, "overflow") != NULL ? WAY_OVERFLOW
                                                                          : WAY_OTHER;
    ruling_release(&ruling);
    return way;
}

static bool dies(const struct asking *asking, const struct probe *probe)
{
    return way_of(asking, probe) != WAY_OTHER;
}

static bool comes_back(const struct probe *probe)
{
    return probe->ran && probe->outcome.outcome == TRIAL_PASSED;
}

/* Where it went, as an address or in the words of a report: "offset 8000024 to null pointer", "index 1000003". */
static bool destination(const struct probe *probe, uint64_t *number)
{
    const char *told = probe->outcome.said ? strstr(probe->outcome.said, ": runtime error: ") : NULL;
    if (told) {
        told += strcspn(told + strlen(": runtime error: "), "0123456789\n") + strlen(": runtime error: ");
        *number = strtoull(told, NULL, 0); /* addresses are hexadecimal */
        return isdigit((unsigned char)*told);
    }
    *number = probe->outcome.fault.address;
    return probe->outcome.fault.has_address;
}

/* The further the number, the further it went: of two far ones. */
static bool follows(const struct asking *asking, unsigned one, unsigned other)
{
    const struct sequence_node *node = &asking->judged->plan->nodes.items[asking->node];
    uint64_t distance = number_for(node, other) - number_for(node, one), first, second;
    if (!destination(asking->probes[one], &first) || !destination(asking->probes[other], &second))
        return false;
    uint64_t moved = second - first;
    if ((int64_t)distance < 0)
        distance = -distance;
    return moved != 0 && distance != 0 && (moved % distance == 0 || -moved % distance == 0);
}

/* What the call gave, as it stands in the record. */
static bool gives_other(const struct asking *asking, const struct probe *a, const struct probe *b)
{
    struct sequence_record one = SEQUENCE_RECORD_INIT, other = SEQUENCE_RECORD_INIT;
    const struct sequence_plan *plan = asking->judged->plan;
    bool differs = false;
    if (a->outcome.record && b->outcome.record &&
        sequence_record_read(&one, &a->sequence, plan, a->outcome.record, a->outcome.record_count) &&
        sequence_record_read(&other, &b->sequence, plan, b->outcome.record, b->outcome.record_count)) {
        uint32_t call = (uint32_t)asking->call;
        differs = sequence_record_outcome(&one, call) != sequence_record_outcome(&other, call);
        const struct recorded_output *x = sequence_record_output(&one, call, 0);
        const struct recorded_output *y = sequence_record_output(&other, call, 0);
        if (!differs && x && y)
            differs = x->words != y->words ||
                      memcmp(&one.words[x->word], &other.words[y->word], x->words * sizeof *one.words) != 0;
    }
    sequence_record_release(&one);
    sequence_record_release(&other);
    return differs;
}

/* Where all far numbers went. */
struct travels {
    unsigned died, back;
    bool follow, is_outside; /* is_outside: one of them left memory; a number that only overflows is no index */
};

static struct travels travel(const struct asking *asking)
{
    struct travels travels = {0};
    unsigned last = POLICY_FAR;
    for (unsigned i = 0; i < POLICY_FAR; i++) {
        travels.back += comes_back(asking->probes[i]);
        if (!dies(asking, asking->probes[i]))
            continue;
        travels.follow = travels.follow || (last < POLICY_FAR && follows(asking, last, i));
        travels.died++;
        travels.is_outside = travels.is_outside || way_of(asking, asking->probes[i]) == WAY_OUTSIDE;
        last = i;
    }
    /* of what is so far above that the processor knows no such address, nothing is told */
    bool die_below = dies(asking, asking->probes[FAR_BELOW]) && dies(asking, asking->probes[FURTHER_BELOW]);
    travels.follow = travels.follow || (die_below && follows(asking, FAR_BELOW, FURTHER_BELOW));
    return travels;
}

static enum number_care conclude(const struct asking *asking)
{
    const struct probe *zero = asking->probes[SMALL_ZERO], *one = asking->probes[SMALL_ONE];
    const struct probe *below = asking->probes[FAR_BELOW];
    struct travels travels = travel(asking);
    bool goes_far = travels.died >= POLICY_FAR - 1, goes_below = !below->ran || dies(asking, below);
    /* who was told how large the caller's memory is may stop there, and one too late */
    bool is_told_room = case_class(&asking->judged->ruling->verdict, &asking->judged->outcome.fault) == FAULT_CALLER;
    bool is_nearer_well = !is_told_room && (comes_back(zero) || comes_back(one));
    if (goes_far && goes_below && travels.is_outside && (travels.follow || is_nearer_well))
        return CARE_UNCHECKED;
    bool is_far_back = travels.back == POLICY_FAR;
    bool is_told = is_far_back && comes_back(zero) && gives_other(asking, asking->probes[0], zero);
    bool is_half = (is_far_back && dies(asking, below)) || (goes_far && comes_back(below));
    return is_told || is_half ? CARE_CHECKED : CARE_UNKNOWN;
}

/* What was found out about a number of a call. */
struct answer {
    enum number_care care;
    bool stands;  /* it comes back from wherever it is sent */
    bool is_lost; /* it never comes back */
};

/* How the last call of a sequence takes the number at place. */
static bool ask(struct policy_case *judged, const struct sequence *sequence, size_t place, uint32_t node,
                struct answer *answer)
{
    struct asking asking = {
        .judged = judged, .sequence = sequence, .call = sequence->calls.count - 1, .place = place, .node = node};
    struct probes probes;
    probes_init(&probes, judged->policy);
    add_probes(&asking, &probes);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    struct travels travels = done ? travel(&asking) : (struct travels){0};
    answer->care = done ? conclude(&asking) : CARE_UNKNOWN;
    answer->stands = travels.back == POLICY_FAR;
    answer->is_lost = travels.died == POLICY_FAR && travels.is_outside && dies(&asking, asking.probes[SMALL_ZERO]) &&
                      dies(&asking, asking.probes[SMALL_ONE]);
    if (answer->care != CARE_UNKNOWN)
        policy_set_number_care(judged->policy, node, answer->care);
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* ---- others like it ---- */

/* The place of a parameter of this name in the last call; places->count: none. */
static size_t place_named(const struct sequence *sequence, const struct sequence_plan *plan, const char *name,
                          sequence_places *places)
{
    size_t call = sequence->calls.count - 1, i = 0;
    uint32_t operation = sequence_operation_of(sequence, call);
    sequence_look(sequence, plan, call, places);
    while (i < places->count &&
           !(places->items[i].depth == 0 && fact_is_amount(&plan->nodes.items[places->items[i].node]) &&
             strcmp(fact_parameter(plan, operation, places->items[i].node), name) == 0))
        i++;
    return i;
}

static bool asks_sibling(struct policy_case *judged, size_t call, uint32_t sibling, const char *name, bool *stands)
{
    struct answer answer = {0};
    uint32_t sort = SEQUENCE_NONE;
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    struct sequence sequence = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    *stands = false;
    sequence_copy(&sequence, &judged->sequence);
    bool done = true;
    if (call > 0 && probe_cut_behind(&sequence, judged->plan, call - 1) &&
        probe_append_call(&sequence, judged->plan, sibling, object, 1)) { /* of 0 things it would do nothing */
        size_t place = place_named(&sequence, judged->plan, name, &places);
        if (place < places.count)
            done = ask(judged, &sequence, place, places.items[place].node, &answer);
        *stands = answer.stands;
    }
    sequence_release(&sequence);
    vector_release(&places);
    return done;
}

/* A function of the same object with a parameter of the same name that does look. */
static bool is_checked_elsewhere(struct policy_case *judged, size_t call, uint32_t node, bool *is_checked)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call), sort = SEQUENCE_NONE;
    const char *name = fact_parameter(judged->plan, operation, node);
    *is_checked = false;
    if (!fact_object(&judged->sequence, judged->plan, call, 0, &sort))
        return true;
    for (uint32_t i = 0; !*is_checked && i < judged->plan->items.count; i++) {
        const struct sequence_operation *item = &judged->plan->items.items[i];
        bool takes_it = false, takes_object = false;
        for (uint32_t p = 0; p < item->parameter_count; p++) {
            const struct sequence_node *other = &judged->plan->nodes.items[item->parameters + p];
            takes_object = takes_object || (other->kind == SEQ_HANDLE && other->sort == sort);
            takes_it = takes_it || (fact_is_amount(other) &&
                                    strcmp(fact_parameter(judged->plan, i, item->parameters + p), name) == 0);
        }
        if (i == operation || !takes_it || !takes_object || item->flags & OPERATION_UNCALLABLE_FLAG)
            continue;
        if (!asks_sibling(judged, call, i, name, is_checked))
            return false;
    }
    return true;
}

/* ---- is this one outside? ---- */

struct bounds {
    bool is_known;    /* somebody says how many there are */
    bool is_outside;  /* … and it is not below that */
    uint32_t observer;
};

static struct bounds find_bounds(struct policy_case *judged, size_t call, int64_t value)
{
    struct bounds bounds = {.observer = SEQUENCE_NONE};
    uint32_t sort = SEQUENCE_NONE;
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    for (uint32_t i = 0; object && i < judged->plan->items.count; i++) {
        int64_t number;
        if (!observes_size(judged->plan, i, sort) || !case_observe(judged, &judged->sequence, call, i, object, &number))
            continue;
        bool is_outside = value < 0 || value >= number;
        if (is_outside && (!bounds.is_outside || value == number))
            bounds.observer = i;
        bounds.is_known = true;
        bounds.is_outside = bounds.is_outside || is_outside;
    }
    return bounds;
}

/* ---- the rule ---- */

static bool rule_index(struct policy_case *judged, size_t call, uint32_t node, const struct bounds *bounds, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call), sort = SEQUENCE_NONE;
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const char *parameter = fact_parameter(judged->plan, operation, node), *object = NULL;
    fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    for (uint32_t i = 0; !object && i < judged->plan->items.items[operation].parameter_count; i++) {
        const struct sequence_node *other =
            &judged->plan->nodes.items[judged->plan->items.items[operation].parameters + i];
        if (other->kind == SEQ_HANDLE && other->sort == sort)
            object = function->parameters[i].name;
    }
    char *expression = bounds->observer != SEQUENCE_NONE && object
                           ? mem_format("%s < %s(%s)", parameter,
                                        sequence_plan_operation(judged->plan, bounds->observer)->function->name, object)
                           : mem_format("%s is within what there is", parameter);
    struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, expression,
                                   mem_format("%lld and %lld are followed too: it is not looked at",
                                              (long long)policy_numbers.far[0], (long long)policy_numbers.far[1]));
    char *why = mem_format("%s follows any '%s', wherever it leads", function->name, parameter);
    rule->is_certain = rule->is_certain || (!rule->is_bug && rule->seen >= policy_numbers.null_sequences);
    case_rule_by(judged, rule, by, why);
    mem_free(why);
    mem_free(expression);
    return true;
}

/* With a number that is surely inside, or (an earlier call) without it, nothing breaks. */
static bool is_needed(struct policy_case *judged, size_t call, size_t place, bool *needed)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_number(&changed, judged->plan, call, place, 0) && case_try(judged, &changed, 0, needed);
    sequence_copy(&changed, &judged->sequence);
    if (done && !*needed && call != judged->call && probe_remove(&changed, judged->plan, call))
        done = case_try(judged, &changed, 0, needed);
    sequence_release(&changed);
    return done;
}

/* A number by itself or a member of one struct.  Of cells there are many. */
static bool is_single(const struct policy_case *judged, const struct sequence_place *at)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    uint32_t root = sequence_plan_node(judged->plan, operation, node->parameter);
    return fact_is_amount(node) &&
           (at->depth == 0 || (root != SEQUENCE_NONE && judged->plan->nodes.items[root].kind == SEQ_STRUCT));
}

static bool ask_again(struct policy_case *judged, size_t place, const struct sequence_place *at, struct answer *answer)
{
    struct sequence sequence = SEQUENCE_INIT;
    *answer = (struct answer){.care = policy_number_care(judged->policy, at->node)};
    if (answer->care != CARE_UNKNOWN)
        return true;
    sequence_copy(&sequence, &judged->sequence);
    bool done = probe_cut_behind(&sequence, judged->plan, at->call) && ask(judged, &sequence, place, at->node, answer);
    sequence_release(&sequence);
    return done;
}

static bool judge_number(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                         unsigned by)
{
    struct answer answer;
    bool needed = true, is_checked = false;
    if (!is_single(judged, at) || !ask_again(judged, place, at, &answer))
        return judged->has_failed;
    /* in what is empty every index is lost, and a function that can say no has to */
    bool is_lost = answer.is_lost && !fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, call));
    if (answer.care != CARE_UNCHECKED && !is_lost)
        return false;
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    int64_t value = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]);
    struct bounds bounds = find_bounds(judged, call, value);
    if (bounds.is_known ? !bounds.is_outside : answer.care != CARE_UNCHECKED)
        return judged->has_failed;
    bool is_here = call == judged->call && is_outside(&judged->ruling->verdict, &judged->outcome.fault);
    if ((!is_here && !is_needed(judged, call, place, &needed)) || !needed)
        return judged->has_failed;
    if (!is_checked_elsewhere(judged, call, at->node, &is_checked) || is_checked)
        return judged->has_failed;
    return rule_index(judged, call, at->node, &bounds, by);
}

bool case_index(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    size_t count = judged->sequence.calls.count;
    for (size_t call = count; !decided && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge_number(judged, call, i, &places.items[i], by);
    }
    vector_release(&places);
    return decided;
}

/* ---- a call that reads what nobody wrote ---- */

static bool is_followed(struct policy_case *judged, size_t place, const struct sequence_place *at)
{
    struct answer answer;
    if (at->depth > 0 || !fact_is_amount(&judged->plan->nodes.items[at->node]) ||
        !ask_again(judged, place, at, &answer))
        return false;
    int64_t value =
        (int64_t)sequence_number(&judged->plan->nodes.items[at->node], judged->sequence.words.items[at->word]);
    struct bounds bounds = find_bounds(judged, judged->call, value);
    return answer.care == CARE_UNCHECKED && !(bounds.is_known && !bounds.is_outside);
}

bool case_follows_number(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool does = false;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !does && !judged->has_failed && i < places.count; i++)
        does = is_followed(judged, i, &places.items[i]);
    vector_release(&places);
    return does;
}
