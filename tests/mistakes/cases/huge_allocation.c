// status 0
// says ^ok .*copes_without_memory
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdlib.h>

/* What malloc cannot give it says; the property minds. */
ASSAY_PROPERTY void copes_without_memory(int a)
{
    char *volatile much = malloc((size_t)1 << 46);
    assert(much == 0 && a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
