// status 1
// says ^not ok .*takes_all_there_is
// says memory
// says ^ok .*after
// with --mem 300 --timeout 30
#include <assay.h>
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void *kept;

ASSAY_PROPERTY void takes_all_there_is(int a)
{
    while (a == 2) {
        void **block = malloc(1 << 20);
        assert(block != 0);
        memset(block, 1, 1 << 20);
        *block = kept;
        kept = block;
    }
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
