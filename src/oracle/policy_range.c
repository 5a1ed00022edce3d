/* Numbers that have to be in a range, or to fit each other, and that a function
 * takes as they are: a real number that no integer holds, a divisor that two
 * numbers make together, the ends of a range. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* ---- a divisor ---- */

/* With a neighbour of that number nothing is divided by zero.  Not with 0: of nothing nobody reckons how often it goes
 * into something. */
static bool is_gone_beside(struct policy_case *judged, size_t place, uint64_t number, bool *is_gone)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (int64_t step = -2; step <= 2; step++)
        if (step && number + (uint64_t)step)
            probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, judged->call, place,
                             number + (uint64_t)step);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_gone = false;
    for (size_t i = 0; done && i < probes.items.count; i++)
        *is_gone = *is_gone || case_is_gone(judged, probes.items.items[i]);
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_divisor(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count || judged->outcome.fault.stage != STAGE_CALLING)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    if (!case_says_no(judged, operation))
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_gone = false;
        if (!fact_is_amount(node) || (judged->is_given && places.items[i].depth > 0))
            continue;
        uint64_t number = sequence_number(node, judged->sequence.words.items[places.items[i].word]);
        if (!is_gone_beside(judged, i, number, &is_gone))
            decided = true;
        else if (is_gone)
            decided = case_rule(judged, RULING_SUSPECT, by, "'%s' of %s makes a divisor of 0, and it cannot say no",
                                fact_parameter(judged->plan, operation, places.items[i].node),
                                case_operation_name(judged, judged->call));
    }
    vector_release(&places);
    return decided;
}

/* ---- real numbers ---- */

/* However far away, it is converted, and something near is not: by it that breaks.  A function that looks comes back.
 */
static bool is_converted(struct policy_case *judged, size_t call, size_t place, bool *is_one)
{
    static const double far[] = {1e20, 1e30, 1e38, -1e20, -1e30, -1e38}, near[] = {0, 0.5, 1, -1};
    const size_t far_count = sizeof far / sizeof *far, near_count = sizeof near / sizeof *near;
    struct probes probes;
    bool is_near = false;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < far_count + near_count; i++) {
        uint64_t bits;
        memcpy(&bits, i < far_count ? &far[i] : &near[i - far_count], sizeof bits);
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, place, bits);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_one = done;
    for (size_t i = 0; done && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        if (i < far_count)
            *is_one = *is_one && (!probe->ran || !case_is_gone(judged, probe));
        else
            is_near = is_near || case_is_gone(judged, probe);
    }
    *is_one = *is_one && is_near;
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool judge_real(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by)
{
    bool is_one = false;
    if (judged->plan->nodes.items[at->node].kind != SEQ_FLOAT)
        return false;
    if (!is_converted(judged, at->call, place, &is_one))
        return true;
    return is_one &&
           case_rule(judged, RULING_SUSPECT, by, "%s converts any '%s', however far away",
                     case_operation_name(judged, (uint32_t)at->call),
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, at->call), at->node));
}

static bool case_real(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (!strstr(judged->what, "conversion to a type that cannot hold the value"))
        return false;
    for (size_t call = judged->sequence.calls.count; !decided && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge_real(judged, i, &places.items[i], by);
    }
    vector_release(&places);
    return decided;
}

/* ---- a range of the caller's memory, said earlier ---- */

/* However far away, it is kept, and what is read later lies outside.  With nothing but zeros it is well. */
static bool is_kept(struct policy_case *judged, size_t call, size_t place, bool *is_one)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (unsigned i = 0; i < POLICY_FAR; i++)
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, place,
                         (uint64_t)policy_numbers.far[i]);
    probe_set_amounts(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, 0);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_one = done && case_is_gone(judged, probes.items.items[POLICY_FAR]);
    for (unsigned i = 0; *is_one && i < POLICY_FAR; i++)
        *is_one = probes.items.items[i]->ran && case_died_in(&probes.items.items[i]->outcome) == judged->call;
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool judge_kept(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    bool is_one = false;
    if (!fact_is_amount(&judged->plan->nodes.items[at->node]) || fact_can_say_no(judged->plan, operation))
        return false;
    if (!is_kept(judged, at->call, place, &is_one))
        return true;
    return is_one && case_rule(judged, RULING_SUSPECT, by, "%s keeps any '%s', wherever it leads",
                               case_operation_name(judged, (uint32_t)at->call),
                               fact_parameter(judged->plan, operation, at->node));
}

static bool case_kept(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (case_class(&judged->ruling->verdict, &judged->outcome.fault) != FAULT_CALLER)
        return false;
    for (size_t call = judged->call; !decided && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge_kept(judged, i, &places.items[i], by);
    }
    vector_release(&places);
    return decided;
}

bool case_range(struct policy_case *judged, unsigned by)
{
    bool is_in_call = judged->outcome.fault.stage == STAGE_CALLING && judged->call < judged->sequence.calls.count;
    bool is_sum = strstr(judged->what, "overflow") != NULL && judged->ruling->verdict.kind == VERDICT_UNDEFINED;
    return is_in_call && !is_sum && (case_real(judged, by) || case_kept(judged, by));
}
