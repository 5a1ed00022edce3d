/* A Fibonacci heap: trees in heap order, their roots and the children of every
 * node in circular doubly linked rings. */
#ifndef FIBHEAP_H
#define FIBHEAP_H

#include <stdbool.h>

struct node {
    struct node *parent, *left, *right, *child;
    int key;
    int degree; /* children */
};

struct fibheap {
    struct node *roots; /* any of the root ring; NULL: empty */
    struct node *min;   /* the root with the smallest key */
    int size;           /* nodes in all trees */
};

bool fibheap_ok(const struct fibheap *heap);

#endif
