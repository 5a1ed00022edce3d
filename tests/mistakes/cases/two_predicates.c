// status 2
// says two_predicates\.c:26.*'list'
// says list_is_short
// says list_is_sorted
// says ASSAY_OF
#include <assay.h>
#include <assert.h>
#include <stdbool.h>

struct list {
    struct list *next;
    int value;
};

bool list_is_short(const struct list *list)
{
    return list->next == 0;
}

bool list_is_sorted(const struct list *list)
{
    return list->next == 0 || list->next->value >= list->value;
}

/* Which of them? */
ASSAY_PROPERTY void takes_a_list(struct list *list)
{
    assert(list->value >= 0);
}
