/* Properties of libavl's trees: balanced, with parents, with every node's count
 * and depth, and threaded in order.  Items and their order are not looked at:
 * places in the tree are. */
#include <assay.h>
#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <avl.h>

struct walk {
    const struct avl_node_t *last; /* that was met, in order */
    bool is_wrong;
};

static void check(const struct avl_node_t *node, const struct avl_node_t *parent, struct walk *walk)
{
    if (node == NULL || walk->is_wrong)
        return;
    if (node->parent != parent) {
        walk->is_wrong = true;
        return;
    }
    check(node->left, node, walk);
    if (walk->is_wrong || node->prev != walk->last || (walk->last != NULL && walk->last->next != node)) {
        walk->is_wrong = true;
        return;
    }
    walk->last = node;
    check(node->right, node, walk);
    if (walk->is_wrong)
        return;
    int left = node->left == NULL ? 0 : node->left->depth, right = node->right == NULL ? 0 : node->right->depth;
    unsigned below = (node->left == NULL ? 0 : node->left->count) + (node->right == NULL ? 0 : node->right->count);
    walk->is_wrong = left - right > 1 || right - left > 1 || node->depth != 1 + (left > right ? left : right) ||
                     node->count != 1 + below;
}

bool avl_tree_ok(const struct avl_tree_t *tree)
{
    struct walk walk = {NULL, false};
    check(tree->top, NULL, &walk);
    if (walk.is_wrong || tree->tail != walk.last || (walk.last != NULL && walk.last->next != NULL))
        return false;
    const struct avl_node_t *first = tree->top;
    while (first != NULL && first->left != NULL)
        first = first->left;
    return tree->head == first;
}

ASSAY_SPACE(avl_tree_ok, n)
{
    assay_pool(struct avl_node_t, n);
    assay_range(struct avl_node_t, count, 1, n);
    assay_range(struct avl_node_t, depth, 1, n);
}

ASSAY_PROPERTY void insertion_keeps_the_tree(avl_tree_t *tree, unsigned place ASSAY_IN(0, 7))
{
    unsigned count = avl_count(tree);
    assay_assume(place <= count);
    avl_node_t *node = avl_init_node(malloc(sizeof *node), NULL);
    assert(node != NULL);
    avl_insert_before(tree, avl_at(tree, place), node); /* behind the last: NULL, and it is appended */
    assert(avl_tree_ok(tree));
    assert(avl_count(tree) == count + 1);
    assert(avl_at(tree, place) == node && avl_index(node) == place);
}

ASSAY_PROPERTY void deletion_keeps_the_tree(avl_tree_t *tree, unsigned place ASSAY_IN(0, 7))
{
    unsigned count = avl_count(tree);
    assay_assume(place < count);
    avl_node_t *next = avl_at(tree, place)->next;
    avl_delete_node(tree, avl_at(tree, place));
    assert(avl_tree_ok(tree));
    assert(avl_count(tree) == count - 1);
    assert(avl_at(tree, place) == next);
}
