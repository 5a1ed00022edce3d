// status 1
// says ^not ok .*never_stops_complaining
// says no end within
// says ^ok .*after
// with --timeout 1
#include <assay.h>
#include <assert.h>
#include <stdio.h>

ASSAY_PROPERTY void never_stops_complaining(int a)
{
    while (a == 2)
        fputs("blah\n", stderr);
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
