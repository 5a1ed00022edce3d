// status 0
// says ^ok .*frees_what_it_got
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdlib.h>

/* The input is the property's: it may free it, or not. */
ASSAY_PROPERTY void frees_what_it_got(char *text, int *values, int count)
{
    assert(count >= 0);
    if (count % 2 == 0) {
        free(text);
        free(values);
    }
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
