/* Rules 7 and 9: large numbers, and what takes too long or too much. */
#include <string.h>
#include "base/process.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* ---- large numbers ---- */

/* Every number beyond the limit becomes a small one of the same sign, but for the one that is kept, wherever it was
 * passed: what was put in at a place is looked for at that place.  KEEP_NONE keeps none. */
#define KEEP_NONE 0
static void make_small_in(struct sequence *sequence, const struct sequence_plan *plan, size_t call, uint64_t limit,
                          uint64_t kept)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &plan->nodes.items[places.items[i].node];
        uint64_t *word = &sequence->words.items[places.items[i].word];
        double half = 0.5;
        if (!fact_is_beyond(sequence, plan, &places.items[i], limit) ||
            (kept != KEEP_NONE && node->kind == SEQ_NUMBER && sequence_number(node, *word) == kept))
            continue;
        if (node->kind == SEQ_FLOAT)
            memcpy(word, &half, sizeof half);
        else
            *word = node->flags & ARGUMENT_SIGNED && (int64_t)sequence_number(node, *word) < 0
                        ? (uint64_t)-(int64_t)(limit / 16)
                        : limit / 16;
    }
    vector_release(&places);
}

static void make_small(struct sequence *sequence, const struct sequence_plan *plan, uint64_t limit, uint64_t kept)
{
    for (size_t call = 0; call < sequence->calls.count; call++)
        make_small_in(sequence, plan, call, limit, kept);
}

static bool is_gone_with_small(struct policy_case *judged, uint64_t limit, bool *is_gone)
{
    struct sequence changed = SEQUENCE_INIT;
    *is_gone = false;
    if (!fact_count_beyond(&judged->sequence, judged->plan, limit))
        return true;
    sequence_copy(&changed, &judged->sequence);
    make_small(&changed, judged->plan, limit, KEEP_NONE);
    bool done = case_try(judged, &changed, 0, is_gone);
    sequence_release(&changed);
    return done;
}

bool case_is_extreme(struct policy_case *judged, bool *is_extreme)
{
    return is_gone_with_small(judged, policy_numbers.extreme_number, is_extreme);
}

/* ---- more than a number was meant to be ---- */

/* "It is up to the limits of the desk that the result is within int64": and not what is done otherwise. */
static bool leaves_fit(const struct clause *clause)
{
    static const char words[] = "overflow|overflows|within int|within int64|within int32|fits in|fit in|fit into|fits "
                                "into|within the range of|representable|too large for";
    static const char deals[] = "saturates|saturate|clamps|clamped|refused|false|NULL|-1|wraps|returns|error|checked "
                                "for|safe|without";
    return !clause->is_handled && clause_has_any(clause, words) && !clause_has_any(clause, deals);
}

/* A number above what a constant of the header is named as its most, which is well with that. */
static bool judge_named_most(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    const char *name = fact_parameter(judged->plan, operation, at->node);
    long long most;
    bool is_gone = false;
    if (!fact_is_amount(node) || at->depth > 0 || case_says(judged, operation, clause_tells_otherwise) ||
        !operation_named_most(sequence_plan_operation(judged->plan, operation), name, &most))
        return false;
    int64_t number = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]);
    if (most <= 0 || (number <= most && number >= -most))
        return false;
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done = !probe_set_number(&changed, judged->plan, at->call, place, (uint64_t)most) ||
                case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return !done ||
           (is_gone && case_rule(judged, RULING_SUSPECT, by, "'%s' of %s is above %lld, of which the header has a name",
                                 name, case_operation_name(judged, at->call), most));
}

bool case_beyond_meant(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    if (strstr(judged->what, "overflow") &&
        case_says(judged, sequence_operation_of(&judged->sequence, judged->call), leaves_fit))
        return case_rule(judged, RULING_SUSPECT, by, "the header leaves it to the caller that the result fits");
    for (size_t call = 0; !decided && call <= judged->call; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge_named_most(judged, i, &places.items[i], by);
    }
    vector_release(&places);
    return decided;
}

/* ---- slow, or stuck? ---- */

