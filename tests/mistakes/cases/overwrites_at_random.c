// status 1
// says ^not ok .*writes_everywhere
// says ^ok .*after
// with --timeout 5
#include <assay.h>
#include <assert.h>
#include <string.h>

static char place[16];

ASSAY_PROPERTY void writes_everywhere(int a)
{
    if (a == 2)
        memset(place - 4096, 0x5a, 1 << 24);
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
