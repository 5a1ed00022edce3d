// status 2
// says nowhere\.c
// with nowhere.c
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void is_never_negative(int a)
{
    assert(a >= 0);
}
