// status 0
// says ^ok .*finds_stdin_empty
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdio.h>

ASSAY_PROPERTY void finds_stdin_empty(int a)
{
    assert(getchar() == EOF || a < 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
