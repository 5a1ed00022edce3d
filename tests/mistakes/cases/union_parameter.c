// status 2
// says union_parameter\.c:11.*'number'
// says union
#include <assay.h>
#include <assert.h>

union number {
    int whole;
    float part;
};
ASSAY_PROPERTY void takes_a_union(union number number)
{
    assert(number.whole == number.whole);
}
