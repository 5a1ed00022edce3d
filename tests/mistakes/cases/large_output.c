// status 0
// says ^ok .*talks_a_lot
// says ^ok .*after
// silent blah
#include <assay.h>
#include <assert.h>
#include <stdio.h>

ASSAY_PROPERTY void talks_a_lot(int a)
{
    for (int i = 0; i < 100000; i++) {
        printf("blah %d\n", a);
        fprintf(stderr, "blah %d\n", a);
    }
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
