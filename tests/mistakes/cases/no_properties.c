// status 2
// says ASSAY_PROPERTY
#include <assert.h>

/* The word that marks it is missing. */
void looks_like_a_property(int a)
{
    assert(a >= 0);
}
