#include "fibheap.h"

#include <assay.h>
#include <limits.h>
#include <stddef.h>

enum { MOST_NODES = 32 };

struct found {
    const struct node *nodes[MOST_NODES];
    int count;
};

/* false: found before, or the heap is too large to be checked */
static bool find(struct found *found, const struct node *node)
{
    for (int i = 0; i < found->count; i++)
        if (found->nodes[i] == node)
            return false;
    if (found->count == MOST_NODES)
        return false;
    found->nodes[found->count++] = node;
    return true;
}

/* A closed ring of nodes never met before that all belong to owner, and so on
 * below each of them. */
static bool is_ring(const struct node *first, const struct node *owner, struct found *found)
{
    const struct node *node = first;
    do {
        if (node->parent != owner || !find(found, node))
            return false;
        if (node->child != NULL && !is_ring(node->child, node, found))
            return false;
        if (node->right == NULL || node->right->left != node)
            return false;
        node = node->right;
    } while (node != first);
    return true;
}

static bool ring_contains(const struct node *first, const struct node *wanted)
{
    const struct node *node = first;
    do {
        if (node == wanted)
            return true;
        node = node->right;
    } while (node != first);
    return false;
}

static bool degrees_match(const struct node *first)
{
    const struct node *node = first;
    do {
        int children = 0;
        const struct node *child = node->child;
        if (child != NULL && !degrees_match(child))
            return false;
        if (child != NULL)
            do {
                children++;
                child = child->right;
            } while (child != node->child);
        if (node->degree != children)
            return false;
        node = node->right;
    } while (node != first);
    return true;
}

/* No key of the ring is smaller than least, and none below it smaller than its
 * parent's. */
static bool keys_grow_downwards(const struct node *first, int least)
{
    const struct node *node = first;
    do {
        if (node->key < least)
            return false;
        if (node->child != NULL && !keys_grow_downwards(node->child, node->key))
            return false;
        node = node->right;
    } while (node != first);
    return true;
}

static bool is_smallest(const struct node *min, const struct node *first)
{
    const struct node *node = first;
    do {
        if (node->key < min->key)
            return false;
        node = node->right;
    } while (node != first);
    return true;
}

bool fibheap_ok(const struct fibheap *heap)
{
    if (heap->roots == NULL || heap->min == NULL)
        return heap->roots == NULL && heap->min == NULL && heap->size == 0;
    struct found found;
    found.count = 0;
    return is_ring(heap->roots, NULL, &found) && ring_contains(heap->roots, heap->min) && heap->size == found.count &&
           degrees_match(heap->roots) && keys_grow_downwards(heap->roots, INT_MIN) &&
           is_smallest(heap->min, heap->roots);
}

ASSAY_SPACE(fibheap_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct fibheap, size, 0, n);
    assay_range(struct node, key, 0, n - 1);
    assay_range(struct node, degree, 0, n - 1);
}
