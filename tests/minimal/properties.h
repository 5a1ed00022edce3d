/* What properties alone need: where their structures come from, how they note
 * their input (its size, the sum of magnitudes, its values) and how they fail. */
#ifndef PROPERTIES_H
#define PROPERTIES_H

#include <assay.h>
#include <assert.h>
#include <stdio.h>
#include "subject.h"

#define FAIL_BY_RESULT(condition) return !(condition)
#define FAIL_BY_ASSERT(condition) \
    assert(!(condition));         \
    return true
#define FAIL_BY_NULL(condition)                                 \
    int here = 0, *volatile there = (condition) ? NULL : &here; \
    return *there == 0
#define FAIL_BY_OVERFLOW(condition) \
    char *block = malloc(3);        \
    block[(condition) ? 3 : 2] = 1; \
    free(block);                    \
    return true

/* ---- notes ---- */

struct noted {
    char text[2000];
    size_t length;
    long long sum;
};

static void note_value(struct noted *noted, long long value)
{
    if (noted->length < sizeof noted->text - 24)
        noted->length += (size_t)sprintf(noted->text + noted->length, " %lld", value);
    noted->sum += value < 0 ? -value : value;
}

/* One that has no magnitude. */
static void note_mark(struct noted *noted, long long mark)
{
    long long sum = noted->sum;
    note_value(noted, mark);
    noted->sum = sum;
}

static void note_array(struct noted *noted, const int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        note_value(noted, a[i]);
}

static void note_end(const struct noted *noted, size_t size)
{
    assay_note("%zu %lld%s", size, noted->sum, noted->text);
}

#define NOTE_NUMBERS(...)                                           \
    do {                                                            \
        struct noted noted = {0};                                   \
        const long long values[] = {__VA_ARGS__};                   \
        for (size_t i = 0; i < sizeof values / sizeof *values; i++) \
            note_value(&noted, values[i]);                          \
        note_end(&noted, 0);                                        \
    } while (0)

static void note_one_array(const int *a, size_t n)
{
    struct noted noted = {0};
    note_array(&noted, a, n);
    note_end(&noted, n);
}

static void note_string(const char *s)
{
    static const char order[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
    struct noted noted = {0};
    for (size_t i = 0; s[i]; i++) {
        const char *at = strchr(order, s[i]);
        note_value(&noted, at ? at - order : 1000 + (unsigned char)s[i]);
    }
    note_end(&noted, strlen(s));
}

static void note_branches(struct noted *noted, const struct branch *b)
{
    if (!b)
        return;
    note_value(noted, b->key);
    note_mark(noted, !!b->left);
    note_mark(noted, !!b->right);
    note_branches(noted, b->left);
    note_branches(noted, b->right);
}

static void note_tree(const struct branch *b)
{
    struct noted noted = {0};
    note_branches(&noted, b);
    note_end(&noted, (size_t)branches(b));
}

static void note_list_and_key(const int *a, size_t n, long long key)
{
    struct noted noted = {0};
    note_array(&noted, a, n);
    note_value(&noted, key);
    note_end(&noted, n);
}

static void note_two_arrays(const int *a, size_t n, const int *b, size_t m)
{
    struct noted noted = {0};
    note_mark(&noted, (long long)n);
    note_array(&noted, a, n);
    note_mark(&noted, (long long)m);
    note_array(&noted, b, m);
    note_end(&noted, n + m);
}

/* ---- structures ---- */

#define LIST_MOST 64
static size_t list_keys(const struct list *l, int keys[LIST_MOST])
{
    size_t n = 0;
    for (const struct node *node = l->head; node && n < LIST_MOST; node = node->next)
        keys[n++] = node->key;
    return n;
}

bool list_ok(const struct list *l)
{
    int left = l->size;
    for (const struct node *node = l->head; node; node = node->next)
        if (left-- == 0 || node->key < 0)
            return false;
    return left == 0;
}

ASSAY_SPACE(list_ok, n)
{
    assay_pool(struct node, n);
    assay_range(struct list, size, 0, n);
    assay_range(struct node, key, 0, n);
}

static bool branches_ok(const struct branch *b, int *left)
{
    return !b || ((*left)-- > 0 && b->key >= 0 && branches_ok(b->left, left) && branches_ok(b->right, left));
}

static bool is_below(const struct branch *b, const struct branch *sought)
{
    return b && (b == sought || is_below(b->left, sought) || is_below(b->right, sought));
}

static bool are_apart(const struct branch *b)
{
    return !b || (!is_below(b->left, b) && !is_below(b->right, b) && are_apart(b->left) && are_apart(b->right));
}

static bool shares(const struct branch *a, const struct branch *b)
{
    return a && (is_below(b, a) || shares(a->left, b) || shares(a->right, b));
}

static bool has_shared(const struct branch *b)
{
    return b && (shares(b->left, b->right) || has_shared(b->left) || has_shared(b->right));
}

bool tree_ok(const struct tree *t)
{
    int left = t->size;
    return branches_ok(t->root, &left) && left == 0 && are_apart(t->root) && !has_shared(t->root);
}

ASSAY_SPACE(tree_ok, n)
{
    assay_pool(struct branch, n);
    assay_range(struct tree, size, 0, n);
    assay_range(struct branch, key, 0, n > 0 ? n - 1 : 0);
}

/* ---- generators ---- */

static void push(struct list *l, int key)
{
    struct node *node = malloc(sizeof *node), **end = &l->head;
    while (*end)
        end = &(*end)->next;
    *node = (struct node){key, NULL};
    *end = node;
    l->size++;
}

ASSAY_GENERATOR struct list *counted(void)
{
    struct list *l = calloc(1, sizeof *l);
    for (long long left = assay_choose(0, 10); left > 0; left--)
        push(l, (int)assay_choose(-20, 20));
    return l;
}

ASSAY_GENERATOR struct list *flagged(void)
{
    struct list *l = calloc(1, sizeof *l);
    while (assay_weighted(2, 1.0, 4.0))
        push(l, (int)assay_choose(0, 30));
    return l;
}

static struct branch *grow(int depth, int *size)
{
    if (depth == 0 || !assay_choose(0, 1))
        return NULL;
    struct branch *b = malloc(sizeof *b);
    ++*size;
    b->key = (int)assay_choose(0, 9);
    b->left = grow(depth - 1, size);
    b->right = grow(depth - 1, size);
    return b;
}

ASSAY_GENERATOR struct tree *grown(void)
{
    struct tree *t = calloc(1, sizeof *t);
    t->root = grow(5, &t->size);
    return t;
}

#endif
