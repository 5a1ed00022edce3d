#include "cli/exploring.h"

#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/exploring_simplify.h"
#include "cli/interrupt.h"
#include "suite/failure.h"

#define SAVE_SECONDS 1.0
#define WEIGHT_LEAST 0.02    /* of an operation that breaks again and again */
#define SIMPLIFY_SECONDS 5.0 /* for one finding */
#define MEMORY_BATCH 64      /* sequences at once under MemorySanitizer */
#define MEMORY_MOST 4096

/* ---- findings ---- */

void sequence_finding_free(struct sequence_finding *finding)
{
    ruling_release(&finding->ruling);
    sequence_release(&finding->sequence);
    sequence_outcome_release(&finding->outcome);
    mem_free(finding->id);
    mem_free(finding->found);
    mem_free(finding);
}

size_t exploring_count(const struct exploring *exploring, enum ruling_kind kind)
{
    size_t count = 0;
    for (size_t i = 0; i < exploring->findings.count; i++)
        count += exploring->findings.items[i]->ruling.kind == kind;
    return count;
}

static const char *operation_name(const struct exploring *exploring, uint32_t operation)
{
    const struct operation *found =
        operation == SEQUENCE_NONE ? NULL : sequence_plan_operation(&exploring->subject->plan, operation);
    return found ? found->function->name : "end";
}

/* Of suspects there is one for each learned rule. */
static bool is_same_cause(const struct ruling *a, const struct ruling *b)
{
    if (a->kind == RULING_SUSPECT && b->kind == RULING_SUSPECT && a->rule && a->rule == b->rule)
        return true;
    return a->kind == b->kind && strcmp(a->signature, b->signature) == 0;
}

static struct sequence_finding *find_cause(const struct exploring *exploring, const struct ruling *ruling)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (is_same_cause(&exploring->findings.items[i]->ruling, ruling))
            return exploring->findings.items[i];
    return NULL;
}

/* More evidence may decide it. */
static bool is_open(const struct ruling *ruling)
{
    return ruling->kind == RULING_SUSPECT && ruling->rule && !ruling->rule->is_certain;
}

/* A rule that is certain by now: what broke it was misuse. */
static void drop_suspects_of(struct exploring *exploring, const struct rule *rule)
{
    size_t kept = 0;
    for (size_t i = 0; i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind == RULING_SUSPECT && finding->ruling.rule == rule)
            sequence_finding_free(finding);
        else
            exploring->findings.items[kept++] = finding;
    }
    exploring->findings.count = kept;
}

/* Probes cost time, and what breaks once breaks often. */
static struct sequence_finding *find_again(struct exploring *exploring, const struct sequence *sequence,
                                           const struct sequence_outcome *outcome)
{
    for (size_t i = 0; i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (!finding->is_memory && !is_open(&finding->ruling) &&
            policy_is_same(&exploring->policy, &finding->ruling, sequence, outcome))
            return finding;
    }
    return NULL;
}

static void discourage(struct exploring *exploring, uint32_t operation, unsigned long long seen)
{
    double weight = 1.0 / (double)(1 + seen);
    if (operation != SEQUENCE_NONE)
        sequence_operation_weight(exploring->runner, operation, weight > WEIGHT_LEAST ? weight : WEIGHT_LEAST);
}

/* ---- a new one ---- */

static double simplify_deadline(const struct exploring *exploring)
{
    double now = clock_seconds(), until = now + SIMPLIFY_SECONDS;
    if (exploring->deadline > 0 && exploring->deadline - now < 4 * SIMPLIFY_SECONDS)
        until = now + (exploring->deadline > now ? (exploring->deadline - now) / 4 : 0) + 0.5;
    return until;
}

static struct sequence_finding *new_finding(struct exploring *exploring, struct ruling *ruling,
                                            const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    struct sequence_finding *finding = mem_alloc(sizeof *finding);
    *finding = (struct sequence_finding){
        .ruling = *ruling,
        .sequence = SEQUENCE_INIT,
        .seen = 1,
        .calls_before = sequence->calls.count,
        .id = failure_id(operation_name(exploring, ruling->operation), ruling->signature),
        .found = mem_format("seed %llu", (unsigned long long)exploring->seed),
        .is_memory = strcmp(ruling->verdict.needs, "msan") == 0,
    };
    sequence_copy(&finding->sequence, sequence);
    sequence_outcome_copy(&finding->outcome, outcome);
    return finding;
}

