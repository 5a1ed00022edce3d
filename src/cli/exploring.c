#include "cli/exploring.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/exploring_parts.h"
#include "cli/exploring_simplify.h"
#include "cli/interrupt.h"

#define SAVE_SECONDS 1.0

/* ---- services of the engine ---- */

static bool broke(void *data, const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    return exploring_judge(data, sequence, outcome);
}

static void add_speed(struct text *line, const struct sequence_progress *progress)
{
    double rate = progress->seconds > 0 ? (double)progress->sequences / progress->seconds : 0;
    add_large_number(line, (double)progress->sequences);
    text_addf(line, " sequences, %.0f/s", rate);
}

/* "12.3 million sequences, 41000/s, 63 % of lines, 1200 kept, 2 errors, 1 suspect, 4 rules" */
static void show(struct exploring *exploring, const struct sequence_progress *progress)
{
    struct text line = TEXT_INIT;
    size_t errors = exploring_count(exploring, RULING_ERROR), suspects = exploring_count(exploring, RULING_SUSPECT);
    add_speed(&line, progress);
    if (progress->line_total)
        text_addf(&line, ", %.0f %% of lines", 100.0 * (double)progress->lines / (double)progress->line_total);
    else if (progress->edge_total)
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
        .explore_seconds = exploring->timeout_given ? options->timeout : 0,
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
        .deadline = exploring->deadline,
        .compare_means_equal = !options->no_compare_equal,
        .evidence = getenv("ASSAY_EVIDENCE"),
    };
    policy_init(&exploring->policy);
    exploring->started = clock_seconds();
    return true;
}

bool exploring_simplify_rest(struct exploring *exploring, double deadline)
{
    double now = clock_seconds();
    bool done = exploring_judge_deferred(exploring, now + (deadline - now) / 2);
    for (size_t i = 0; done && i < exploring->findings.count && !interrupt_signal(); i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        now = clock_seconds();
        double share = (deadline - now) / (double)(exploring->findings.count - i);
        if (finding->is_simple || share <= 0)
            continue;
        done = exploring_simplify(exploring, finding, now + share);
        finding->is_outdated = true;
    }
    exploring_drop_invalid(exploring);
    if (done && !interrupt_signal())
        exploring_drop_misuse(exploring);
    return done && exploring->error->kind == ERROR_NONE;
}

bool exploring_run(struct exploring *exploring)
{
    struct sequence_services services = {exploring, broke, progress, is_interrupted, warn};
    library_begin_memory_image(exploring->subject);
    exploring->policy.is_hasty = !exploring->as_it_is;
    exploring->is_calling = true;
    bool done = sequences_explore(exploring->runner, &services, &exploring->result, exploring->error);
    exploring->policy.is_hasty = exploring->is_calling = false;
    done = done && exploring_wait(exploring);
    if (done)
        exploring_drop_disbelieved(exploring);
    return done && exploring->error->kind == ERROR_NONE;
}

void exploring_close(struct exploring *exploring)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        sequence_finding_free(exploring->findings.items[i]);
    vector_release(&exploring->findings);
    exploring_release_unruled(exploring);
    exploring_release_flaky(exploring);
    exploring_forget_deferred(exploring);
    for (size_t i = 0; i < exploring->fixed.count; i++)
        mem_free(exploring->fixed.items[i]);
    vector_release(&exploring->fixed);
    for (size_t i = 0; i < exploring->still.count; i++)
        mem_free(exploring->still.items[i]);
    vector_release(&exploring->still);
    for (size_t i = 0; i < exploring->forbidden.count; i++)
        mem_free(exploring->forbidden.items[i]);
    vector_release(&exploring->forbidden);
    vector_release(&exploring->misused);
    vector_release(&exploring->endless);
    if (exploring->runner) {
        policy_release(&exploring->policy);
        sequence_runner_free(exploring->runner);
        if (exploring->memory_runner)
            sequence_runner_free(exploring->memory_runner);
        sequence_result_release(&exploring->result);
    }
}
