// status 2
// says in_of_a_struct\.c:9.*'pair'
#include <assay.h>
#include <assert.h>

struct pair {
    int a, b;
};
ASSAY_PROPERTY void has_a_range_for_a_struct(struct pair pair ASSAY_IN(0, 3))
{
    assert(pair.a >= 0);
}