static bool add_finding(struct exploring *exploring, struct ruling *ruling, const struct sequence *sequence,
                        const struct sequence_outcome *outcome)
{
    const struct sequence *judged = ruling->sequence.calls.count ? &ruling->sequence : sequence;
    struct sequence_finding *finding = new_finding(exploring, ruling, judged, outcome);
    finding->calls_before = sequence->calls.count;
    if (!exploring->as_it_is && !exploring_simplify(exploring, finding, simplify_deadline(exploring)))
        return sequence_finding_free(finding), false;
    struct sequence_finding *same = find_cause(exploring, &finding->ruling);
    if (same) { /* made short, it turned out to be one that is known */
        same->seen++;
        sequence_finding_free(finding);
        return true;
    }
    vector_push(&exploring->findings, finding);
    return !exploring->keep || exploring->keep(exploring->data, exploring, exploring->error);
}

static bool judge(struct exploring *exploring, const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    struct ruling ruling;
    if (!policy_judge(&exploring->policy, sequence, outcome, &ruling, exploring->error))
        return false;
    exploring->rulings[ruling.kind]++;
    if (ruling.kind == RULING_INVALID && ruling.rule)
        drop_suspects_of(exploring, ruling.rule);
    struct sequence_finding *known = find_cause(exploring, &ruling);
    if (known) {
        known->seen++;
        discourage(exploring, ruling.operation, known->seen);
    } else if (ruling.kind == RULING_ERROR || ruling.kind == RULING_SUSPECT || exploring->as_it_is) {
        discourage(exploring, ruling.operation, 1);
        return add_finding(exploring, &ruling, sequence, outcome);
    }
    ruling_release(&ruling);
    return true;
}

