/* Serve: a process that is loaded once and forks for every task that Assay has.
 * What the target's code does to a child does not reach it, but for the block. */
#include <errno.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "runtime/sequence/running.h"

static int alive = -1; /* the pipe that Assay watches */

/* Kept apart from the block, in which the target's code may write. */
static uint64_t block_size;
static uint32_t answered;
static bool is_isolated;

static void wait_for_task(void)
{
    while (sequences->asked != answered + 1) {
        uint32_t seen = sequences->asked;
        if (seen != answered + 1)
            syscall(SYS_futex, &sequences->asked, FUTEX_WAIT, seen, NULL, NULL, 0);
    }
}

static void answer(void)
{
    char byte = 0;
    sequences->answered = ++answered;
    if (write(alive, &byte, 1) < 0 && errno == EBADF)
        end_process(WIRE_CANNOT_START);
}

/* Without what sanitizers and the target's code want done around a fork: there are no other threads here, and ASan
 * alone would look through megabytes.  glibc has it since 2.34. */
extern pid_t _Fork(void) __attribute__((weak));

pid_t serve_fork(void)
{
    return _Fork ? _Fork() : fork();
}

/* ---- exploring ---- */

/* Processes of the target's own, which it may leave behind, are in its group. */
static void leave_server(pid_t server)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != server)
        end_process(0);
    if (is_isolated)
        setpgid(0, 0);
    madvise(trials, block_size, MADV_DONTFORK);
}

static _Noreturn void explore(pid_t server)
{
    struct rusage usage;
    leave_server(server);
    is_forked = false;
    faults_adopt();
    output_direct();
    generate_run();
    getrusage(RUSAGE_SELF, &usage);
    trials->common.peak_kb = (uint64_t)usage.ru_maxrss;
    trials->finished = trials->stop ? 2 : 1;
    end_process(0);
}

static void explore_in_child(void)
{
    int status;
    pid_t server = getpid();
    output_clear();
    generate_prepare();
    pid_t child = serve_fork();
    if (child == 0)
        explore(server);
    if (child < 0)
        end_process(WIRE_CANNOT_START);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (is_isolated)
        kill(-child, SIGKILL);
    sequences->status = status;
    sequences->said_size = (uint32_t)output_said(sequences->said, sizeof sequences->said);
}

/* ---- tasks ---- */

_Noreturn void sequences_serve(const char *files)
{
    int block;
    if (sscanf(files, "%d:%d", &block, &alive) != 2)
        end_process(WIRE_CANNOT_START);
    block_size = trials->common.size;
    is_isolated = trials->common.isolation & ISOLATED_PROCESSES;
    answered = sequences->answered;
    output_rehearse();
    for (;;) {
        answer();
        wait_for_task();
        if (sequences->generate)
            explore_in_child();
        else
            given_run();
    }
}
