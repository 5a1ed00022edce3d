#include "plait.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A piece, and a subtree: what is left of it, itself, what is right of it. */
struct node {
    struct node *left, *right;
    size_t size; /* bytes of the subtree */
    size_t used; /* bytes of this piece, never 0 */
    char text[];
};

struct plait {
    struct node *root;
    uint64_t dice;
};

static size_t size_of(const struct node *n)
{
    return n == NULL ? 0 : n->size;
}

static void resize(struct node *n)
{
    n->size = size_of(n->left) + n->used + size_of(n->right);
}

static struct node *new_node(const char *s, size_t n)
{
    struct node *node = malloc(sizeof *node + n);

    if (node == NULL)
        return NULL;
    node->left = node->right = NULL;
    node->size = node->used = n;
    memcpy(node->text, s, n);
    return node;
}

static void free_tree(struct node *n)
{
    while (n != NULL) {
        struct node *right = n->right;

        free_tree(n->left);
        free(n);
        n = right;
    }
}

/* A balanced tree of n > 0 bytes. */
static struct node *build(const char *s, size_t n)
{
    size_t pieces = (n + PLAIT_PIECE - 1) / PLAIT_PIECE;
    size_t before = pieces / 2 * PLAIT_PIECE;
    size_t own = n - before < PLAIT_PIECE ? n - before : PLAIT_PIECE;
    struct node *node = new_node(s + before, own);

    if (node == NULL)
        return NULL;
    if (before > 0 && (node->left = build(s, before)) == NULL) {
        free_tree(node);
        return NULL;
    }
    if (n > before + own && (node->right = build(s + before + own, n - before - own)) == NULL) {
        free_tree(node);
        return NULL;
    }
    resize(node);
    return node;
}

static uint64_t roll(plait *r)
{
    r->dice ^= r->dice << 13;
    r->dice ^= r->dice >> 7;
    r->dice ^= r->dice << 17;
    return r->dice;
}

/* a and then b.  The bigger one is more likely to be on top, which keeps the
 * tree shallow whatever is done to it. */
static struct node *merge(plait *r, struct node *a, struct node *b)
{
    if (a == NULL)
        return b;
    if (b == NULL)
        return a;
    if (roll(r) % (a->size + b->size) < a->size) {
        a->right = merge(r, a->right, b);
        resize(a);
        return a;
    }
    b->left = merge(r, a, b->left);
    resize(b);
    return b;
}

/* Cuts in two the piece in which position i lies, so that one begins there. */
static int make_edge(plait *r, struct node *n, size_t i)
{
    struct node *rest;

    for (;;) {
        if (n == NULL || i == 0 || i >= n->size)
            return 0;
        if (i < size_of(n->left)) {
            n = n->left;
        } else if (i - size_of(n->left) >= n->used) {
            i -= size_of(n->left) + n->used;
            n = n->right;
        } else {
            break;
        }
    }
    i -= size_of(n->left);
    if (i == 0)
        return 0;
    rest = new_node(n->text + i, n->used - i);
    if (rest == NULL)
        return -1;
    n->used = i;
    n->right = merge(r, rest, n->right);
    return 0;
}

/* Takes the tree apart at position i, where a piece begins. */
static void split(struct node *n, size_t i, struct node **a, struct node **b)
{
    if (n == NULL) {
        *a = *b = NULL;
    } else if (i <= size_of(n->left)) {
        split(n->left, i, a, &n->left);
        resize(n);
        *b = n;
    } else {
        split(n->right, i - size_of(n->left) - n->used, &n->right, b);
        resize(n);
        *a = n;
    }
}

plait *plait_new(const char *s, size_t n)
{
    plait *r;

    if (n > PLAIT_MAX)
        return NULL;
    r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->dice = UINT64_C(0x9E3779B97F4A7C15);
    if (n > 0 && (r->root = build(s, n)) == NULL) {
        free(r);
        return NULL;
    }
    return r;
}

static int append_tree(plait *r, const struct node *n)
{
    return n == NULL || (append_tree(r, n->left) && plait_insert(r, size_of(r->root), n->text, n->used) == 0 &&
                         append_tree(r, n->right));
}

plait *plait_dup(const plait *r)
{
    plait *copy = plait_new(NULL, 0);

    if (copy == NULL || append_tree(copy, r->root))
        return copy;
    plait_free(copy);
    return NULL;
}

void plait_free(plait *r)
{
    if (r == NULL)
        return;
    free_tree(r->root);
    free(r);
}

size_t plait_length(const plait *r)
{
    return size_of(r->root);
}

const char *plait_piece(const plait *r, size_t i, size_t *n)
{
    const struct node *node = r->root;

    *n = 0;
    if (i >= size_of(node))
        return NULL;
    for (;;) {
        if (i < size_of(node->left)) {
            node = node->left;
            continue;
        }
        i -= size_of(node->left);
        if (i < node->used)
            break;
        i -= node->used;
        node = node->right;
    }
    *n = node->used - i;
    return node->text + i;
}

int plait_at(const plait *r, size_t i)
{
    size_t n;
    const char *p = plait_piece(r, i, &n);

    return p == NULL ? -1 : (unsigned char)*p;
}

size_t plait_copy(const plait *r, size_t i, char *out, size_t n)
{
    size_t done = 0, run;
    const char *p;

    while (done < n && (p = plait_piece(r, i, &run)) != NULL) {
        if (run > n - done)
            run = n - done;
        memcpy(out + done, p, run);
        done += run;
        i += run;
    }
    return done;
}

int plait_equal(const plait *a, const plait *b)
{
    size_t i = 0, na, nb;
    const char *pa, *pb;

    if (size_of(a->root) != size_of(b->root))
        return 0;
    while ((pa = plait_piece(a, i, &na)) != NULL && (pb = plait_piece(b, i, &nb)) != NULL) {
        size_t n = na < nb ? na : nb;

        if (memcmp(pa, pb, n) != 0)
            return 0;
        i += n;
    }
    return 1;
}

int plait_insert(plait *r, size_t i, const char *s, size_t n)
{
    struct node *middle, *before, *after;

    if (i > size_of(r->root) || n > PLAIT_MAX - size_of(r->root))
        return -1;
    if (n == 0)
        return 0;
    middle = build(s, n);
    if (middle == NULL)
        return -1;
    if (make_edge(r, r->root, i) != 0) {
        free_tree(middle);
        return -1;
    }
    split(r->root, i, &before, &after);
    r->root = merge(r, merge(r, before, middle), after);
    return 0;
}

int plait_erase(plait *r, size_t i, size_t n)
{
    struct node *before, *middle, *after;

    if (i > size_of(r->root))
        return -1;
    if (n > size_of(r->root) - i)
        n = size_of(r->root) - i;
    if (n == 0)
        return 0;
    if (make_edge(r, r->root, i) != 0 || make_edge(r, r->root, i + n) != 0)
        return -1;
    split(r->root, i, &before, &after);
    split(after, n, &middle, &after);
    free_tree(middle);
    r->root = merge(r, before, after);
    return 0;
}

int plait_join(plait *r, plait *tail)
{
    if (size_of(tail->root) > PLAIT_MAX - size_of(r->root))
        return -1;
    r->root = merge(r, r->root, tail->root);
    free(tail);
    return 0;
}
