// status 2
// says pointer_to_pointer\.c:8.*'values'
#include <assay.h>
#include <assert.h>

struct pair;

ASSAY_PROPERTY void takes_a_pointer_to_a_pointer(struct pair **values)
{
    assert(values != 0);
}
