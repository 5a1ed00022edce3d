#include "lheap.h"

#include <stdlib.h>

typedef struct Node {
    struct Node *left, *right, *parent;
    int rank; /* of the path that goes right */
    unsigned number;
    long priority;
} Node;

struct LHeap {
    Node *root;
    size_t size;
    unsigned last;
};

LHeap *LHeapNew(void)
{
    return calloc(1, sizeof(LHeap));
}

void LHeapFree(LHeap *heap)
{
    if (heap == NULL)
        return;
    Node *node = heap->root;
    while (node != NULL) {
        if (node->left != NULL) {
            node = node->left;
        } else if (node->right != NULL) {
            node = node->right;
        } else {
            Node *parent = node->parent;
            if (parent != NULL) {
                if (parent->left == node)
                    parent->left = NULL;
                else
                    parent->right = NULL;
            }
            free(node);
            node = parent;
        }
    }
    free(heap);
}

static int RankOf(const Node *node)
{
    return node == NULL ? 0 : node->rank;
}

static void SwapChildren(Node *node)
{
    Node *left = node->left;
    node->left = node->right;
    node->right = left;
}

static Node *Merge(Node *a, Node *b)
{
    if (a == NULL)
        return b;
    if (b == NULL)
        return a;
    if (b->priority < a->priority) {
        Node *swapped = a;
        a = b;
        b = swapped;
    }
    a->right = Merge(a->right, b);
    a->right->parent = a;
    if (RankOf(a->left) < RankOf(a->right))
        SwapChildren(a);
    a->rank = RankOf(a->right) + 1;
    return a;
}

static void SetRoot(LHeap *heap, Node *root)
{
    heap->root = root;
    if (root != NULL)
        root->parent = NULL;
}

static Node *Find(const LHeap *heap, unsigned number)
{
    Node *node = heap->root, *from = NULL;
    while (node != NULL) {
        if (from == node->parent) {
            if (node->number == number)
                return node;
            from = node;
            if (node->left != NULL) {
                node = node->left;
                continue;
            }
        } else if (from == node->left && node->right != NULL) {
            from = node;
            node = node->right;
            continue;
        } else {
            from = node;
        }
        if (from == node && node->right != NULL && node->left == NULL) {
            node = node->right;
            continue;
        }
        node = node->parent;
    }
    return NULL;
}

static void Detach(LHeap *heap, Node *node)
{
    Node *rest = Merge(node->left, node->right), *parent = node->parent;
    heap->size--;
    if (parent == NULL) {
        SetRoot(heap, rest);
        return;
    }
    if (rest != NULL)
        rest->parent = parent;
    if (parent->left == node)
        parent->left = rest;
    else
        parent->right = rest;
    for (; parent != NULL; parent = parent->parent) {
        if (parent->left == NULL || parent->left->rank < parent->right->rank)
            SwapChildren(parent);
        parent->rank = RankOf(parent->right) + 1;
    }
}

static void Attach(LHeap *heap, Node *node)
{
    node->left = node->right = node->parent = NULL;
    node->rank = 1;
    SetRoot(heap, Merge(heap->root, node));
    heap->size++;
}

unsigned LHeapPush(LHeap *heap, long priority)
{
    Node *node = malloc(sizeof *node);
    if (node == NULL)
        return 0;
    node->number = ++heap->last;
    node->priority = priority;
    Attach(heap, node);
    return node->number;
}

bool LHeapTop(const LHeap *heap, long *priority)
{
    if (heap->root == NULL)
        return false;
    *priority = heap->root->priority;
    return true;
}

bool LHeapPop(LHeap *heap, long *priority)
{
    Node *top = heap->root;
    if (top == NULL)
        return false;
    *priority = top->priority;
    Detach(heap, top);
    free(top);
    return true;
}

bool LHeapRemove(LHeap *heap, unsigned number)
{
    Node *node = Find(heap, number);
    if (node == NULL)
        return false;
    Detach(heap, node);
    free(node);
    return true;
}

bool LHeapChange(LHeap *heap, unsigned number, long priority)
{
    Node *node = Find(heap, number);
    if (node == NULL)
        return false;
    Detach(heap, node);
    node->priority = priority;
    Attach(heap, node);
    return true;
}

bool LHeapHas(const LHeap *heap, unsigned number)
{
    return Find(heap, number) != NULL;
}

size_t LHeapSize(const LHeap *heap)
{
    return heap->size;
}
