// status 2
// says of_a_number\.c:14.*'key'
#include <assay.h>
#include <assert.h>
#include <stdbool.h>

struct list {
    struct list *next;
};
bool list_ok(const struct list *list)
{
    return list->next == 0;
}
ASSAY_PROPERTY void takes_a_number_of_a_list(int key ASSAY_OF(list_ok))
{
    assert(key >= 0);
}