static bool measure_once(struct policy_case *judged, const struct sequence *sequence, double *seconds)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, sequence);
    probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    double start = clock_seconds();
    bool done = probes_run(&probes, judged->seconds, judged->error);
    bool has_ended = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED; /* not stuck in another call */
    *seconds = has_ended ? clock_seconds() - start : -1;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* How long it takes; negative: it does not end, or breaks.  The least of some: a process may have to be started first,
 * and others may keep the machine busy. */
static bool measure_some(struct policy_case *judged, const struct sequence *sequence, double *seconds)
{
    double again = 0;
    bool done = measure_once(judged, sequence, seconds);
    for (unsigned i = 1; done && i < policy_numbers.repetitions && *seconds > policy_numbers.growth_seconds; i++) {
        done = measure_once(judged, sequence, &again);
        if (again >= 0 && again < *seconds)
            *seconds = again;
    }
    return done;
}

/* … with another number. */
static bool measure(struct policy_case *judged, size_t call, size_t place, uint64_t number, double *seconds)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    probe_set_number(&changed, judged->plan, call, place, number);
    bool done = measure_some(judged, &changed, seconds);
    sequence_release(&changed);
    return done;
}

/* Between a number that ends and one that does not, the time grows: it is slow.  What is stuck is stuck at once. */
static bool grows(struct policy_case *judged, size_t call, size_t place, uint64_t number, bool *is_slow)
{
    uint64_t low = 1, high = number;
    double first;
    *is_slow = false;
    if (!measure(judged, call, place, low, &first))
        return false;
    while (first >= 0 && !*is_slow && low + 1 < high) {
        uint64_t middle = low + (high - low) / 2;
        double seconds;
        if (!measure(judged, call, place, middle, &seconds))
            return false;
        *is_slow = seconds > first + policy_numbers.growth_seconds;
        if (seconds < 0)
            high = middle;
        else
            low = middle;
    }
    return true;
}

static bool judge_growth(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = 0; !decided && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            uint64_t number = judged->sequence.words.items[places.items[i].word];
            bool is_slow = false;
            if (!fact_is_amount(node) || (number = sequence_number(node, number)) < 8 || number > INT64_MAX)
                continue;
            if (!grows(judged, call, i, number, &is_slow))
                decided = true;
            else if (is_slow)
                decided = case_rule(
                    judged, RULING_INVALID, 9, "the larger '%s' of %s is, the longer it takes",
                    fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), places.items[i].node),
                    case_operation_name(judged, (uint32_t)call));
        }
    }
    vector_release(&places);
    return decided;
}

/* ---- stuck with large numbers only? ---- */

/* A number of the sequence that was judged, in one that has no other large one. */
struct alone {
    struct policy_case *judged;
    struct sequence sequence;
    const struct sequence_node *node;
    uint64_t number;
};

/* The number becomes another one, wherever it was passed: with one of two places alone the other call may only not find
 * what it looks for. */
static void move(const struct alone *alone, uint64_t number, struct sequence *changed)
{
    const struct sequence_plan *plan = alone->judged->plan;
    sequence_places places = VECTOR_INIT;
    sequence_copy(changed, &alone->sequence);
    for (size_t call = 0; call < changed->calls.count; call++) {
        sequence_look(changed, plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            const struct sequence_node *node = &plan->nodes.items[places.items[i].node];
            uint64_t *word = &changed->words.items[places.items[i].word];
            if (node->kind == SEQ_NUMBER && sequence_number(node, *word) == alone->number)
                *word = number;
        }
    }
    vector_release(&places);
}

static bool measure_moved(const struct alone *alone, uint64_t number, double *seconds)
{
    struct sequence changed = SEQUENCE_INIT;
    move(alone, number, &changed);
    bool done = measure_some(alone->judged, &changed, seconds);
    sequence_release(&changed);
    return done;
}

static bool is_less(const struct sequence_node *node, uint64_t a, uint64_t b)
{
    return node->flags & ARGUMENT_SIGNED ? (int64_t)a < (int64_t)b : a < b;
}

