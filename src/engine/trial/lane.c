#include "engine/trial/lane.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#define DEATHS_ALLOWED 5     /* by SIGKILL at one input, before it is charged with them */
#define RESTARTS_ALLOWED 100 /* without an input completed */

void kept_failure_release(struct kept_failure *kept)
{
    mem_free(kept->choices);
    mem_free(kept->said);
    mem_free(kept->note);
    *kept = (struct kept_failure){0};
}

bool lane_open(struct lane *lane, const struct trial_problem *problem, const struct plan *plan,
               const struct trial_limits *limits, const struct share *share, struct error *error)
{
    *lane = (struct lane){.problem = problem,
                          .limits = limits,
                          .share = *share,
                          .request = REQUEST_INIT,
                          .process = PROCESS_INIT,
                          .error = error};
    return request_make(&lane->request, problem, plan, share, error);
}

void lane_release(struct lane *lane)
{
    process_release(&lane->process);
    request_release(&lane->request);
    kept_failure_release(&lane->pending);
    mem_free(lane->aside.journal);
    for (size_t i = 0; i < lane->charged.count; i++)
        kept_failure_release(&lane->charged.items[i].kept);
    vector_release(&lane->charged);
}

bool lane_start(struct lane *lane)
{
    journal_clear(lane->request.trials);
    return process_start(&lane->process, &lane->request, lane->problem->target->image, lane->problem->show_output,
                         lane->error);
}

static bool damaged(struct lane *lane)
{
    const struct function *function = lane->problem->property->function;
    return error_set(lane->error, ERROR_INPUT, "%s:%d: '%s' wrote into Assay's own memory; it has a wild pointer",
                     function->file, function->line, function->name);
}

/* ---- a failure ---- */

static bool keep(struct lane *lane, struct kept_failure *kept)
{
    const struct trials *trials = lane->request.trials;
    const struct process *process = &lane->process;
    size_t count;
    kept_failure_release(kept);
    if (!journal_choices(trials, &kept->choices, &count))
        return damaged(lane);
    kept->said = mem_strndup(process->said.s, process->said.length);
    kept->note = journal_note(trials);
    kept->failure = (struct trial_failure){
        .choices = kept->choices,
        .choice_count = count,
        .timed_out = process->killed == KILLED_FOR_TIME,
        .out_of_memory = process->killed == KILLED_FOR_MEMORY,
        .limit_seconds = lane->limits->trial_seconds,
        .limit_mb = lane->limits->memory_mb,
        .status = process->worker.status,
        .said = kept->said,
        .note = kept->note,
        .image = lane->problem->target->image,
    };
    journal_copy_end(&kept->failure.end, &trials->end);
    if (kept->failure.end.kind == TRIAL_END_NONE)
        kept->failure.end.stage = trials->stage;
    return true;
}

static uint64_t run_of(const struct lane *lane, uint64_t number)
{
    const struct trials *asked = (const struct trials *)lane->request.asked;
    return asked->first_run + number * asked->stride;
}

/* ---- after the end of a process ---- */

static bool cannot_go_on(struct lane *lane)
{
    const struct process *process = &lane->process;
    const struct function *function = lane->problem->property->function;
    int status = process->worker.status;
    const char *said = process->said.length ? process->said.s : "it said nothing";
    if (process->killed == KILLED_FOR_TIME || process->killed == KILLED_FOR_MEMORY)
        return error_set(lane->error, ERROR_INPUT, "the code of '%s' does not get as far as its first input: %s",
                         function->name,
                         process->killed == KILLED_FOR_TIME ? "no end within the time limit" : "out of memory (--mem)");
    if (WIFEXITED(status) && WEXITSTATUS(status) >= WIRE_CANNOT_LOAD && WEXITSTATUS(status) <= 127)
        return error_set(lane->error, ERROR_SYSTEM, "a checked process could not %s (exit status %d): %.2000s",
                         WEXITSTATUS(status) == WIRE_CANNOT_LOAD ? "load the target's image" : "start",
                         WEXITSTATUS(status), said);
    if (WIFEXITED(status))
        return error_set(lane->error, ERROR_INPUT,
                         "the code of '%s' ends with exit status %d before its first input: %.2000s", function->name,
                         WEXITSTATUS(status), said);
    return error_set(lane->error, ERROR_INPUT,
                     "the code of '%s' dies of signal %d (%s) before its first input: %.2000s", function->name,
                     WTERMSIG(status), strsignal(WTERMSIG(status)), said);
}

static bool restart(struct lane *lane)
{
    uint64_t clock = lane->request.trials->clock;
    lane->restarts = clock == lane->restart_clock ? lane->restarts + 1 : 0;
    lane->restart_clock = clock;
    if (lane->restarts > RESTARTS_ALLOWED)
        return error_set(lane->error, ERROR_SYSTEM, "checked processes die before they get anywhere (%u in a row)",
                         lane->restarts);
    lane->request.trials->clock &= ~1ull;
    lane->state = LANE_RUNNING;
    return lane_start(lane);
}

