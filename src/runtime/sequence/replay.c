/* Replay: sequences that Assay gives, in children, so that one that breaks does
 * not stop the others.  A child goes on from one to the next until one breaks
 * (each has a child of its own with TRIAL_APART); that one then begins a child,
 * so that what is told of it is its doing alone. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include "runtime/sequence/calling.h"

#define FILL_FIRST 0xa5 /* as in checked/attempt.c */
#define FILL_OTHER 0x00
#define DEATHS_ALLOWED 5 /* by SIGKILL at one sequence, before it is charged with them */

const struct sequence_given *given_now;
struct sequence_report *report_now;

static struct sequence_report *report_of(uint64_t number)
{
    return (struct sequence_report *)in_block(sequences->reports) + number;
}

static void begin(uint64_t number)
{
    struct sequence_report *report = report_of(number);
    memset(&trials->end, 0, sizeof trials->end);
    report->outcome = TRIAL_UNKNOWN;
    report->status = 0;
    report->calls_made = report->said_size = report->record_count = 0;
    report->refused = report->refused_by = report->refused_requires = SEQUENCE_NONE;
    report->allocated_blocks = report->allocated_bytes = 0;
    trials->run = sequences->number = number;
    trials->clock = 2 * number + 1;
}

static void collect(uint64_t number, enum trial_outcome outcome)
{
    struct sequence_report *report = report_of(number);
    report->outcome = outcome;
    report->fault = sequences->fault;
    report->end = trials->end;
    trials->clock = 2 * number + 2;
}

/* ---- in the child ---- */

/* Words of the block may be any. */
static bool add_call(const uint64_t *words, uint32_t left)
{
    if (!left || SEQUENCE_CALL_WORDS(*words) >= left || sequences->call_count >= SEQUENCE_CALLS_MOST ||
        SEQUENCE_CALL_OPERATION(*words) >= sequences->operation_count)
        return false;
    uint32_t count = 1 + SEQUENCE_CALL_WORDS(*words);
    memcpy(sequences->words + sequences->word_count, words, count * sizeof *words);
    sequences->word_count += count;
    sequences->call_count++;
    return true;
}

/* Whether no call was refused. */
static bool run_calls(void)
{
    const uint64_t *words = in_block(given_now->words);
    uint32_t total = given_now->word_count < SEQUENCE_WORDS_MOST ? given_now->word_count : SEQUENCE_WORDS_MOST;
    while (sequences->word_count < total) {
        uint32_t at = sequences->word_count;
        if (!add_call(words + at, total - at)) {
            report_now->refused = sequences->call_count;
            return false;
        }
        if (run_call() == CALL_REFUSED)
            return false;
    }
    return true;
}

static bool run_once(void)
{
    run_begin(given_now->flags & GIVEN_OTHER_FILL ? FILL_OTHER : FILL_FIRST);
    report_now->record_count = 0;
    bool passed = run_calls();
    if (passed && !(given_now->flags & GIVEN_NO_CONTRACTS)) {
        sequences->stage = STAGE_CONTRACTS;
        running_call = sequences->call;
        contracts_check_end();
        running_call = SEQUENCE_NONE;
    }
    run_finish(passed);
    return passed;
}

static enum trial_outcome run_given(uint64_t number)
{
    given_now = (const struct sequence_given *)in_block(sequences->given) + number;
    report_now = report_of(number);
    uint32_t times = given_now->repeat ? given_now->repeat : 1;
    bool passed = true;
    edges_begin();
    for (uint32_t i = 0; i < times && passed; i++) {
        keeps_blocks = i + 1 < times;
        passed = run_once();
    }
    if (given_now->flags & GIVEN_COVERAGE)
        edges_copy(in_block(report_now->coverage));
    return passed ? TRIAL_PASSED : TRIAL_DISCARDED;
}

/* When the parent is killed, so is whatever hangs here; and a process that the target forks must not write into the
 * block. */
static void leave_parent(pid_t parent)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        end_process(0);
    madvise(trials, trials->common.size, MADV_DONTFORK);
}

static _Noreturn void run_from(uint64_t number, pid_t parent)
{
    leave_parent(parent);
    is_forked = false;
    faults_adopt();
    output_direct();
    for (uint64_t i = number; i < sequences->given_count && !trials->stop; i++) {
        if (i > number)
            begin(i);
        collect(i, run_given(i));
        if (trials->flags & TRIAL_APART)
            break;
    }
    if (trials->flags & TRIAL_SHOW)
        fflush(stdout);
    end_process(0);
}

/* ---- in the parent ---- */

/* The first sequence of a child has ended it. */
static void charge(uint64_t number, int status)
{
    struct sequence_report *report = report_of(number);
    if (trials->end.kind == TRIAL_END_NONE) {
        trials->end.stage = trials->stage;
        sequences->fault.call = sequences->call;
        sequences->fault.stage = sequences->stage;
    }
    report->status = status;
    report->said_size = (uint32_t)output_said(report->said, sizeof report->said);
    collect(number, TRIAL_BROKE);
}

static void run_child(uint64_t first, int *status)
{
    output_clear();
    begin(first);
    pid_t parent = getpid(), child = serve_fork();
    if (child == 0)
        run_from(first, parent);
    if (child < 0)
        end_process(WIRE_CANNOT_START);
    while (waitpid(child, status, 0) < 0 && errno == EINTR)
        ;
}

void given_run(void)
{
    unsigned deaths = 0;
    for (uint64_t first; (first = trials->clock / 2) < sequences->given_count && !trials->stop;) {
        int status = 0;
        run_child(first, &status);
        uint64_t number = trials->clock / 2;
        bool was_killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
        deaths = was_killed && number == first ? deaths + 1 : 0;
        if (trials->clock % 2 && number == first && (!was_killed || deaths >= DEATHS_ALLOWED))
            charge(number, status);
        trials->clock &= ~(uint64_t)1;
        trials->stage = TRIAL_IDLE;
    }
}
