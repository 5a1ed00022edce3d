// status 1
// says ^not ok .*frees_its_input_twice
// says double
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdlib.h>

ASSAY_PROPERTY void frees_its_input_twice(char *text)
{
    char *volatile same = text;
    free(text);
    free(same);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
