/* Rule 1: the same again, in fresh processes and with other memory, and without
 * the calls that it does not need. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

static bool is_limit(const struct verdict *verdict)
{
    return verdict->kind == VERDICT_HANG || verdict->kind == VERDICT_MEMORY || verdict->kind == VERDICT_OVERFLOW;
}

/* before: so many calls are gone that stood before the giver. */
static void take_probe(struct policy_case *judged, const struct probe *probe, size_t before)
{
    judged->ruling->giver -= judged->ruling->has_giver ? (uint32_t)before : 0;
    sequence_copy(&judged->sequence, &probe->sequence);
    sequence_outcome_release(&judged->outcome);
    sequence_outcome_copy(&judged->outcome, &probe->outcome);
    judged->call = judged->outcome.fault.call;
}

/* Nobody refers to it, and yet it has a part. */
static bool is_giver(const struct policy_case *judged, size_t call)
{
    return judged->ruling->has_giver && judged->ruling->giver == call;
}

/* Without this call and those before it, so many, as far as nobody needs them, when it breaks in the same way then.
 * *is_settled: there is no more to try about them. */
static bool leave_out(struct policy_case *judged, size_t call, size_t many, bool *is_settled)
{
    struct probes probes;
    size_t removed = 0, before = 0;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    for (size_t i = 0; i < many; i++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call - i);
        bool begins = judged->plan->items.items[operation].flags & OPERATION_FIRST_FLAG;
        bool is_removed =
            !begins && !is_giver(judged, call - i) && probe_remove(&probe->sequence, judged->plan, call - i);
        removed += is_removed;
        before += is_removed && call - i < judged->ruling->giver;
    }
    bool is_to_try = removed && probe->sequence.calls.count, done = true;
    *is_settled = !is_to_try;
    if (is_to_try && (done = probes_run(&probes, judged->seconds, judged->error)) && probe->ran &&
        case_is_same(judged, &probe->sequence, &probe->outcome)) {
        take_probe(judged, probe, before);
        *is_settled = true;
    }
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* As if one after the other, from the end; but most calls have no part in what a call broke by, so the step doubles as
 * long as that goes well.  What is lost may have been lost in several calls, and each is looked at by itself. */
static bool leave_out_all(struct policy_case *judged)
{
    bool is_of_call = judged->outcome.fault.stage == STAGE_CALLING;
    size_t left = judged->sequence.calls.count, step = 1;
    while (left > 0) {
        bool is_settled = false;
        step = step < left ? step : left;
        if (!leave_out(judged, left - 1, step, &is_settled))
            return false;
        left -= is_settled || step == 1 ? step : 0;
        step = is_settled && is_of_call ? step * 2 : step > 1 ? step / 2 : 1;
    }
    return true;
}

/* Without all that has nothing to do with the call that broke. */
static bool keep_slice(struct policy_case *judged)
{
    struct probes probes;
    size_t count = judged->sequence.calls.count, before = 0;
    bool *is_gone = mem_array(count, sizeof *is_gone), done = true;
    probes_init(&probes, judged->policy);
    if (judged->call < count) {
        sequence_slice(&judged->sequence, judged->plan, judged->call, is_gone);
        for (size_t i = 0; i < count; i++) {
            is_gone[i] = !is_gone[i] && !is_giver(judged, i);
            before += is_gone[i] && i < judged->ruling->giver;
        }
        struct probe *probe = probes_add(&probes, &judged->sequence);
        if (sequence_without(&probe->sequence, &judged->sequence, judged->plan, is_gone)) {
            done = probes_run(&probes, judged->seconds, judged->error);
            if (done && probe->ran && case_is_same(judged, &probe->sequence, &probe->outcome))
                take_probe(judged, probe, before);
        }
    }
    mem_free(is_gone);
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool gets_null(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    if (judged->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = fact_is_null(&judged->sequence, judged->plan, &places.items[i]);
    vector_release(&places);
    return found;
}

/* Without a call that it needed to go on, it may have broken sooner: what stood behind was not reached. */
static void cut_unreached(struct policy_case *judged)
{
    struct sequence *sequence = &judged->sequence;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call >= sequence->calls.count - 1)
        return;
    sequence->words.count = sequence->calls.items[judged->call + 1];
    sequence->calls.count = judged->call + 1;
}

bool case_reduce(struct policy_case *judged)
{
    if (!keep_slice(judged) || (!gets_null(judged) && !leave_out_all(judged)))
        return false;
    cut_unreached(judged);
    return true;
}

bool case_reduce_all(struct policy_case *judged)
{
    if (gets_null(judged) && !leave_out_all(judged))
        return false;
    cut_unreached(judged);
    return true;
}

static bool judge_flaky(struct policy_case *judged, const struct probes *probes)
{
    unsigned same = 0, refused = 0;
    for (unsigned i = 0; i < policy_numbers.repetitions; i++) {
        const struct probe *probe = probes->items.items[i];
        same += probe->ran && case_is_same(judged, &probe->sequence, &probe->outcome);
        refused += probe->ran && probe->outcome.outcome == TRIAL_DISCARDED;
    }
    if (refused == policy_numbers.repetitions) /* what was learned since forbids it */
        return case_rule(judged, RULING_INVALID, 0, "a call was refused");
    return same < policy_numbers.repetitions &&
           case_rule(judged, RULING_FLAKY, 1, "it broke in %u of %u fresh processes", same, policy_numbers.repetitions);
}

static bool judge_fill(struct policy_case *judged)
{
    const struct policy_services *services = &judged->policy->services;
    struct sequence_trial trial = {.sequence = &judged->sequence, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome = {0};
    if (services->try_memory) {
        if (!services->try_memory(services->data, &trial, 1, 0, &outcome, judged->error))
            return case_failed(judged);
        if (outcome.outcome == TRIAL_BROKE) {
            struct ruling ruling = {0};
            bool done = policy_judge_memory(judged->policy, &judged->sequence, &outcome, &ruling, judged->error);
            sequence_outcome_release(&outcome);
            ruling_release(judged->ruling);
            *judged->ruling = ruling;
            return done || case_failed(judged);
        }
        sequence_outcome_release(&outcome);
    }
    return case_rule(judged, RULING_SUSPECT, 1, "it depends on memory that nobody has written");
}

bool case_again(struct policy_case *judged)
{
    if (judged->outcome.failure.only_after_others)
        return case_rule(judged, RULING_FLAKY, 1, "it breaks only after other sequences in the same process");
    if (is_limit(&judged->ruling->verdict)) /* each try may take as long as is allowed: rule 9 asks */
        return judged->ruling->verdict.kind == VERDICT_OVERFLOW && !case_reduce(judged);
    if (!case_reduce(judged))
        return true;
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (unsigned i = 0; i < policy_numbers.repetitions; i++)
        probes_add(&probes, &judged->sequence);
    struct probe *filled = probes_add(&probes, &judged->sequence);
    filled->flags = GIVEN_OTHER_FILL;
    bool decided = !probes_run(&probes, judged->seconds, judged->error)
                       ? case_failed(judged)
                       : judge_flaky(judged, &probes) || (case_is_gone(judged, filled) && judge_fill(judged));
    probes_release(&probes);
    return decided;
}
