/* Confirm: a sequence that broke among others is run alone.  What is told of it
 * is then its own doing, and where a fault lies is known exactly. */
#include "engine/sequence/lane.h"

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

bool lane_confirm(struct sequence_lane *lane, struct error *error)
{
    struct sequence_trial trial = {.sequence = &lane->broken, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    if (!sequences_try(lane->runner, &trial, 1, lane->runner->explore_seconds, &outcome, error))
        return false;
    if (outcome.outcome != TRIAL_BROKE) {
        sequence_outcome_release(&outcome);
        return try_variants(lane, error);
    }
    take_over(lane, &outcome, true);
    return true;
}
