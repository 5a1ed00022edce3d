// status 0
// says ^ok .*checks_nothing
// says check
// says ^ok .*after
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void checks_nothing(int a)
{
    (void)(a + 1);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
