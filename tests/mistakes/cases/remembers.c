// status 1
// says ^not ok .*fails_the_third_time
// says only_after_others: true
// says ^ok .*after
#include <assay.h>
#include <assert.h>

static int calls;

/* No input is to blame: alone, each of them passes. */
ASSAY_PROPERTY void fails_the_third_time(int a ASSAY_IN(0, 9))
{
    calls++;
    assert(calls < 3 || a < 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
