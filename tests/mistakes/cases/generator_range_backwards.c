// status 1
// says ^not ok .*takes_a_list
// says assay_choose
// says ^ok .*after
#include <assay.h>
#include <assert.h>
#include <stdlib.h>

struct list {
    int length;
};

ASSAY_GENERATOR struct list *some_list(void)
{
    struct list *list = calloc(1, sizeof *list);
    list->length = (int)assay_choose(3, 0);
    return list;
}

ASSAY_PROPERTY void takes_a_list(struct list *list)
{
    assert(list->length >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
