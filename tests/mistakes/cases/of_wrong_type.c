// status 2
// says of_wrong_type\.c:19.*tree_ok
#include <assay.h>
#include <assert.h>
#include <stdbool.h>

struct list {
    struct list *next;
};
struct tree {
    struct tree *left, *right;
};
bool tree_ok(const struct tree *tree)
{
    return tree->left == 0 && tree->right == 0;
}

/* The predicate of another struct. */
ASSAY_PROPERTY void has_the_wrong_predicate(struct list *list ASSAY_OF(tree_ok))
{
    assert(list->next == 0);
}
