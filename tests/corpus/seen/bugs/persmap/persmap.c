#include "persmap.h"

#include <stdlib.h>

struct node {
    size_t refs;
    int key, value;
    struct node *left, *right;
};

struct pmap {
    size_t refs;
    size_t size;
    struct node *root;
};

static struct node *hold(struct node *n)
{
    if (n != NULL)
        n->refs++;
    return n;
}

/* At most PM_MAX deep. */
static void drop(struct node *n)
{
    while (n != NULL && --n->refs == 0) {
        struct node *right = n->right;

        drop(n->left);
        free(n);
        n = right;
    }
}

/* Takes over the references left and right, also on failure. */
static struct node *make(int key, int value, struct node *left, struct node *right)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL) {
        drop(left);
        drop(right);
        return NULL;
    }
    n->refs = 1;
    n->key = key;
    n->value = value;
    n->left = left;
    n->right = right;
    return n;
}

static const struct node *find(const struct node *n, int key)
{
    while (n != NULL && n->key != key)
        n = key < n->key ? n->left : n->right;
    return n;
}

static struct node *put(struct node *n, int key, int value)
{
    struct node *sub;

    if (n == NULL)
        return make(key, value, NULL, NULL);
    if (key == n->key)
        return make(key, value, hold(n->left), hold(n->right));
    sub = put(key < n->key ? n->left : n->right, key, value);
    if (sub == NULL)
        return NULL;
    if (key < n->key)
        return make(n->key, n->value, sub, hold(n->right));
    return make(n->key, n->value, hold(n->left), sub);
}

/* The tree n without key, which it has; *ok becomes 0 without memory. */
static struct node *cut(struct node *n, int key, int *ok)
{
    struct node *sub;

    if (key == n->key) {
        const struct node *next;

        if (n->left == NULL)
            return hold(n->right);
        if (n->right == NULL)
            return hold(n->left);
        for (next = n->right; next->left != NULL; next = next->left)
            ;
        sub = cut(n->right, next->key, ok);
        if (!*ok)
            return NULL;
        n = make(next->key, next->value, hold(n->left), sub);
    } else {
        sub = cut(key < n->key ? n->left : n->right, key, ok);
        if (!*ok)
            return NULL;
        if (key < n->key)
            n = make(n->key, n->value, sub, hold(n->right));
        else
            n = make(n->key, n->value, hold(n->left), sub);
    }
    *ok = n != NULL;
    return n;
}

/* Takes over root. */
static pmap *wrap(struct node *root, size_t size)
{
    pmap *m = malloc(sizeof *m);

    if (m == NULL) {
        drop(root);
        return NULL;
    }
    m->refs = 1;
    m->size = size;
    m->root = root;
    return m;
}

pmap *pm_empty(void)
{
    return wrap(NULL, 0);
}

pmap *pm_retain(pmap *m)
{
    m->refs++;
    return m;
}

void pm_release(pmap *m)
{
    if (m == NULL || --m->refs > 0)
        return;
    drop(m->root);
    free(m);
}

pmap *pm_with(pmap *m, int key, int value)
{
    const struct node *old = find(m->root, key);
    struct node *root;

    if (old != NULL && old->value == value)
        return pm_retain(m);
    if (old == NULL && m->size >= PM_MAX)
        return NULL;
    root = put(m->root, key, value);
    if (root == NULL)
        return NULL;
    return wrap(root, m->size + (old == NULL));
}

pmap *pm_without(pmap *m, int key)
{
    struct node *root;
    int ok = 1;

    if (find(m->root, key) == NULL)
        return m;
    root = cut(m->root, key, &ok);
    if (!ok)
        return NULL;
    return wrap(root, m->size - 1);
}

static int walk(const struct node *n, int (*fn)(int, int, void *), void *arg)
{
    int stop;

    while (n != NULL) {
        stop = walk(n->left, fn, arg);
        if (stop == 0)
            stop = fn(n->key, n->value, arg);
        if (stop != 0)
            return stop;
        n = n->right;
    }
    return 0;
}

static int merge_one(int key, int value, void *arg)
{
    pmap **sum = arg;
    pmap *next = pm_with(*sum, key, value);

    pm_release(*sum);
    *sum = next;
    return next == NULL;
}

pmap *pm_union(pmap *a, pmap *b)
{
    pmap *sum = pm_retain(a);

    if (a != b)
        walk(b->root, merge_one, &sum);
    return sum;
}

size_t pm_size(const pmap *m)
{
    return m->size;
}

int pm_get(const pmap *m, int key, int *value)
{
    const struct node *n = find(m->root, key);

    if (n == NULL)
        return 0;
    if (value != NULL)
        *value = n->value;
    return 1;
}

static int differs(int key, int value, void *arg)
{
    const struct node *n = find(((const pmap *)arg)->root, key);

    return n == NULL || n->value != value;
}

int pm_equal(const pmap *a, const pmap *b)
{
    if (a == b || a->root == b->root)
        return 1;
    return a->size == b->size && walk(a->root, differs, (void *)b) == 0;
}

int pm_each(const pmap *m, int (*fn)(int key, int value, void *arg), void *arg)
{
    struct node *root = hold(m->root);
    int stop = walk(root, fn, arg);

    drop(root);
    return stop;
}
