// status 1
// says ^not ok .*returns_twice
// says ^ok .*after
// with --timeout 5
#include <assay.h>
#include <assert.h>
#include <unistd.h>

/* Parent and child both go on; a third of them finds something. */
ASSAY_PROPERTY void returns_twice(int a)
{
    assert(fork() >= 0);
    assert(a < 3);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
