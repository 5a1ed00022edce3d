// status 1
// says ^ok .*closes_all_descriptors
// says ^not ok .*closes_all_and_fails
// says assertion.*a < 3
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <unistd.h>

ASSAY_PROPERTY void closes_all_descriptors(int a)
{
    for (int descriptor = 0; descriptor < 1024; descriptor++)
        close(descriptor);
    assert(a >= 0);
}

ASSAY_PROPERTY void closes_all_and_fails(int a)
{
    for (int descriptor = 0; descriptor < 1024; descriptor++)
        close(descriptor);
    assert(a < 3);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
