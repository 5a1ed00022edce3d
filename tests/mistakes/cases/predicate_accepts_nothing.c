// status 1
// says ^not ok .*takes_a_list
// says list_ok
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdbool.h>

struct list {
    int length;
};

bool list_ok(const struct list *list)
{
    return list->length < 0;
}

ASSAY_PROPERTY void takes_a_list(struct list *list)
{
    assert(list->length == 42);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
