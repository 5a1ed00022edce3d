// status 1
// says ^not ok .*sleeps_too_long
// says no end within
// says ^ok .*after
// with --timeout 1
#include <assay.h>
#include <assert.h>
#include <unistd.h>

ASSAY_PROPERTY void sleeps_too_long(int a)
{
    if (a == 2)
        sleep(1000);
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
