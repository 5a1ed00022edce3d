#include "treenode.h"

#include <stdlib.h>

struct treenode {
    int label;
    treenode *parent;
    treenode *first, *last;
    treenode *prev, *next;
};

treenode *treenode_new(int label)
{
    treenode *node = calloc(1, sizeof *node);
    if (node)
        node->label = label;
    return node;
}

static void free_below(treenode *node)
{
    treenode *child = node->first;
    while (child) {
        treenode *next = child->next;
        free_below(child);
        child = next;
    }
    free(node);
}

void treenode_free(treenode *node)
{
    if (!node)
        return;
    treenode_detach(node);
    free_below(node);
}

void treenode_append(treenode *parent, treenode *child)
{
    child->parent = parent;
    child->prev = parent->last;
    child->next = NULL;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

void treenode_detach(treenode *node)
{
    treenode *parent = node->parent;
    if (!parent)
        return;
    if (node->prev)
        node->prev->next = node->next;
    else
        parent->first = node->next;
    if (node->next)
        node->next->prev = node->prev;
    else
        parent->last = node->prev;
    node->parent = node->prev = node->next = NULL;
}

treenode *treenode_child(const treenode *node, size_t index)
{
    treenode *child = node->first;
    while (child && index--)
        child = child->next;
    return child;
}

treenode *treenode_parent(const treenode *node)
{
    return node->parent;
}

int treenode_label(const treenode *node)
{
    return node->label;
}

size_t treenode_count(const treenode *node)
{
    size_t count = 1;
    for (const treenode *child = node->first; child; child = child->next)
        count += treenode_count(child);
    return count;
}

size_t treenode_height(const treenode *node)
{
    size_t highest = 0;
    for (const treenode *child = node->first; child; child = child->next) {
        size_t height = treenode_height(child);
        if (height > highest)
            highest = height;
    }
    return highest + 1;
}

treenode *treenode_clone(const treenode *node)
{
    treenode *copy = treenode_new(node->label);
    for (const treenode *child = node->first; copy && child; child = child->next) {
        treenode *below = treenode_clone(child);
        if (!below) {
            treenode_free(copy);
            return NULL;
        }
        treenode_append(copy, below);
    }
    return copy;
}

bool treenode_equal(const treenode *a, const treenode *b)
{
    if (a->label != b->label)
        return false;
    const treenode *x = a->first, *y = b->first;
    while (x && y && treenode_equal(x, y)) {
        x = x->next;
        y = y->next;
    }
    return !x && !y;
}
