// status 1
// says ^not ok .*is_woken_up
// says ^ok .*after
// with --timeout 20
#include <assay.h>
#include <assert.h>
#include <unistd.h>

ASSAY_PROPERTY void is_woken_up(int a)
{
    if (a == 2) {
        alarm(1);
        pause();
    }
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
