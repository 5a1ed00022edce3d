/* Confirm: a sequence that broke among others is run alone.  What is told of it
 * is then its own doing, and where a fault lies is known exactly. */
#include "engine/sequence/lane.h"

#include <string.h>
#include "base/hash.h"

/* What exploring may have had that a plain run has not: contracts looked at in between, memory filled otherwise, the
 * library's own variables as sequences before left them. */
static const struct {
    unsigned flags, repeat;
    bool is_alone; /* it is no matter of what ran before */
} variants[] = {
    {GIVEN_CONTRACTS_OFTEN, 0, true},
    {GIVEN_OTHER_FILL, 0, true},
    {0, 4, false},
};
#define VARIANTS (sizeof variants / sizeof *variants)

static void take_over(struct sequence_lane *lane, struct sequence_outcome *outcome, bool is_alone)
{
    sequence_outcome_release(&lane->outcome);
    lane->outcome = *outcome;
    lane->outcome.failure.only_after_others = !is_alone;
    *outcome = (struct sequence_outcome){0};
}

static bool try_variants(struct sequence_lane *lane, struct error *error)
{
    struct sequence_trial trials[VARIANTS];
    struct sequence_outcome outcomes[VARIANTS];
    for (size_t i = 0; i < VARIANTS; i++)
        trials[i] = (struct sequence_trial){.sequence = &lane->broken,
                                            .flags = variants[i].flags,
                                            .repeat = variants[i].repeat,
                                            .skip_destroy_of = SEQUENCE_NONE};
    if (!sequences_try(lane->runner, trials, VARIANTS, lane->runner->explore_seconds, outcomes, error))
        return false;
    lane->outcome.failure.only_after_others = true;
    for (size_t i = 0; i < VARIANTS; i++) {
        if (outcomes[i].outcome == TRIAL_BROKE && lane->outcome.failure.only_after_others)
            take_over(lane, &outcomes[i], variants[i].is_alone);
        sequence_outcome_release(&outcomes[i]);
    }
    return true;
}

/* ---- what is known by now ---- */

#define CONFIRMED_ENOUGH 3 /* of one kind: whoever judges runs it again anyway */

static uint64_t mix(uint64_t hash, const void *bytes, size_t size)
{
    uint64_t more[2];
    hash_bytes(bytes, size, more);
    return (hash ^ more[0]) * 0x9e3779b97f4a7c15u;
}

/* Of how it ended: the function, the kind, the place in its code. */
static uint64_t likeness(const struct sequence_lane *lane)
{
    const struct trial_failure *failure = &lane->outcome.failure;
    const struct sequence_fault *fault = &lane->outcome.fault;
    const char *summary = strstr(failure->said, "SUMMARY:");
    uint32_t facts[] = {fault->call < lane->broken.calls.count ? sequence_operation_of(&lane->broken, fault->call)
                                                               : SEQUENCE_NONE,
                        failure->end.kind,
                        (uint32_t)failure->status,
                        fault->stage,
                        fault->contract,
                        fault->region,
                        fault->owner,
                        failure->timed_out,
                        failure->out_of_memory};
    uint64_t hash = mix(1, facts, sizeof facts);
    hash = mix(hash, failure->end.frames, sizeof *failure->end.frames * (failure->end.frame_count > 0));
    return summary ? mix(hash, summary, strcspn(summary, "\n")) : hash;
}

/* Whether enough of its kind broke alone, too.  Another one is not worth a process. */
static bool is_well_known(const struct sequence_lane *lane, uint64_t likeness)
{
    for (size_t i = 0; i < lane->runner->confirmed.count; i++)
        if (lane->runner->confirmed.items[i].likeness == likeness)
            return lane->runner->confirmed.items[i].count >= CONFIRMED_ENOUGH;
    return false;
}

static void note_confirmed(struct sequence_runner *runner, uint64_t likeness)
{
    size_t i = 0;
    while (i < runner->confirmed.count && runner->confirmed.items[i].likeness != likeness)
        i++;
    if (i == runner->confirmed.count) {
        struct confirmed_kind fresh = {.likeness = likeness};
        vector_push(&runner->confirmed, fresh);
    }
    runner->confirmed.items[i].count++;
}

bool lane_confirm(struct sequence_lane *lane, struct error *error)
{
    uint64_t like = likeness(lane);
    lane->outcome.is_unconfirmed = !lane->may_be_innocent && is_well_known(lane, like);
    if (lane->outcome.is_unconfirmed)
        return true;
    struct sequence_trial trial = {.sequence = &lane->broken, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    if (!sequences_try(lane->runner, &trial, 1, lane->runner->explore_seconds, &outcome, error))
        return false;
    if (outcome.outcome != TRIAL_BROKE) {
        if (lane->may_be_innocent)
            lane->outcome.outcome = outcome.outcome;
        sequence_outcome_release(&outcome);
        return lane->may_be_innocent || try_variants(lane, error);
    }
    take_over(lane, &outcome, true);
    note_confirmed(lane->runner, like);
    return true;
}
