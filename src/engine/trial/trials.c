#include "engine/trial/trials.h"

#include <poll.h>
#include <string.h>
#include "base/process.h"
#include "engine/engine.h"
#include "engine/trial/batch.h"
#include "engine/trial/lane.h"

#define WAIT_MILLISECONDS 10
#define PROGRESS_SECONDS 0.2
#define DEFAULT_TRIAL_SECONDS 10
#define DEFAULT_MEMORY_MB 1024
#define DEFAULT_FAILURES 10

struct running {
    const struct trial_problem *problem;
    struct trial_limits limits;
    const struct trial_services *services;
    struct trial_result *result;
    struct error *error;
    struct plan plan;
    struct lane *lanes;
    size_t lane_count;
    struct pollfd *events;
    double started, deadline, next_progress;
};

static struct trial_limits with_defaults(const struct trial_limits *limits)
{
    struct trial_limits full = *limits;
    full.trial_seconds = limits->trial_seconds > 0 ? limits->trial_seconds : DEFAULT_TRIAL_SECONDS;
    full.memory_mb = limits->memory_mb ? limits->memory_mb : DEFAULT_MEMORY_MB;
    full.failures = limits->failures ? limits->failures : DEFAULT_FAILURES;
    full.jobs = limits->jobs ? limits->jobs : 1;
    return full;
}

/* ---- shares ---- */

/* No more lanes than there is work. */
static size_t lanes_of(const struct running *running)
{
    const struct trial_problem *problem = running->problem;
    size_t most = running->limits.jobs;
    if (problem->mode == TRIAL_RANDOM && problem->runs < most)
        most = problem->runs;
    if (problem->mode == TRIAL_GIVEN)
        most = !problem->fork ? 1 : problem->given_count < most ? problem->given_count : most;
    return most;
}

static struct share share_of(const struct running *running, size_t lane)
{
    const struct trial_problem *problem = running->problem;
    size_t lanes = running->lane_count;
    struct share share = {.lane = (unsigned)lane, .lanes = (unsigned)lanes};
    if (problem->mode == TRIAL_GIVEN) {
        size_t first = problem->given_count * lane / lanes, end = problem->given_count * (lane + 1) / lanes;
        share = (struct share){.lanes = 1, .given = problem->given + first, .given_count = end - first};
    }
    return share;
}

/* A parameter for which there is no structure: then there is no input. */
static bool has_no_input(const struct running *running)
{
    const struct trial_problem *problem = running->problem;
    for (size_t i = 0; i < running->plan.lists.count; i++)
        if (problem->lists[running->plan.lists.items[i]].count == 0)
            return true;
    return (problem->mode == TRIAL_GIVEN && problem->given_count == 0) ||
           (problem->mode == TRIAL_RANDOM && problem->runs == 0);
}

static bool open_lanes(struct running *running)
{
    running->lane_count = lanes_of(running);
    running->lanes = mem_array(running->lane_count + 1, sizeof *running->lanes);
    running->events = mem_array(running->lane_count + 1, sizeof *running->events);
    bool ok = true;
    size_t opened = 0;
    for (; ok && opened < running->lane_count; opened++) {
        struct share share = share_of(running, opened);
        ok = lane_open(&running->lanes[opened], running->problem, &running->plan, &running->limits, &share,
                       running->error) &&
             lane_start(&running->lanes[opened]);
    }
    running->lane_count = opened;
    return ok;
}

/* ---- the loop ---- */

static void wait_for_something(struct running *running)
{
    nfds_t count = 0;
    for (size_t i = 0; i < running->lane_count; i++)
        if (running->lanes[i].state != LANE_DONE)
            running->events[count++] = (struct pollfd){.fd = running->lanes[i].process.worker.handle, .events = POLLIN};
    poll(running->events, count, WAIT_MILLISECONDS);
}

