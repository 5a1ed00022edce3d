// status 2
// says missing_predicate\.c:13.*'list'
// says predicate|generator
#include <assay.h>
#include <assert.h>

struct node {
    struct node *next;
    int value;
};

/* Lists are linked, and nobody says how. */
ASSAY_PROPERTY void takes_a_list(struct node *list)
{
    assert(list->next == 0);
}
