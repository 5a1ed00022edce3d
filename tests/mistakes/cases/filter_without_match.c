// status 2
// says no_such_property
// says --list
// with --filter no_such_property
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void is_never_negative(int a)
{
    assert(a >= 0);
}
