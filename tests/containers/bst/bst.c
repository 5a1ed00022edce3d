#include "bst.h"

#include <stdlib.h>

/* The link that leads to key, or where it would have to be. */
static struct node **find(struct node **link, int key)
{
    while (*link != NULL && (*link)->key != key)
        link = key < (*link)->key ? &(*link)->left : &(*link)->right;
    return link;
}

bool bst_contains(const struct bst *tree, int key)
{
    struct node *root = tree->root;
    return *find(&root, key) != NULL;
}

bool bst_insert(struct bst *tree, int key)
{
    struct node **link = find(&tree->root, key);
#ifdef BUG /* a second node with this key goes to the right */
    while (*link != NULL)
        link = &(*link)->right;
#else
    if (*link != NULL)
        return false;
#endif
    *link = calloc(1, sizeof **link);
    if (*link == NULL)
        abort();
    (*link)->key = key;
    tree->size++;
    return true;
}

bool bst_remove(struct bst *tree, int key)
{
    struct node **link = find(&tree->root, key);
    struct node *node = *link;
    if (node == NULL)
        return false;
    if (node->left != NULL && node->right != NULL) {
        struct node **next = &node->right;
        while ((*next)->left != NULL)
            next = &(*next)->left;
        node->key = (*next)->key;
        link = next;
        node = *next;
    }
    *link = node->left != NULL ? node->left : node->right;
    free(node);
    tree->size--;
    return true;
}
