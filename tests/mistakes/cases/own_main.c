// status 1
// says ^not ok .*is_small
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdio.h>

ASSAY_PROPERTY void is_small(int a)
{
    assert(a < 3);
}

/* For those who have no Assay. */
int main(void)
{
    is_small(1);
    puts("all is well");
    return 0;
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
