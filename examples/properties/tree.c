#include "tree.h"

#include <stdlib.h>

/* The link that leads to key, or to where it would be. */
static struct node **find(struct node **link, int key)
{
    while (*link != NULL && (*link)->key != key)
        link = key < (*link)->key ? &(*link)->left : &(*link)->right;
    return link;
}

bool tree_contains(const struct tree *tree, int key)
{
    struct node *root = tree->root;
    return *find(&root, key) != NULL;
}

void tree_insert(struct tree *tree, int key)
{
    struct node **link = find(&tree->root, key);
    if (*link != NULL)
        return;
    *link = calloc(1, sizeof **link);
    if (*link == NULL)
        abort();
    (*link)->key = key;
}

void tree_remove(struct tree *tree, int key)
{
    struct node **link = find(&tree->root, key);
    struct node *node = *link;
    if (node == NULL)
        return;
    if (node->left == NULL) {
        *link = node->right;
    } else {
        /* what is smaller takes its place, and what is greater goes behind that */
        struct node *last = node->left;
        while (last->left != NULL)
            last = last->left;
        last->left = node->right;
        *link = node->left;
    }
    free(node);
}
