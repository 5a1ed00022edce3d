/* Rehearse: an operation that does little but die needs something that nobody
 * has told: a page that is mapped, a matrix of the right shape.  Each death takes
 * the process with it, and is judged, so that it is drawn less and less, and may
 * never come back.  So a child makes the call first, on objects as they come.
 * When the child dies, the call is not made, and nobody is told: how the
 * operation dies is known.  When it comes back, so will the call. */
#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <sys/wait.h>
#include "runtime/sequence/calling.h"

#define CAME_BACK 91      /* a status that no code ends with */
#define MILLISECONDS 100  /* that a call may take */

static bool is_rehearsing; /* in the child */

static void leave(int number)
{
    end_process(128 + number);
}

/* Nobody wants to read its report, which takes longer than all the rest. */
EXPORTED void __asan_on_error(void)
{
    if (is_rehearsing)
        leave(0);
}

void rehearse_leave(void)
{
    if (is_rehearsing)
        leave(0);
}

static void leave_by_signals(void)
{
    static const int deadly[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGALRM};
    struct sigaction action = {.sa_handler = leave, .sa_flags = SA_ONSTACK};
    for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++)
        sigaction(deadly[i], &action, NULL);
}

/* Without the block, which no child gets: whatever looks at it fails, as it should. */
static _Noreturn void make_call(sequence_stub *stub, const struct call *call)
{
    const struct itimerval limit = {.it_value.tv_usec = MILLISECONDS * 1000};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    is_forked = is_rehearsing = true;
    output_silence();
    leave_by_signals();
    setitimer(ITIMER_REAL, &limit, NULL);
    heap_owner = OWNER_TARGET;
    stub(call->arguments, call->result);
    end_process(CAME_BACK);
}

bool rehearse(const struct call *call)
{
    int status = 0;
    sequence_stub *stub = assay_stubs[operations[call->operation].stub];
    struct sequence_operation_counts *counts = &operation_counts[call->operation];
    pid_t child = serve_fork();
    if (child == 0)
        make_call(stub, call);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    bool came_back = child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == CAME_BACK;
    counts->rehearsed++;
    counts->stood += came_back;
    return came_back;
}
