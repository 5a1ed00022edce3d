// status 0
// says assum|discarded
// with --runs 500 --seed 3
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void throws_most_away(int a ASSAY_IN(0, 999))
{
    assay_assume(a % 50 == 0);
    assert(a % 10 == 0);
}
