// status 0
// says ^ok .*breaks_the_end
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdlib.h>

/* Handlers run when a program ends, and it is not the property that ends it. */
ASSAY_PROPERTY void breaks_the_end(int a)
{
    atexit(abort);
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
