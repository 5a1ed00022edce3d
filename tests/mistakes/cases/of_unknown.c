// status 2
// says of_unknown\.c:15.*'list_okay'
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

ASSAY_PROPERTY void has_a_misspelt_predicate(struct list *list ASSAY_OF(list_okay))
{
    assert(list->next == 0);
}
