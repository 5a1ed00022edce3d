#include "bsthook.h"

#include <stdlib.h>
#include <string.h>

struct item {
    int key;
    struct bst_node node;
};

static int compare(const struct bst_node *a, const struct bst_node *b)
{
    int x = BST_ENTRY(a, struct item, node)->key, y = BST_ENTRY(b, struct item, node)->key;
    return (x > y) - (x < y);
}

int main(int count, char **arguments)
{
    static struct item items[50];
    struct bst_tree tree, other;
    bst_tree_init(&tree, compare);
    bst_tree_init(&other, compare);
    for (int i = 0; i < 50; i++) {
        items[i].key = i * 19 % 50;
        bst_node_init(&items[i].node);
        if (bst_is_linked(&items[i].node) || bst_insert(&tree, &items[i].node))
            return 2;
    }
#ifdef LEGAL
    (void)count, (void)arguments;
    int expected = 0;
    for (struct bst_node *n = bst_first(&tree); n; n = bst_next(n))
        if (BST_ENTRY(n, struct item, node)->key != expected++)
            return 2;
    struct item twin = {7, {0}};
    bst_node_init(&twin.node);
    struct bst_node *old = bst_insert(&tree, &twin.node);
    if (!old || bst_is_linked(&twin.node) || bst_find(&tree, &twin.node) != old)
        return 2;
    for (int i = 0; i < 50; i += 2)
        bst_remove(&tree, &items[i].node);
    int last = -1, seen = 0;
    for (struct bst_node *n = bst_first(&tree); n; n = bst_next(n), seen++) {
        if (BST_ENTRY(n, struct item, node)->key <= last)
            return 2;
        last = BST_ENTRY(n, struct item, node)->key;
    }
    if (seen != 25 || bst_count(&tree) != 25 || bst_first(&other) || bst_insert(&other, &items[0].node))
        return 2;
    for (int i = 1; i < 50; i += 2)
        bst_remove(&tree, &items[i].node);
    return bst_count(&tree) != 0 || bst_first(&tree) != NULL;
#else
    struct item *one = malloc(sizeof *one);
    one->key = 100;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bst_insert(&other, &items[3].node);
        break;
    case 2:
        bst_node_init(&one->node);
        bst_remove(&tree, &one->node);
        break;
    case 3:
        bst_node_init(&one->node);
        bst_insert(&tree, &one->node);
        free(one);
        bst_find(&tree, &items[3].node);
        for (struct bst_node *n = bst_first(&tree); n; n = bst_next(n)) {
        }
        break;
    case 4:
        memset(&one->node, 0xee, sizeof one->node);
        bst_insert(&tree, &one->node);
        break;
    case 5:
        bst_tree_init(&other, NULL);
        bst_node_init(&one->node);
        bst_insert(&other, &one->node);
        bst_find(&other, &items[3].node);
        break;
    }
    return 0;
#endif
}
