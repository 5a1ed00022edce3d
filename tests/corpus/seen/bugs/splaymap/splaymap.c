#include "splaymap.h"

#include <limits.h>
#include <stdlib.h>

struct node {
    struct node *left, *right;
    int key, value;
};

struct splaymap {
    struct node *root;
    int count;
};

/* Brings the key, or one of its neighbours, to the root. */
static struct node *splay(struct node *t, int key)
{
    struct node head = {NULL, NULL, 0, 0}, *l = &head, *r = &head, *y;
    if (t == NULL)
        return NULL;
    for (;;) {
        if (key < t->key) {
            if (t->left == NULL)
                break;
            if (key < t->left->key) {
                y = t->left;
                t->left = y->right;
                y->right = t;
                t = y;
                if (t->left == NULL)
                    break;
            }
            r->left = t;
            r = t;
            t = t->left;
        } else if (key > t->key) {
            if (t->right == NULL)
                break;
            if (key > t->right->key) {
                y = t->right;
                t->right = y->left;
                y->left = t;
                t = y;
                if (t->right == NULL)
                    break;
            }
            l->right = t;
            l = t;
            t = t->right;
        } else {
            break;
        }
    }
    l->right = t->left;
    r->left = t->right;
    t->left = head.right;
    t->right = head.left;
    return t;
}

struct splaymap *Splay_new(void)
{
    return calloc(1, sizeof(struct splaymap));
}

void Splay_free(struct splaymap *m)
{
    if (m == NULL)
        return;
    while (m->root != NULL) {
        struct node *t = m->root;
        if (t->left != NULL) {
            m->root = t->left;
            t->left = m->root->right;
            m->root->right = t;
        } else {
            m->root = t->right;
            free(t);
        }
    }
    free(m);
}

bool Splay_put(struct splaymap *m, int key, int value)
{
    struct node *t = m->root = splay(m->root, key);
    if (t != NULL && t->key == key) {
        t->value = value;
        return true;
    }
    struct node *n = malloc(sizeof *n);
    if (n == NULL)
        return false;
    *n = (struct node){NULL, NULL, key, value};
    if (t != NULL && key < t->key) {
        n->left = t->left;
        n->right = t;
        t->left = NULL;
    } else if (t != NULL) {
        n->right = t->right;
        n->left = t;
        t->right = NULL;
    }
    m->root = n;
    m->count++;
    return true;
}

bool Splay_get(struct splaymap *m, int key, int *value)
{
    m->root = splay(m->root, key);
    if (m->root == NULL || m->root->key != key)
        return false;
    *value = m->root->value;
    return true;
}

bool Splay_remove(struct splaymap *m, int key)
{
    struct node *t = m->root = splay(m->root, key);
    if (t == NULL || t->key != key)
        return false;
    if (t->left == NULL) {
        m->root = t->right;
    } else {
        m->root = splay(t->left, key);
        m->root->right = t->right;
    }
    free(t);
    m->count--;
    return true;
}

int Splay_count(const struct splaymap *m)
{
    return m->count;
}

bool Splay_min(struct splaymap *m, int *key)
{
    return Splay_ceil(m, INT_MIN, key);
}

bool Splay_max(struct splaymap *m, int *key)
{
    m->root = splay(m->root, INT_MAX);
    if (m->root == NULL)
        return false;
    *key = m->root->key;
    return true;
}

bool Splay_floor(struct splaymap *m, int key, int *found)
{
    struct node *t = m->root = splay(m->root, key);
    if (t == NULL)
        return false;
    if (t->key > key) {
        t = t->left;
        while (t->right != NULL)
            t = t->right;
    }
    *found = t->key;
    return true;
}

bool Splay_ceil(struct splaymap *m, int key, int *found)
{
    struct node *t = m->root = splay(m->root, key);
    if (t == NULL)
        return false;
    if (t->key < key) {
        t = t->right;
        while (t != NULL && t->left != NULL)
            t = t->left;
        if (t == NULL)
            return false;
    }
    *found = t->key;
    return true;
}
