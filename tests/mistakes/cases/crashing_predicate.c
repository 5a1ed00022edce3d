// status 0
// says warning.*list_ok.*[0-9] times
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdbool.h>

struct node {
    struct node *next;
    int value;
};
struct list {
    struct node *first;
};

/* Does not look whether there is a first. */
bool list_ok(const struct list *list)
{
    return list->first->next == 0;
}

ASSAY_PROPERTY void takes_a_list(struct list *list)
{
    assert(list->first->next == 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
