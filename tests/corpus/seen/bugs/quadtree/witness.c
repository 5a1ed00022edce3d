#include "quadtree.h"

#include <limits.h>

int main(void)
{
    if (quadtree_new(0, 0, 0) != NULL || quadtree_new(INT_MIN, 0, 1) != NULL)
        return 2;
    quadtree *tree = quadtree_new(-3, -3, 7);
    size_t added = 0;
    for (int x = -4; x <= 4; x++)
        for (int y = -4; y <= 4; y++)
            added += quadtree_insert(tree, x, y);
    if (added != 49 || quadtree_count(tree) != 49 || quadtree_count_in(tree, INT_MIN, INT_MIN, INT_MAX, INT_MAX) != 49)
        return 2;
    if (quadtree_count_in(tree, -1, -1, 1, 2) != 12 || quadtree_count_at(tree, 3, 3) != 1 || quadtree_count_at(tree, 4, 4) != 0)
        return 2;
    for (int x = -3; x <= 3; x++)
        for (int y = -3; y <= 3; y++)
            if (!quadtree_remove(tree, x, y) || quadtree_remove(tree, x, y))
                return 2;
    if (quadtree_count(tree) != 0 || !quadtree_insert(tree, 1, 1) || !quadtree_insert(tree, 1, 1))
        return 2;
#ifndef LEGAL
    quadtree_insert(tree, 1, 1);
#endif
    quadtree_free(tree);
    return 0;
}