/* All others become small; does that still not end? */
static bool stand_alone(struct alone *alone, bool *is_stuck)
{
    const struct sequence_plan *plan = alone->judged->plan;
    uint64_t limit = policy_numbers.small_number;
    bool is_gone = false;
    *is_stuck = true;
    if (fact_count_beyond(&alone->sequence, plan, limit) < 2)
        return true;
    make_small(&alone->sequence, plan, limit, alone->number);
    bool done = case_try(alone->judged, &alone->sequence, 0, &is_gone);
    *is_stuck = !is_gone;
    return done;
}

/* What grows with a number takes half as long with half of it, or a hundredth when it grows very fast: of the many
 * seconds that it is given later there would be something to see. */
static bool ends_with_half(struct alone *alone, bool *is_stuck)
{
    bool is_negative = is_less(alone->node, alone->number, 0);
    uint64_t half = is_negative ? -(-alone->number / 2) : alone->number / 2;
    double seconds;
    bool done = measure_moved(alone, half, &seconds);
    *is_stuck = done && seconds >= 0 && seconds <= policy_numbers.growth_seconds;
    return done;
}

/* The last number of its type, and the one before it ends at once: a counter of that type is never above it.  No prime
 * is such a number, but for that of int, whose counter overflows instead. */
static bool hangs_at_end(struct alone *alone, bool *is_stuck)
{
    uint64_t beyond = sequence_number(alone->node, alone->number + 1);
    double seconds;
    *is_stuck = false;
    if (is_less(alone->node, alone->number, beyond) || alone->number == INT32_MAX)
        return true;
    bool done = measure_moved(alone, alone->number - 1, &seconds);
    *is_stuck = done && seconds >= 0 && seconds <= policy_numbers.growth_seconds;
    return done;
}

/* A prime may take long, and the numbers beside it do not.  Who is stuck from some number on is stuck with those beyond
 * this one, or, at the end of its type, with those before. */
static bool hangs_beside(struct alone *alone, bool *is_stuck)
{
    bool is_negative = is_less(alone->node, alone->number, 0);
    uint64_t step = is_negative ? (uint64_t)-1 : 1, far = sequence_number(alone->node, alone->number + 2 * step);
    bool has_beyond = is_negative ? is_less(alone->node, far, alone->number) : is_less(alone->node, alone->number, far);
    if (!has_beyond)
        step = -step;
    *is_stuck = true;
    for (uint64_t i = 1; *is_stuck && i <= 2; i++) {
        struct sequence changed = SEQUENCE_INIT;
        bool is_gone = false;
        move(alone, alone->number + i * step, &changed);
        bool done = case_try(alone->judged, &changed, 0, &is_gone);
        sequence_release(&changed);
        if (!done)
            return false;
        *is_stuck = !is_gone;
    }
    return true;
}

static bool is_stuck_by(struct policy_case *judged, const struct sequence_place *place, bool *is_stuck)
{
    const struct sequence_node *node = &judged->plan->nodes.items[place->node];
    struct alone alone = {.judged = judged, .sequence = SEQUENCE_INIT, .node = node};
    *is_stuck = false;
    if (!fact_is_amount(node) || !fact_is_beyond(&judged->sequence, judged->plan, place, policy_numbers.small_number))
        return true;
    alone.number = sequence_number(node, judged->sequence.words.items[place->word]);
    sequence_copy(&alone.sequence, &judged->sequence);
    bool done = stand_alone(&alone, is_stuck) && (!*is_stuck || ends_with_half(&alone, is_stuck));
    if (done && *is_stuck)
        done = hangs_at_end(&alone, is_stuck) && (*is_stuck || hangs_beside(&alone, is_stuck));
    sequence_release(&alone.sequence);
    return done;
}

/* It ends at once with half of a number and not with that number, nor with those beside it: "while (block < bytes)
 * block <<= 1"; or not with the last of its type alone: "for (uint16_t i = 0; i <= last; i++)". */
static bool is_stuck_with_large(struct policy_case *judged, bool *is_stuck)
{
    sequence_places places = VECTOR_INIT;
    bool done = true;
    *is_stuck = false;
    if (judged->ruling->verdict.kind != VERDICT_HANG)
        return true;
    for (size_t call = 0; done && !*is_stuck && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; done && !*is_stuck && i < places.count; i++)
            done = is_stuck_by(judged, &places.items[i], is_stuck);
    }
    vector_release(&places);
    return done;
}

