/* Properties that fail, each in a way of its own. */
#include <assay.h>
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include "shapes.h"

ASSAY_PROPERTY bool returns_false(int n)
{
    return n != 3;
}

ASSAY_PROPERTY void asserts(int n)
{
    assert(n != 3);
}

ASSAY_PROPERTY void crashes(struct node *n)
{
    n->left->key = 1;
}

ASSAY_PROPERTY bool reads_behind(const int *a, size_t n)
{
    return a[n] != 123456789;
}

ASSAY_PROPERTY bool uses_freed(struct node *n)
{
    free(n->left);
    return n->left->key != 123456789;
}

ASSAY_PROPERTY bool overflows(int a, int b)
{
    return a + b != 123456789;
}

ASSAY_PROPERTY void leaks(const char *s)
{
    char *copy = malloc(strlen(s) + 1);
    assert(copy);
    memcpy(copy, s, strlen(s) + 1);
    assert(copy[0] != 'x');
}

/* A part of the input that it lost. */
ASSAY_PROPERTY void loses(struct node *n)
{
    n->left = NULL;
}
