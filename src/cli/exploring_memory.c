/* MemorySanitizer: an image of its own, for a sample of what was found worth keeping. */
#include "cli/exploring_parts.h"

#include "base/memory.h"
#include "base/process.h"
#include "cli/interrupt.h"

#define MEMORY_BATCH 64      /* sequences at once under MemorySanitizer */
#define MEMORY_MOST 4096
/* Of a function that looks, and has nothing to do with memory: it is left out from then on. */
#define OBSERVER_DEATHS 32
#define MEMORY_SECONDS 0.5 /* for one of them: it took microseconds before */
#define MEMORY_LEAST 1024 /* also when building the image took all the time there was … */
#define MEMORY_LATE 2.0   /* … but no more than so many seconds */

/* Built when it is first asked for; false: it cannot be had, or an error. */
static bool open_memory(struct exploring *exploring)
{
    if (exploring->memory_runner)
        return true;
    const struct target *image = library_memory_image(exploring->subject);
    if (!image)
        return false;
    exploring->memory_runner =
        sequence_runner_new(&exploring->subject->plan, image, &exploring->limits, exploring->seed, exploring->error);
    return exploring->memory_runner != NULL;
}

bool exploring_try_memory(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                          struct sequence_outcome *outcomes, struct error *error)
{
    struct exploring *exploring = data;
    if (open_memory(exploring))
        return sequences_try(exploring->memory_runner, trials, count, seconds, outcomes, error);
    for (size_t i = 0; i < count; i++)
        outcomes[i] = (struct sequence_outcome){.outcome = TRIAL_PASSED};
    return error->kind == ERROR_NONE;
}

/* *is_error: it is about memory that nobody wrote. */
static bool judge_memory(struct exploring *exploring, const struct sequence *sequence,
                         const struct sequence_outcome *outcome, bool *is_error)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (exploring->findings.items[i]->is_memory &&
            policy_is_same(&exploring->policy, &exploring->findings.items[i]->ruling, sequence, outcome))
            return exploring->findings.items[i]->seen++, *is_error = true;
    struct ruling ruling;
    if (!policy_judge_memory(&exploring->policy, sequence, outcome, &ruling, exploring->error))
        return false;
    *is_error = ruling.kind == RULING_ERROR;
    if (ruling.kind == RULING_ERROR && !exploring_find(exploring, &ruling))
        return exploring_add(exploring, &ruling, sequence, outcome, AS_FOUND);
    ruling_release(&ruling);
    return true;
}

/* Functions that look at what a sequence made, and break whatever that is: each would cost a process every time. */
struct observers {
    unsigned *deaths; /* one for each operation */
    bool *is_left_out;
};

static void count_death(struct observers *observers, const struct sequence *sequence,
                        const struct sequence_outcome *outcome)
{
    uint32_t call = outcome->fault.call;
    if (outcome->fault.stage != STAGE_CALLING || call >= sequence->calls.count)
        return;
    uint32_t operation = sequence_operation_of(sequence, call);
    observers->is_left_out[operation] = ++observers->deaths[operation] >= OBSERVER_DEATHS;
}

static bool check_broken(struct exploring *exploring, struct observers *observers, const struct sequence *sequence,
                         const struct sequence_outcome *outcome)
{
    bool is_error = false, done = judge_memory(exploring, sequence, outcome, &is_error);
    if (!is_error)
        count_death(observers, sequence, outcome);
    return done;
}

static bool check_batch(struct exploring *exploring, struct observers *observers, const struct sequence *sequences,
                        size_t count, double deadline)
{
    struct sequence_trial *trials = mem_array(count, sizeof *trials);
    struct sequence_outcome *outcomes = mem_array(count, sizeof *outcomes);
    for (size_t i = 0; i < count; i++)
        trials[i] = (struct sequence_trial){
            .sequence = &sequences[i], .flags = GIVEN_NO_CONTRACTS, .skip_destroy_of = SEQUENCE_NONE};
    bool done = sequences_screen(exploring->memory_runner, trials, count, MEMORY_SECONDS, outcomes, exploring->error);
    bool good = done;
    for (size_t i = 0; done && i < count; i++) {
        bool is_to_judge = outcomes[i].outcome == TRIAL_BROKE && clock_seconds() < deadline && !interrupt_signal();
        if (good && is_to_judge)
            good = check_broken(exploring, observers, &sequences[i], &outcomes[i]);
        sequence_outcome_release(&outcomes[i]);
    }
    mem_free(outcomes);
    mem_free(trials);
    return good;
}

/* The next ones, from component *next on; how many there are. */
static size_t gather(const struct exploring *exploring, const struct observers *observers, size_t *next, size_t step,
                     struct sequence batch[MEMORY_BATCH])
{
    size_t components = sequence_components(exploring->runner), count = 0;
    for (; *next < components && count < MEMORY_BATCH; *next += step) {
        batch[count] = (struct sequence)SEQUENCE_INIT;
        if (sequence_component_get(exploring->runner, *next, &batch[count]))
            policy_observe_all(exploring->policy.plan, observers->is_left_out, &batch[count++]);
        else
            sequence_release(&batch[count]);
    }
    return count;
}

/* Spread over the component set, the oldest ones included. */
bool exploring_check_memory(struct exploring *exploring, double deadline)
{
    size_t components = sequence_components(exploring->runner), step = components / MEMORY_MOST + 1;
    size_t operations = exploring->policy.plan->items.count + 1;
    bool done = true;
    if (!open_memory(exploring))
        return exploring->error->kind == ERROR_NONE;
    double now = clock_seconds(), late = (now > deadline ? now : deadline) + MEMORY_LATE; /* behind the building */
    struct observers observers = {mem_array(operations, sizeof *observers.deaths),
                                  mem_array(operations, sizeof *observers.is_left_out)};
    for (size_t next = 0; done && next < components &&
                          (clock_seconds() < deadline || (next / step < MEMORY_LEAST && clock_seconds() < late)) &&
                          !interrupt_signal();) {
        struct sequence batch[MEMORY_BATCH];
        size_t count = gather(exploring, &observers, &next, step, batch);
        done = count == 0 || check_batch(exploring, &observers, batch, count, late);
        for (size_t i = 0; i < count; i++)
            sequence_release(&batch[i]);
    }
    mem_free(observers.deaths);
    mem_free(observers.is_left_out);
    return done;
}
