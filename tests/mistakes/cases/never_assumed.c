// status 1
// says ^not ok .*assumes_too_much
// says assum
// says ^ok .*after
#include <assay.h>
#include <assert.h>

/* A property that no input reaches has not been tested. */
ASSAY_PROPERTY void assumes_too_much(int a ASSAY_IN(0, 9))
{
    assay_assume(a > 9);
    assert(a == 42);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
