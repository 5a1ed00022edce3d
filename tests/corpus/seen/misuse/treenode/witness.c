#include "treenode.h"

#ifdef LEGAL
int main(void)
{
    treenode *root = treenode_new(1);
    for (int i = 0; i < 4; i++) {
        treenode *child = treenode_new(10 + i);
        treenode_append(child, treenode_new(100 + i));
        treenode_append(root, child);
    }
    int ok = treenode_count(root) == 9 && treenode_height(root) == 3;
    treenode *copy = treenode_clone(root);
    ok = ok && treenode_equal(root, copy) && treenode_equal(copy, root);
    treenode *moved = treenode_child(root, 1);
    treenode_detach(moved);
    treenode_detach(moved);
    ok = ok && !treenode_parent(moved) && treenode_label(treenode_child(root, 1)) == 12;
    treenode_append(treenode_child(copy, 0), moved);
    ok = ok && !treenode_equal(root, copy) && treenode_height(copy) == 4 && treenode_count(copy) == 11;
    treenode_free(treenode_child(root, 2));
    ok = ok && treenode_count(root) == 5 && !treenode_child(root, 9);
    treenode_free(root);
    treenode_free(copy);
    treenode_free(NULL);
    return !ok;
}
#else
int main(void)
{
    treenode *root = treenode_new(1);
    treenode *child = treenode_new(2);
    treenode_append(root, child);
    treenode_append(child, root);
    return treenode_count(root) != 2;
}
#endif
