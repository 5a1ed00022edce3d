// status 2
// says in_backwards\.c:6.*'key'
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void begins_behind_its_end(int key ASSAY_IN(8, 0))
{
    assert(key >= 0);
}