/* Did the input do it?  When the process ended itself or took too long,
 * certainly; when it ran out of memory, only if it does so alone, since inputs
 * before it may have kept some; when it was killed from outside, only if that
 * happens again and again at the same place. */
static bool is_to_blame(struct lane *lane)
{
    const struct process *process = &lane->process;
    uint64_t clock = lane->request.trials->clock;
    if (process->killed == KILLED_FOR_MEMORY)
        return clock / 2 == process->first;
    if (!process_was_killed_from_outside(process))
        return true;
    lane->deaths = clock == lane->death_clock ? lane->deaths + 1 : 1;
    lane->death_clock = clock;
    return lane->deaths >= DEATHS_ALLOWED;
}

static bool charge_forked(struct lane *lane)
{
    struct charged charged = {.number = lane->request.trials->clock / 2};
    if (!keep(lane, &charged.kept))
        return false;
    vector_push(&lane->charged, charged);
    lane->request.trials->clock = 2 * charged.number + 2;
    return lane_start(lane);
}

/* ALL: where to go on when this one is done with. */
static void set_next_start(struct lane *lane, uint64_t number)
{
    size_t length;
    uint64_t *indices = mem_array(lane->pending.failure.choice_count + 1, sizeof *indices);
    bool any =
        journal_next(lane->pending.choices, lane->pending.failure.choice_count, lane->share.lanes, indices, &length);
    request_set_start(&lane->request, number, any ? indices : NULL, any ? length : TRIAL_NO_START);
    mem_free(indices);
    lane->at_end = !any;
}

/* Other inputs ran in the same process before: were they the reason? */
static bool try_alone(struct lane *lane)
{
    request_ask_one(&lane->request, &lane->aside, &lane->pending.failure);
    lane->state = LANE_ALONE;
    lane->alone_deaths = 0;
    return lane_start(lane);
}

static bool charge(struct lane *lane, bool must_stop)
{
    const struct trials *trials = lane->request.trials;
    lane->was_over = !(trials->clock & 1);
    uint64_t number = trials->clock / 2 - lane->was_over;
    if (lane->problem->fork)
        return charge_forked(lane);
    if (!keep(lane, &lane->pending))
        return false;
    lane->pending.failure.run = run_of(lane, number);
    if (lane->problem->mode == TRIAL_ALL && !lane->was_over)
        set_next_start(lane, number + 1);
    if ((number > lane->process.first || lane->was_over) && !must_stop)
        return try_alone(lane);
    lane->has_result = true;
    return true;
}

static bool after_end(struct lane *lane, bool must_stop)
{
    struct trials *trials = lane->request.trials;
    const struct process *process = &lane->process;
    if (!request_is_untouched(&lane->request) || !journal_settle(trials))
        return damaged(lane);
    bool is_between = !(trials->clock & 1);
    if (trials->finished == 1 || process->killed == KILLED_TO_STOP ||
        (is_between && (trials->finished || (must_stop && process_was_killed_from_outside(process))))) {
        lane->state = LANE_DONE;
        lane->is_complete = trials->finished == 1;
        return true;
    }
    if (is_between && trials->clock / 2 == process->first && !process_was_killed_from_outside(process))
        return cannot_go_on(lane);
    if (is_between && (lane->problem->fork || process_was_killed_from_outside(process)))
        return restart(lane);
    return is_to_blame(lane) ? charge(lane, must_stop) : restart(lane);
}

/* ---- after a trial alone ---- */

static bool after_alone(struct lane *lane, bool must_stop)
{
    struct trials *trials = lane->request.trials;
    const struct process *process = &lane->process;
    if (!request_is_untouched(&lane->request) || !journal_settle(trials))
        return damaged(lane);
    if (process_was_killed_from_outside(process) && !must_stop && lane->alone_deaths++ < DEATHS_ALLOWED) {
        trials->clock = 0;
        return lane_start(lane);
    }
    bool has_begun = trials->finished || trials->clock; /* else it could not start, and tells nothing */
    bool tells = has_begun && process->killed != KILLED_TO_STOP && !process_was_killed_from_outside(process);
    uint64_t run = lane->pending.failure.run;
    if (tells && trials->finished)
        lane->pending.failure.only_after_others = true;
    else if (tells && !keep(lane, &lane->pending))
        return false;
    lane->pending.failure.run = run;
    request_ask_again(&lane->request, &lane->aside);
    lane->has_result = true;
    return true;
}

bool lane_go_on(struct lane *lane, bool must_stop)
{
    struct trials *trials = lane->request.trials;
    lane->has_result = false;
    if (lane->was_over)
        lane->taken_back++;
    else
        trials->clock++;
    kept_failure_release(&lane->pending);
    lane->state = lane->at_end || must_stop ? LANE_DONE : LANE_RUNNING;
    lane->is_complete = lane->at_end;
    return lane->state == LANE_DONE || lane_start(lane);
}

bool lane_step(struct lane *lane, bool must_stop)
{
    if (lane->state == LANE_DONE || process_watch(&lane->process, &lane->request, lane->limits, must_stop))
        return true;
    return lane->state == LANE_ALONE ? after_alone(lane, must_stop) : after_end(lane, must_stop);
}