/* Does it break still, with all that was learned since? */
static bool is_still_broken(struct exploring *exploring, const struct sequence *sequence)
{
    struct sequence_trial trial = {.sequence = sequence, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    char *reason = sequence_gate(sequence, &exploring->subject->plan);
    bool is_illegal = reason;
    mem_free(reason);
    if (is_illegal || !sequences_try(exploring->runner, &trial, 1, 0, &outcome, exploring->error))
        return false;
    bool broke = outcome.outcome == TRIAL_BROKE;
    sequence_outcome_release(&outcome);
    return broke;
}

static bool learn_success(struct exploring *exploring)
{
    bool learned = false;
    for (uint32_t i = 0; i < exploring->subject->plan.items.count; i++) {
        uint64_t results[4];
        sequence_operation_results(exploring->runner, i, results);
        learned |= policy_learn_success(&exploring->policy, i, results);
    }
    return learned;
}

/* Luck may find what simplification had no time for. */
static void take_shorter(struct sequence_finding *finding, const struct sequence *sequence,
                         const struct sequence_outcome *outcome)
{
    if (finding->is_simple || sequence->calls.count >= finding->sequence.calls.count)
        return;
    sequence_copy(&finding->sequence, sequence);
    sequence_copy(&finding->ruling.sequence, sequence);
    sequence_outcome_release(&finding->outcome);
    sequence_outcome_copy(&finding->outcome, outcome);
    finding->is_kept = false;
}

static bool take_broken(struct exploring *exploring, const struct sequence *sequence,
                        const struct sequence_outcome *outcome)
{
    if (learn_success(exploring) && !is_still_broken(exploring, sequence)) {
        exploring->rulings[RULING_INVALID]++;
        return exploring->error->kind == ERROR_NONE;
    }
    struct sequence_finding *again = find_again(exploring, sequence, outcome);
    if (!again)
        return judge(exploring, sequence, outcome);
    take_shorter(again, sequence, outcome);
    again->seen++;
    exploring->rulings[again->ruling.kind]++;
    discourage(exploring, again->ruling.operation, again->seen);
    return true;
}

bool exploring_take(struct exploring *exploring, const struct sequence *sequence, bool *broke)
{
    struct sequence_trial trial = {.sequence = sequence, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    if (!sequences_try(exploring->runner, &trial, 1, 0, &outcome, exploring->error))
        return false;
    *broke = outcome.outcome == TRIAL_BROKE;
    bool done = !*broke || take_broken(exploring, sequence, &outcome);
    sequence_outcome_release(&outcome);
    return done;
}

/* ---- services of the engine ---- */

static bool broke(void *data, const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    return take_broken(data, sequence, outcome);
}

static void add_speed(struct text *line, const struct sequence_progress *progress)
{
    double rate = progress->seconds > 0 ? (double)progress->sequences / progress->seconds : 0;
    add_large_number(line, (double)progress->sequences);
    text_addf(line, " sequences, %.0f/s", rate);
}

/* "12.3 million sequences, 41000/s, 312 of 401 edges, 1200 kept, 2 errors, 1 suspect, 4 rules" */
static void show(struct exploring *exploring, const struct sequence_progress *progress)
{
    struct text line = TEXT_INIT;
    size_t errors = exploring_count(exploring, RULING_ERROR), suspects = exploring_count(exploring, RULING_SUSPECT);
    add_speed(&line, progress);
    if (progress->edge_total)
        text_addf(&line, ", %.0f %% of edges", 100.0 * (double)progress->edges / (double)progress->edge_total);
    else
        text_addf(&line, ", %llu edges", progress->edges);
    text_addf(&line, ", pool %llu, %zu error%s, %zu suspect%s, %zu rule%s, %.0f s", progress->components, errors,
              errors == 1 ? "" : "s", suspects, suspects == 1 ? "" : "s", exploring->policy.rules.items.count,
              exploring->policy.rules.items.count == 1 ? "" : "s", progress->seconds);
    console_live(exploring->console, line.s);
    text_release(&line);
}

static void progress(void *data, const struct sequence_progress *now)
{
    struct exploring *exploring = data;
    show(exploring, now);
    if (!exploring->keep || clock_seconds() < exploring->next_save)
        return;
    exploring->next_save = clock_seconds() + SAVE_SECONDS;
    exploring->keep(exploring->data, exploring, exploring->error);
}

static bool is_interrupted(void *data)
{
    struct exploring *exploring = data;
    return interrupt_signal() != 0 || exploring->error->kind != ERROR_NONE;
}

static void warn(void *data, const char *message)
{
    struct exploring *exploring = data;
    console_warning(exploring->console, "%s", message);
}

static bool try(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                struct sequence_outcome *outcomes, struct error *error)
{
    struct exploring *exploring = data;
    return sequences_try(exploring->runner, trials, count, seconds, outcomes, error);
}

/* ---- the run ---- */

bool exploring_open(struct exploring *exploring)
{
    const struct options *options = exploring->options;
    exploring->limits = (struct sequence_limits){
        .call_seconds = options->timeout,
        .runs = (unsigned long long)options->runs,
        .memory_mb = (unsigned long long)options->memory_mb,
        .jobs = options->jobs ? (unsigned)options->jobs : 1,
        .plateau_seconds = options->plateau,
        .length = (unsigned)options->length,
        .fixed_length = options->fixed_length,
    };
    if (exploring->deadline > 0) {
        double left = exploring->deadline - clock_seconds();
        exploring->limits.seconds = left > 0.1 ? left : 0.1;
    }
    exploring->runner = sequence_runner_new(&exploring->subject->plan, &exploring->subject->image, &exploring->limits,
                                            exploring->seed, exploring->error);
    if (!exploring->runner)
        return false;
    exploring->policy = (struct policy){
        .plan = &exploring->subject->plan,
        .symbols = &exploring->subject->symbols,
        .services = {.data = exploring,
                     .try = try,
                     .try_memory = library_may_check_memory(exploring->subject) ? exploring_try_memory : NULL,
                     .memory_symbols = &exploring->subject->memory_symbols},
        .call_seconds = options->timeout,
        .compare_means_equal = !options->no_compare_equal,
    };
    policy_init(&exploring->policy);
    return true;
}

/* Contracts that were only guessed and do not hold most of the time say nothing about the library. */
static void drop_disbelieved(struct exploring *exploring)
{
    size_t kept = 0;
    for (size_t i = 0; i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        uint32_t contract = finding->outcome.fault.contract;
        uint64_t held = 0, broken = 0;
        bool is_contract = finding->outcome.fault.stage == STAGE_CONTRACTS && contract != SEQUENCE_NONE &&
                           contract < exploring->subject->plan.contracts.count;
        if (is_contract)
            sequence_contract_counts(exploring->runner, contract, &held, &broken);
        if (is_contract && !policy_believes(&exploring->policy, contract, held, broken))
            sequence_finding_free(finding);
        else
            exploring->findings.items[kept++] = finding;
    }
    exploring->findings.count = kept;
}

static void drop_finding(struct exploring *exploring, size_t number)
{
    struct sequence_finding *finding = exploring->findings.items[number];
    struct error ignored = ERROR_INIT;
    if (finding->is_kept)
        failure_remove(exploring->failures, finding->id, &ignored);
    error_release(&ignored);
    sequence_finding_free(finding);
    for (size_t i = number + 1; i < exploring->findings.count; i++)
        exploring->findings.items[i - 1] = exploring->findings.items[i];
    exploring->findings.count--;
}

/* What was an error before a rule was learned may be misuse by it. */
static void drop_misuse(struct exploring *exploring)
{
    for (size_t i = exploring->findings.count; i-- > 0;) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind == RULING_ERROR && !finding->is_memory && !exploring->as_it_is &&
            !is_still_broken(exploring, &finding->sequence)) {
            exploring->rulings[RULING_ERROR]--;
            exploring->rulings[RULING_INVALID]++;
            drop_finding(exploring, i);
        }
    }
}

