// status 1
// says ^not ok .*chooses_for_itself
// says ^ok .*after
#include <assay.h>
#include <assert.h>

/* A choice is a choice wherever it is made. */
ASSAY_PROPERTY void chooses_for_itself(int a)
{
    assert(a + assay_choose(0, 3) < 6);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
