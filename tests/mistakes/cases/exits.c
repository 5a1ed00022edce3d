// status 1
// says ^not ok .*says_that_all_is_well
// says exit
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdlib.h>

ASSAY_PROPERTY void says_that_all_is_well(int a)
{
    if (a == 2)
        exit(0);
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
