// status 2
// says void_pointer\.c:8.*'data'
// says void
#include <assay.h>
#include <assert.h>

/* Nobody can tell what it points to. */
ASSAY_PROPERTY void takes_anything(void *data)
{
    assert(data != 0);
}
