// status 0
// says ^ok .*leaves_a_file
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdio.h>

/* In a directory of its own, not in the user's. */
ASSAY_PROPERTY void leaves_a_file(int a)
{
    FILE *file = fopen("litter", "w");
    assert(file != 0);
    fprintf(file, "%d\n", a);
    assert(fclose(file) == 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
