/* Fails on the first call in a process only: inputs that ran before would hide it. */
#include <assay.h>
#include <assert.h>

static int calls;

ASSAY_PROPERTY void fails_at_first(int x)
{
    assert(calls++ > 0 || x < 10);
}
