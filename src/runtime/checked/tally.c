/* Tally: an input is counted once or not at all, at whatever instruction the
 * process is killed (runtime/trial.h). */
#include "runtime/checked/checked.h"

static void in_order(void)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

void tally_prepare(enum attempt_outcome outcome)
{
    struct trial_tally *tally = &trials->tally;
    bool passed = outcome == ATTEMPT_PASSED;
    tally->clock = 0;
    in_order();
    tally->passed = trials->passed + passed;
    tally->discarded = trials->discarded + (outcome == ATTEMPT_DISCARDED);
    tally->second_runs = trials->second_runs;
    tally->size = !passed ? TRIAL_SIZES : drawing.size < TRIAL_SIZES ? (uint32_t)drawing.size : TRIAL_SIZES - 1;
    if (passed)
        tally->size_count = trials->sizes[tally->size] + 1;
    tally->labels = passed ? labels_said : 0;
    for (uint64_t left = tally->labels; left; left &= left - 1) {
        int label = __builtin_ctzll(left);
        tally->label_counts[label] = trials->labels[label].count + 1;
    }
}

void tally_commit(void)
{
    struct trial_tally *tally = &trials->tally;
    in_order();
    tally->clock = trials->clock;
    in_order();
    trials->passed = tally->passed;
    trials->discarded = tally->discarded;
    trials->second_runs = tally->second_runs;
    if (tally->size < TRIAL_SIZES)
        trials->sizes[tally->size] = tally->size_count;
    for (uint64_t left = tally->labels; left; left &= left - 1) {
        int label = __builtin_ctzll(left);
        trials->labels[label].count = tally->label_counts[label];
    }
    in_order();
}
