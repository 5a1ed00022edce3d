// status 0
// says ^ok .*jumps_back_to_itself
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <setjmp.h>

static jmp_buf start;

static void leave(int a)
{
    longjmp(start, a + 1);
}

ASSAY_PROPERTY void jumps_back_to_itself(int a)
{
    int jumped = setjmp(start);
    if (jumped == 0)
        leave(a);
    assert(jumped == a + 1);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
