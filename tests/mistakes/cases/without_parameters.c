// status 1
// says ^not ok .*has_one_input_only
// says ^ok .*after
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void has_one_input_only(void)
{
    assert(sizeof(int) == 2);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
