// status 1
// says ^not ok .*cannot_be_asked_to_stop
// says no end within
// says ^ok .*after
// with --timeout 1
#include <assay.h>
#include <assert.h>
#include <signal.h>

ASSAY_PROPERTY void cannot_be_asked_to_stop(int a)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, 0);
    for (volatile unsigned turn = 0; a == 2;)
        turn = turn + 1;
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