bool exploring_simplify_rest(struct exploring *exploring, double deadline)
{
    bool done = true;
    for (size_t i = 0; done && i < exploring->findings.count && !interrupt_signal(); i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        double now = clock_seconds(), share = (deadline - now) / (double)(exploring->findings.count - i);
        if (finding->is_simple || share <= 0)
            continue;
        finding->is_kept = false;
        done = exploring_simplify(exploring, finding, now + share);
    }
    return done;
}

bool exploring_run(struct exploring *exploring)
{
    struct sequence_services services = {exploring, broke, progress, is_interrupted, warn};
    bool done = sequences_explore(exploring->runner, &services, &exploring->result, exploring->error);
    drop_disbelieved(exploring);
    if (done)
        drop_misuse(exploring);
    return done && exploring->error->kind == ERROR_NONE;
}

void exploring_close(struct exploring *exploring)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        sequence_finding_free(exploring->findings.items[i]);
    vector_release(&exploring->findings);
    for (size_t i = 0; i < exploring->fixed.count; i++)
        mem_free(exploring->fixed.items[i]);
    vector_release(&exploring->fixed);
    if (exploring->runner) {
        policy_release(&exploring->policy);
        sequence_runner_free(exploring->runner);
        if (exploring->memory_runner)
            sequence_runner_free(exploring->memory_runner);
        sequence_result_release(&exploring->result);
    }
}

/* ---- MemorySanitizer ---- */

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

static bool judge_memory(struct exploring *exploring, const struct sequence *sequence,
                         const struct sequence_outcome *outcome)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (exploring->findings.items[i]->is_memory &&
            policy_is_same(&exploring->policy, &exploring->findings.items[i]->ruling, sequence, outcome))
            return exploring->findings.items[i]->seen++, true;
    struct ruling ruling;
    if (!policy_judge_memory(&exploring->policy, sequence, outcome, &ruling, exploring->error))
        return false;
    if (ruling.kind == RULING_ERROR && !find_cause(exploring, &ruling))
        return add_finding(exploring, &ruling, sequence, outcome);
    ruling_release(&ruling);
    return true;
}

static bool check_batch(struct exploring *exploring, const struct sequence *sequences, size_t count)
{
    struct sequence_trial *trials = mem_array(count, sizeof *trials);
    struct sequence_outcome *outcomes = mem_array(count, sizeof *outcomes);
    for (size_t i = 0; i < count; i++)
        trials[i] = (struct sequence_trial){
            .sequence = &sequences[i], .flags = GIVEN_NO_CONTRACTS, .skip_destroy_of = SEQUENCE_NONE};
    bool done = sequences_try(exploring->memory_runner, trials, count, 0, outcomes, exploring->error);
    bool good = done;
    for (size_t i = 0; done && i < count; i++) {
        if (good && outcomes[i].outcome == TRIAL_BROKE && !interrupt_signal())
            good = judge_memory(exploring, &sequences[i], &outcomes[i]);
        sequence_outcome_release(&outcomes[i]);
    }
    mem_free(outcomes);
    mem_free(trials);
    return good;
}

/* Spread over the component set, the oldest ones included. */
bool exploring_check_memory(struct exploring *exploring, double deadline)
{
    size_t components = sequence_components(exploring->runner), step = components / MEMORY_MOST + 1;
    bool done = true;
    if (!open_memory(exploring))
        return exploring->error->kind == ERROR_NONE;
    for (size_t next = 0; done && next < components && clock_seconds() < deadline && !interrupt_signal();) {
        struct sequence batch[MEMORY_BATCH];
        size_t count = 0;
        for (; next < components && count < MEMORY_BATCH; next += step) {
            batch[count] = (struct sequence)SEQUENCE_INIT;
            if (sequence_component_get(exploring->runner, next, &batch[count]))
                count++;
            else
                sequence_release(&batch[count]);
        }
        done = count == 0 || check_batch(exploring, batch, count);
        for (size_t i = 0; i < count; i++)
            sequence_release(&batch[i]);
    }
    return done;
}