static void look_around(struct running *running)
{
    const struct trial_services *services = running->services;
    struct trial_result *result = running->result;
    double now = clock_seconds();
    if (!result->reason && running->deadline > 0 && now > running->deadline)
        result->reason = "time";
    if (!result->reason && services->interrupted && services->interrupted(services->data))
        result->reason = "interrupted";
    if (!services->progress || now < running->next_progress)
        return;
    running->next_progress = now + PROGRESS_SECONDS;
    unsigned long long trials = 0;
    for (size_t i = 0; i < running->lane_count; i++) {
        const struct lane *lane = &running->lanes[i];
        const struct trials *journal =
            lane->aside.journal ? (const struct trials *)lane->aside.journal : lane->request.trials;
        trials += journal->passed + journal->discarded;
    }
    services->progress(services->data, trials + result->failed);
}

static bool hand_over(struct running *running, struct lane *lane)
{
    const struct trial_services *services = running->services;
    struct trial_result *result = running->result;
    bool is_wanted = result->failed < running->limits.failures;
    if (is_wanted) {
        result->failed++;
        if (services->failed && !services->failed(services->data, &lane->pending.failure) && !result->reason)
            result->reason = "stopped";
    }
    if (result->failed >= running->limits.failures && !result->reason)
        result->reason = "failures";
    return lane_go_on(lane, result->reason != NULL);
}

static bool run_lanes(struct running *running)
{
    for (;;) {
        size_t busy = 0;
        look_around(running);
        for (size_t i = 0; i < running->lane_count; i++) {
            struct lane *lane = &running->lanes[i];
            if (!lane_step(lane, running->result->reason != NULL) || (lane->has_result && !hand_over(running, lane)))
                return false;
            busy += lane->state != LANE_DONE;
        }
        if (!busy)
            return true;
        wait_for_something(running);
    }
}

/* ---- the result ---- */

static bool collect(struct running *running)
{
    struct trial_result *result = running->result;
    bool complete = true;
    for (size_t i = 0; i < running->lane_count; i++) {
        struct lane *lane = &running->lanes[i];
        const struct trials *trials = lane->request.trials;
        complete &= lane->is_complete;
        if (!journal_add(trials, result) || lane->taken_back > result->passed)
            return error_set(running->error, ERROR_INPUT, "'%s' wrote into Assay's own memory; it has a wild pointer",
                             running->problem->property->function->name);
        result->passed -= lane->taken_back;
        unsigned long long peak = lane->process.peak_kb;
        peak = trials->common.peak_kb > peak ? trials->common.peak_kb : peak;
        result->peak_kb = peak > result->peak_kb ? peak : result->peak_kb;
        if (!result->isolation)
            result->isolation = engine_isolation(trials->common.isolation);
    }
    result->complete = complete;
    if (complete)
        result->reason = NULL;
    return true;
}

static bool run(struct running *running)
{
    if (!plan_make(&running->plan, running->problem, running->error))
        return false;
    if (has_no_input(running)) {
        running->result->complete = true;
        return true;
    }
    if (!open_lanes(running) || !run_lanes(running) || !collect(running))
        return false;
    if (running->problem->fork)
        return batch_deliver(running->lanes, running->lane_count, running->services, running->error);
    return !running->problem->snapshot || batch_snapshot(&running->lanes[0], running->result, running->error);
}

bool trials_run(const struct trial_problem *problem, const struct trial_limits *limits,
                const struct trial_services *services, struct trial_result *result, struct error *error)
{
    struct running running = {.problem = problem,
                              .limits = with_defaults(limits),
                              .services = services,
                              .result = result,
                              .error = error,
                              .started = clock_seconds()};
    *result = (struct trial_result){0};
    if (limits->seconds > 0)
        running.deadline = running.started + limits->seconds;
    bool ok = run(&running);
    for (size_t i = 0; i < running.lane_count; i++)
        lane_release(&running.lanes[i]);
    mem_free(running.lanes);
    mem_free(running.events);
    plan_release(&running.plan);
    result->seconds = clock_seconds() - running.started;
    return ok;
}

void trial_result_release(struct trial_result *result)
{
    for (size_t i = 0; i < result->block_count; i++)
        mem_free(result->blocks[i].bytes);
    mem_free(result->blocks);
    mem_free(result->functions);
    mem_free(result->isolation);
    *result = (struct trial_result){0};
}
