/* A failed assertion ends the run with its text. */
#include <assert.h>
#include "trace.h"

int entry(void *object)
{
    int *p = object;
    assert(p[0] == 0);
    assay_trace_calls_only(1);
    assert(p[1] && "size must not be 0");
    return 1;
}
