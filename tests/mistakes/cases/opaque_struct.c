// status 2
// says opaque_struct\.c:8.*'engine'
#include <assay.h>
#include <assert.h>

struct engine;

ASSAY_PROPERTY void takes_what_only_the_library_knows(struct engine *engine)
{
    assert(engine != 0);
}
