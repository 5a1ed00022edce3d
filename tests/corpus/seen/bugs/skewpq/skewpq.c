#include "skewpq.h"

#include <stdlib.h>

struct node {
    struct node *left, *right;
    long prio;
    void *item;
};

struct skewpq {
    struct node *root;
    size_t size;
};

#define DEPTH 64

static struct node *meld(struct node *a, struct node *b)
{
    struct node *root = NULL, **hook = &root;

    while (a && b) {
        struct node *right;

        if (b->prio < a->prio) {
            struct node *swap = a;
            a = b;
            b = swap;
        }
        right = a->right;
        a->right = a->left;
        *hook = a;
        hook = &a->left;
        a = right;
    }
    *hook = a ? a : b;
    return root;
}

skewpq *skewpq_new(void)
{
    return calloc(1, sizeof(skewpq));
}

void skewpq_free(skewpq *q, void (*drop)(void *item))
{
    struct node *n;

    if (!q)
        return;
    n = q->root;
    while (n) {
        struct node *left = n->left, *next;

        if (left) { /* rotate until nothing is on the left */
            n->left = left->right;
            left->right = n;
            n = left;
            continue;
        }
        next = n->right;
        if (drop)
            drop(n->item);
        free(n);
        n = next;
    }
    free(q);
}

int skewpq_push(skewpq *q, long prio, void *item)
{
    struct node *n;

    if (q->size >= SKEWPQ_MAX || !(n = malloc(sizeof *n)))
        return -1;
    n->left = n->right = NULL;
    n->prio = prio;
    n->item = item;
    q->root = meld(n, q->root);
    q->size++;
    return 0;
}

int skewpq_peek(const skewpq *q, long *prio, void **item)
{
    if (!q->root)
        return -1;
    if (prio)
        *prio = q->root->prio;
    if (item)
        *item = q->root->item;
    return 0;
}

int skewpq_pop(skewpq *q, long *prio, void **item)
{
    struct node *n = q->root;

    if (skewpq_peek(q, prio, item) < 0)
        return -1;
    q->root = meld(n->left, n->right);
    q->size--;
    free(n);
    return 0;
}

size_t skewpq_size(const skewpq *q)
{
    return q->size;
}

int skewpq_meld(skewpq *dst, skewpq *src)
{
    if (dst == src)
        return 0;
    if (dst->size + src->size > SKEWPQ_MAX)
        return -1;
    dst->root = meld(dst->root, src->root);
    dst->size += src->size;
    src->root = NULL;
    src->size = 0;
    return 0;
}

int skewpq_each(const skewpq *q, int (*fn)(long prio, void *item, void *arg), void *arg)
{
    struct node *path[DEPTH], **top = path;
    struct node *n = q->root;

    while (n || top > path) {
        int stop;

        for (; n; n = n->left)
            *top++ = n;
        n = *--top;
        if ((stop = fn(n->prio, n->item, arg)) != 0)
            return stop;
        n = n->right;
    }
    return 0;
}

struct tally {
    long limit;
    size_t count;
};

static int tally(long prio, void *item, void *arg)
{
    struct tally *t = arg;

    (void)item;
    t->count += prio < t->limit;
    return 0;
}

size_t skewpq_below(const skewpq *q, long limit)
{
    struct tally t = {limit, 0};

    skewpq_each(q, tally, &t);
    return t.count;
}
