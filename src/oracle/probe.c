#include "oracle/probe.h"

#include <string.h>

void probes_init(struct probes *probes, struct policy *policy)
{
    *probes = (struct probes){.policy = policy};
}

void probes_release(struct probes *probes)
{
    for (size_t i = 0; i < probes->items.count; i++) {
        struct probe *probe = probes->items.items[i];
        sequence_release(&probe->sequence);
        if (probe->ran)
            sequence_outcome_release(&probe->outcome);
        mem_free(probe);
    }
    vector_release(&probes->items);
}

struct probe *probes_add(struct probes *probes, const struct sequence *sequence)
{
    struct probe *probe = mem_alloc(sizeof *probe);
    *probe = (struct probe){.sequence = SEQUENCE_INIT, .skip_destroy_of = SEQUENCE_NONE};
    sequence_copy(&probe->sequence, sequence);
    vector_push(&probes->items, probe);
    return probe;
}

static bool passes_gate(const struct sequence *sequence, const struct sequence_plan *plan)
{
    char *reason = sequence_gate(sequence, plan);
    bool passes = !reason;
    mem_free(reason);
    return passes;
}

static void take_outcomes(struct probes *probes, struct sequence_outcome *outcomes)
{
    size_t next = 0;
    for (size_t i = 0; i < probes->items.count; i++) {
        struct probe *probe = probes->items.items[i];
        if (!probe->ran)
            continue;
        probe->outcome = outcomes[next++];
        probes->policy->waited += probe->outcome.outcome == TRIAL_BROKE && probe->outcome.failure.timed_out;
    }
}

#define HASTY_SECONDS 0.3 /* for a probe, while there is something else to do */

/* No more than the user gives any sequence. */
static double hasty_seconds(const struct policy *policy)
{
    return (policy->is_hasty || policy->deadline > 0) && policy->call_seconds > HASTY_SECONDS &&
                   policy->call_seconds <= 1
               ? HASTY_SECONDS
               : 0;
}

bool probes_run(struct probes *probes, double seconds, struct error *error)
{
    if (seconds <= 0)
        seconds = hasty_seconds(probes->policy);
    VECTOR(struct sequence_trial) trials = VECTOR_INIT;
    for (size_t i = 0; i < probes->items.count; i++) {
        struct probe *probe = probes->items.items[i];
        probe->ran = probes->policy->waited < POLICY_PATIENCE && passes_gate(&probe->sequence, probes->policy->plan);
        struct sequence_trial trial = {.sequence = &probe->sequence,
                                       .flags = probe->flags,
                                       .repeat = probe->repeat,
                                       .skip_destroy_of = probe->skip_destroy_of};
        memcpy(trial.skip_destroy_too, probe->skip_destroy_too, sizeof trial.skip_destroy_too);
        if (probe->ran)
            vector_push(&trials, trial);
    }
    struct sequence_outcome *outcomes = mem_array(trials.count ? trials.count : 1, sizeof *outcomes);
    const struct policy_services *services = &probes->policy->services;
    bool done =
        trials.count == 0 || services->try(services->data, trials.items, trials.count, seconds, outcomes, error);
    if (done)
        take_outcomes(probes, outcomes);
    for (size_t i = 0; !done && i < probes->items.count; i++)
        probes->items.items[i]->ran = false;
    mem_free(outcomes);
    vector_release(&trials);
    return done;
}
