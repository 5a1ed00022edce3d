/* Forked: given inputs, each in a child of its own, so that one that breaks
 * does not stop the others. */
#include <string.h>
#include <sys/wait.h>
#include <errno.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

/* In the child. */
static _Noreturn void run_one(uint32_t number, const struct trial_given *given, struct trial_report *report)
{
    is_forked = false;
    faults_adopt();
    output_tell_sanitizers();
    output_direct();
    choices_given(given);
    enum attempt_outcome outcome = input_run(number);
    report->outcome = outcome == ATTEMPT_PASSED ? TRIAL_PASSED : TRIAL_DISCARDED;
    end_process(0);
}

static void collect(const struct trial_given *given, struct trial_report *report)
{
    struct trial_choice *choices = in_block(report->choices);
    uint32_t room = given->count + TRIAL_REPORT_MORE;
    if (report->outcome != TRIAL_PASSED && report->outcome != TRIAL_DISCARDED)
        report->outcome = TRIAL_BROKE;
    report->choice_count = trials->choice_count < room ? trials->choice_count : room;
    memcpy(choices, trials->choices, report->choice_count * sizeof *choices);
    report->end = trials->end;
    report->said_size = (uint32_t)output_said(report->said, sizeof report->said);
}

static void run(uint32_t number, const struct trial_given *given, struct trial_report *report)
{
    output_clear();
    memset(&trials->end, 0, sizeof trials->end);
    trials->choice_count = 0;
    report->outcome = TRIAL_UNKNOWN;
    pid_t child = fork();
    if (child == 0)
        run_one(number, given, report);
    if (child < 0)
        end_process(WIRE_CANNOT_START);
    while (waitpid(child, &report->status, 0) < 0 && errno == EINTR)
        ;
    if (trials->end.kind == TRIAL_END_NONE)
        trials->end.stage = trials->stage;
    trials->stage = TRIAL_IDLE;
    collect(given, report);
    if (report->outcome == TRIAL_BROKE)
        tally_prepare(ATTEMPT_BROKE); /* else the child did */
    tally_commit();
}

void given_forked(void)
{
    const struct trial_given *given = in_block(trials->given);
    struct trial_report *reports = in_block(trials->reports);
    for (uint64_t i; (i = trials->clock / 2) < trials->given_count && !trials->stop;) {
        trials->run = i;
        trials->clock = 2 * i + 1;
        run((uint32_t)i, &given[i], &reports[i]);
        trials->clock = 2 * i + 2;
    }
}
