/* What libavl itself builds is what the predicate accepts: trees at random, a
 * node at a time. */
#include "libavl/avl_test.c"

int main(void)
{
    srand(1);
    for (int round = 0; round < 200; round++) {
        avl_tree_t tree;
        avl_init_tree(&tree, NULL, NULL);
        for (int step = 0; step < 100; step++) {
            unsigned count = avl_count(&tree);
            if (count > 0 && rand() % 3 == 0)
                avl_delete_node(&tree, avl_at(&tree, (unsigned)rand() % count));
            else
                avl_insert_before(&tree, avl_at(&tree, (unsigned)rand() % (count + 1)),
                                  avl_init_node(malloc(sizeof(avl_node_t)), NULL));
            if (!avl_tree_ok(&tree))
                return 1;
        }
        avl_free_nodes(&tree);
    }
    return 0;
}
