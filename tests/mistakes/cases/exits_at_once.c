// status 1
// says ^not ok .*is_gone
// says exit
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <unistd.h>

ASSAY_PROPERTY void is_gone(int a)
{
    if (a == 2)
        _exit(0);
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
