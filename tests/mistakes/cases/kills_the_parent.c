// status 1
// says ^not ok .*kills_whom_it_can
// says ^ok .*after
// with --timeout 5
#include <assay.h>
#include <assert.h>
#include <signal.h>
#include <unistd.h>

ASSAY_PROPERTY void kills_whom_it_can(int a)
{
    if (a == 2) {
        kill(getppid(), SIGTERM);
        kill(-1, SIGKILL);
        kill(getpid(), SIGKILL);
    }
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