/* ---- rule 9 ---- */

bool case_find_hang(struct policy_case *judged)
{
    if (!strstr(judged->ruling->verdict.cause, "signed integer overflow"))
        return true;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool done = probes_run(&probes, policy_numbers.hang_seconds, judged->error);
    if (done && probe->ran && probe->outcome.outcome == TRIAL_BROKE && probe->outcome.failure.timed_out &&
        probe->outcome.fault.call == judged->outcome.fault.call) {
        sequence_outcome_release(&judged->outcome);
        sequence_outcome_copy(&judged->outcome, &probe->outcome);
        verdict_release(&judged->ruling->verdict);
        mem_free(judged->ruling->signature);
        case_describe(judged->policy, judged->policy->symbols, &judged->sequence, &judged->outcome, judged->ruling);
    }
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* Ten times as long as any call should take; five times when there is no time for more. */
static double patience_with(const struct policy *policy)
{
    double most = 10 * policy_numbers.hang_seconds, least = most / 2;
    double left = policy->deadline > 0 ? policy->deadline - clock_seconds() : most;
    double patience = left > most ? most : left < least ? least : left;
    return patience > policy->call_seconds ? patience : policy->call_seconds;
}

bool policy_waits(struct policy *policy, const struct sequence *sequence, bool *ends, struct error *error)
{
    struct probes probes;
    probes_init(&probes, policy);
    struct probe *probe = probes_add(&probes, sequence);
    bool done = probes_run(&probes, patience_with(policy), error);
    *ends = done && probe->outcome.outcome != TRIAL_BROKE;
    probes_release(&probes);
    return done;
}

/* What did not end in time takes all memory when it is given more: on a busy machine it is chance which of the two
 * comes first. */
static bool takes_all_memory(const struct policy_case *judged, const struct probe *probe)
{
    if (!probe->ran || probe->outcome.outcome != TRIAL_BROKE)
        return false;
    struct ruling other = {0};
    case_describe(judged->policy, judged->policy->symbols, &probe->sequence, &probe->outcome, &other);
    bool is_memory = other.verdict.kind == VERDICT_MEMORY;
    ruling_release(&other);
    return is_memory;
}

/* Once more, for longer; while there is something else to do, that is for later. */
static bool judge_patience(struct policy_case *judged, bool *takes_memory)
{
    *takes_memory = judged->ruling->verdict.kind == VERDICT_MEMORY;
    judged->ruling->is_hasty = judged->policy->is_hasty && judged->ruling->verdict.kind == VERDICT_HANG;
    if (judged->ruling->is_hasty)
        return false;
    struct probes probes;
    double patience = patience_with(judged->policy);
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool done = probes_run(&probes, patience, judged->error), is_gone = done && case_is_gone(judged, probe);
    if (is_gone)
        *takes_memory = takes_all_memory(judged, probe);
    probes_release(&probes);
    if (!done)
        return case_failed(judged);
    return is_gone && !*takes_memory && case_rule(judged, RULING_INVALID, 9, "given more time, it ends");
}

static bool has_large_block(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; !found && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            uint64_t head = judged->sequence.words.items[places.items[i].word];
            uint64_t size = node->kind == SEQ_BUFFER ? node->cell_size : 1;
            found = (node->kind == SEQ_STRING || node->kind == SEQ_BUFFER) && SEQUENCE_TAG(head) == HEAD_VALUE &&
                    SEQUENCE_COUNT(head) * size > policy_numbers.small_buffer;
        }
    }
    vector_release(&places);
    return found;
}

/* Once is enough: thousands of sequences could run in the time that one with such numbers takes. */
static void spare_large(const struct sequence *sequence, struct sequence_plan *plan, size_t call)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (fact_is_amount(&plan->nodes.items[places.items[i].node]) &&
            fact_is_beyond(sequence, plan, &places.items[i], policy_numbers.small_number))
            plan->nodes.items[places.items[i].node].flags |= ARGUMENT_MODEST;
    vector_release(&places);
}

