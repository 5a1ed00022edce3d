// status 1
// says ^not ok .*recurses_for_ever
// says stack overflow
// says ^ok .*after
#include <assay.h>
#include <assert.h>

static int depth_of(volatile int *a)
{
    volatile int deeper = *a + 1;
    return 1 + depth_of(&deeper) + deeper;
}

ASSAY_PROPERTY void recurses_for_ever(int a)
{
    assert(a < 2 || depth_of(&a) > 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
