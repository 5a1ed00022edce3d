// status 1
// says ^not ok .*goes_elsewhere
// says \.assay/failures/goes_elsewhere-[0-9a-f]{8}
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <unistd.h>

ASSAY_PROPERTY void goes_elsewhere(int a)
{
    assert(chdir("/") == 0);
    assert(a != 3);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