static void spare_all(const struct sequence *sequence, struct sequence_plan *plan)
{
    for (size_t call = 0; call < sequence->calls.count; call++)
        spare_large(sequence, plan, call);
}

static bool is_well(const struct probe *probe)
{
    return probe->ran && probe->outcome.outcome == TRIAL_PASSED;
}

bool policy_spares_large(struct policy *policy, const struct sequence *sequence, size_t call, bool *is_large,
                         struct error *error)
{
    struct probes probes;
    uint64_t limit = policy_numbers.small_number;
    *is_large = false;
    if (!fact_count_beyond(sequence, policy->plan, limit))
        return true;
    probes_init(&probes, policy);
    struct probe *all = probes_add(&probes, sequence), *alone = probes_add(&probes, sequence);
    make_small(&all->sequence, policy->plan, limit, KEEP_NONE);
    if (call < sequence->calls.count)
        make_small_in(&alone->sequence, policy->plan, call, limit, KEEP_NONE);
    bool done = probes_run(&probes, policy_numbers.hasty_seconds, error);
    bool is_alone = done && call < sequence->calls.count && is_well(alone);
    *is_large = is_alone || (done && is_well(all));
    if (is_alone) /* numbers of other calls have nothing to do with it */
        spare_large(sequence, policy->plan, call);
    else if (*is_large)
        spare_all(sequence, policy->plan);
    probes_release(&probes);
    return done;
}

#define NUMBER_LEAST 2 /* bytes that a number has which is worth writing down */

/* "\232\377\377\377\377", 5: a number may stand in bytes that are no text, and say how many there will be. */
static bool gets_bytes(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    if (judged->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        uint64_t head = judged->sequence.words.items[places.items[i].word];
        found = node->kind == SEQ_BUFFER && node->cell_size == 1 && node->flags & ARGUMENT_CONST &&
                !case_is_of_characters(judged, node) && SEQUENCE_TAG(head) == HEAD_VALUE &&
                SEQUENCE_COUNT(head) >= NUMBER_LEAST;
    }
    vector_release(&places);
    return found;
}

bool case_limit(struct policy_case *judged)
{
    bool is_gone = false, is_stuck = false;
    size_t count = judged->sequence.calls.count;
    judged->seconds = judged->policy->is_hasty ? policy_numbers.hasty_seconds : policy_numbers.hang_seconds;
    if (judged->call < count)
        probe_cut_behind(&judged->sequence, judged->plan, judged->call);
    if (has_large_block(judged))
        return case_rule(judged, RULING_INVALID, 9, "only with large buffers");
    if (!is_gone_with_small(judged, policy_numbers.small_number, &is_gone))
        return true;
    if (is_gone)
        spare_all(&judged->sequence, judged->plan);
    if (is_gone && !is_stuck_with_large(judged, &is_stuck))
        return true;
    if (is_gone && !is_stuck)
        return case_rule(judged, RULING_INVALID, 9, "only with large numbers");
    if (!is_stuck && judge_growth(judged))
        return true;
    if (judged->ruling->verdict.kind == VERDICT_HANG)
        judged->seconds = policy_numbers.hang_probe_seconds;
    if (case_words(judged, 9) || case_twice(judged, 9) || case_owner(judged, 9) || case_null(judged) ||
        case_arena(judged, 9) || case_made_again(judged, 9) || case_base(judged, 9) || case_excuse_places(judged, 9) ||
        case_tag(judged, 9) || case_members(judged, 9) || case_valid(judged, 9) || case_others(judged, 9) ||
        case_follow(judged, 9) || case_doubt(judged, 9))
        return true;
    bool takes_memory;
    if (judge_patience(judged, &takes_memory))
        return true;
    if (takes_memory && gets_bytes(judged))
        return case_rule(judged, RULING_SUSPECT, 9, "how much there will be may stand in the bytes that were passed");
    return case_rule(judged, RULING_ERROR, 9, "%s, and many times as long is not enough",
                     is_stuck ? "half of a large number ends at once" : "with small numbers");
}
