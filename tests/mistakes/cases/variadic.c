// status 2
// says variadic\.c:7.*takes_any_number
#include <assay.h>
#include <assert.h>

/* How many there are, and of which types, stands nowhere. */
ASSAY_PROPERTY void takes_any_number(int count, ...)
{
    assert(count >= 0);
}
