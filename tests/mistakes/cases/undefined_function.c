// status 2
// says list_sum
#include <assay.h>
#include <assert.h>

int list_sum(const int *values, int count); /* in a file that --source does not name */

ASSAY_PROPERTY void sums_are_there(const int *values, int count)
{
    assert(list_sum(values, count) == list_sum(values, count));
}
