// status 2
// says 'some_list' at generator_with_parameters\.c:9
#include <assay.h>
#include <assert.h>

struct list {
    int length;
};
ASSAY_GENERATOR struct list *some_list(int length)
{
    static struct list list;
    list.length = length;
    return &list;
}
ASSAY_PROPERTY void takes_a_list(struct list *list)
{
    assert(list->length >= 0);
}
