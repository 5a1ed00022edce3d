/* Forked: given inputs in children, so that one that breaks does not stop the
 * others.  A child goes on from input to input until one breaks; that one then
 * begins a child of its own, so that what is told of it is its doing alone. */
#include <string.h>
#include <sys/wait.h>
#include <errno.h>
#include <signal.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

#define DEATHS_ALLOWED 5 /* by SIGKILL at one input, before it is charged with them */

static const struct trial_given *given;
static struct trial_report *reports;

static void begin(uint64_t number)
{
    memset(&trials->end, 0, sizeof trials->end);
    trials->choice_count = 0;
    reports[number].outcome = TRIAL_UNKNOWN;
    reports[number].status = 0;
    reports[number].said_size = 0;
    trials->run = number;
    trials->clock = 2 * number + 1;
}

static void collect(uint64_t number, enum trial_outcome outcome)
{
    struct trial_report *report = &reports[number];
    uint32_t room = given[number].count + TRIAL_REPORT_MORE;
    report->outcome = outcome;
    report->choice_count = trials->choice_count < room ? trials->choice_count : room;
    memcpy(in_block(report->choices), trials->choices, report->choice_count * sizeof *trials->choices);
    if (outcome == TRIAL_BROKE)
        report->end = trials->end;
    tally_commit();
    trials->clock = 2 * number + 2;
}

/* In the child. */
static _Noreturn void run_from(uint64_t number)
{
    is_forked = false;
    faults_adopt();
    output_tell_sanitizers();
    output_direct();
    for (uint64_t i = number; i < trials->given_count && !trials->stop; i++) {
        if (i > number)
            begin(i);
        choices_given(&given[i]);
        enum attempt_outcome outcome = input_run(i);
        collect(i, outcome == ATTEMPT_PASSED ? TRIAL_PASSED : TRIAL_DISCARDED);
        if (trials->flags & TRIAL_APART)
            break;
    }
    end_process(0);
}

/* The first input of a child has ended it. */
static void charge(uint64_t number, int status)
{
    if (trials->end.kind == TRIAL_END_NONE)
        trials->end.stage = trials->stage;
    reports[number].status = status;
    reports[number].said_size = (uint32_t)output_said(reports[number].said, sizeof reports[number].said);
    tally_prepare(ATTEMPT_BROKE);
    collect(number, TRIAL_BROKE);
}

void given_forked(void)
{
    given = in_block(trials->given);
    reports = in_block(trials->reports);
    unsigned deaths = 0;
    for (uint64_t first; (first = trials->clock / 2) < trials->given_count && !trials->stop;) {
        int status;
        output_clear();
        begin(first);
        pid_t child = fork();
        if (child == 0)
            run_from(first);
        if (child < 0)
            end_process(WIRE_CANNOT_START);
        while (waitpid(child, &status, 0) < 0 && errno == EINTR)
            ;
        uint64_t number = trials->clock / 2;
        bool was_killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
        deaths = was_killed && number == first ? deaths + 1 : 0;
        if (trials->clock % 2 && number == first && (!was_killed || deaths >= DEATHS_ALLOWED))
            charge(number, status);
        trials->clock &= ~(uint64_t)1;
        trials->stage = TRIAL_IDLE;
    }
}
