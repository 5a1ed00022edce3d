// status 2
// says in_too_wide\.c:7.*'key'
#include <assay.h>
#include <assert.h>

/* An unsigned char is never 300. */
ASSAY_PROPERTY void goes_beyond_its_type(unsigned char key ASSAY_IN(0, 300))
{
    assert(key <= 255);
}
