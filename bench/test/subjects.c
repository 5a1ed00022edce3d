#include "subjects.h"

#include <limits.h>
#include <stdlib.h>

/* How many nodes there are between low and high; -1: they are not in order. */
static int count_ordered(const struct node *node, long low, long high)
{
    if (node == NULL)
        return 0;
    if (node->key <= low || node->key >= high)
        return -1;
    int left = count_ordered(node->left, low, node->key);
    int right = left < 0 ? -1 : count_ordered(node->right, node->key, high);
    return right < 0 ? -1 : left + 1 + right;
}

bool tree_ok(const struct tree *tree)
{
    return count_ordered(tree->root, LONG_MIN, LONG_MAX) == tree->size;
}

bool tree_contains(const struct tree *tree, int key)
{
    const struct node *node = tree->root;
    while (node != NULL && node->key != key)
        node = key < node->key ? node->left : node->right;
    return node != NULL;
}

void tree_insert(struct tree *tree, int key)
{
    struct node **link = &tree->root;
    while (*link != NULL && (*link)->key != key)
        link = key < (*link)->key ? &(*link)->left : &(*link)->right;
    if (*link != NULL)
        return;
    *link = (struct node *)calloc(1, sizeof **link);
    if (*link == NULL)
        abort();
    (*link)->key = key;
    tree->size++;
}

static void free_nodes(struct node *node)
{
    if (node == NULL)
        return;
    free_nodes(node->left);
    free_nodes(node->right);
    free(node);
}

void tree_clear(struct tree *tree)
{
    free_nodes(tree->root);
    tree->root = NULL;
    tree->size = 0;
}

void sort(int *values, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        int value = values[i];
        size_t at = i;
        for (; at > 0 && values[at - 1] > value; at--)
            values[at] = values[at - 1];
        values[at] = value;
    }
}

bool is_sorted(const int *values, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (values[i - 1] > values[i])
            return false;
    return true;
}

int middle(int a, int b)
{
    return (a & b) + ((a ^ b) >> 1);
}
