// status 1
// says ^not ok .*calls_itself
// says ^ok .*after
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void calls_itself(int a)
{
    assert(a < 3);
    if (a > 0)
        calls_itself(a - 1);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
