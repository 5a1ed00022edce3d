/* What properties and the search for their smallest failing inputs share: types
 * and the words of which conditions are made. */
#ifndef SUBJECT_H
#define SUBJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ---- arrays; the keys of a list are one ---- */

static inline long long total(const int *a, size_t n)
{
    long long sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += a[i];
    return sum;
}

static inline size_t count_of(const int *a, size_t n, long long value)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += a[i] == value;
    return count;
}

static inline bool has(const int *a, size_t n, long long value)
{
    return count_of(a, n, value) > 0;
}

static inline size_t count_above(const int *a, size_t n, long long value)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += a[i] > value;
    return count;
}

static inline bool is_sorted(const int *a, size_t n)
{
    for (size_t i = 1; i < n; i++)
        if (a[i - 1] > a[i])
            return false;
    return true;
}

static inline bool has_twice(const int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (count_of(a, n, a[i]) > 1)
            return true;
    return false;
}

static inline long long most(const int *a, size_t n)
{
    long long value = n ? a[0] : 0;
    for (size_t i = 1; i < n; i++)
        value = a[i] > value ? a[i] : value;
    return value;
}

static inline long long least(const int *a, size_t n)
{
    long long value = n ? a[0] : 0;
    for (size_t i = 1; i < n; i++)
        value = a[i] < value ? a[i] : value;
    return value;
}

/* ---- strings ---- */

static inline size_t letters(const char *s, int letter)
{
    size_t count = 0;
    for (; *s; s++)
        count += *s == letter;
    return count;
}

static inline size_t in_range(const char *s, int first, int last)
{
    size_t count = 0;
    for (; *s; s++)
        count += *s >= first && *s <= last;
    return count;
}

static inline bool has_pair(const char *s)
{
    for (; *s; s++)
        if (s[0] == s[1])
            return true;
    return false;
}

static inline bool is_palindrome(const char *s)
{
    size_t n = strlen(s);
    for (size_t i = 0; i < n / 2; i++)
        if (s[i] != s[n - 1 - i])
            return false;
    return true;
}

/* ---- structs that are passed themselves ---- */

struct point {
    int x, y;
};

struct mixed {
    short a;
    unsigned char b;
    bool c;
};

struct box {
    struct point at;
    int width;
};

/* ---- lists and trees ---- */

struct node {
    int key;
    struct node *next;
};

struct list {
    struct node *head;
    int size;
};

struct branch {
    int key;
    struct branch *left, *right;
};

struct tree {
    struct branch *root;
    int size;
};

static inline int branches(const struct branch *b)
{
    return b ? 1 + branches(b->left) + branches(b->right) : 0;
}

static inline int tree_depth(const struct branch *b)
{
    int left = b ? tree_depth(b->left) : 0, right = b ? tree_depth(b->right) : 0;
    return b ? 1 + (left > right ? left : right) : 0;
}

static inline int tree_count(const struct branch *b, long long key)
{
    return b ? (b->key == key) + tree_count(b->left, key) + tree_count(b->right, key) : 0;
}

static inline long long tree_total(const struct branch *b)
{
    return b ? b->key + tree_total(b->left) + tree_total(b->right) : 0;
}

static inline bool tree_twice_in(const struct branch *all, const struct branch *b)
{
    return b && (tree_count(all, b->key) > 1 || tree_twice_in(all, b->left) || tree_twice_in(all, b->right));
}

static inline bool tree_twice(const struct branch *b)
{
    return tree_twice_in(b, b);
}

static inline int tree_leaves(const struct branch *b)
{
    if (!b)
        return 0;
    return !b->left && !b->right ? 1 : tree_leaves(b->left) + tree_leaves(b->right);
}

/* A child's key is above its parent's. */
static inline bool tree_climbs(const struct branch *b)
{
    if (!b)
        return false;
    return (b->left && b->left->key > b->key) || (b->right && b->right->key > b->key) || tree_climbs(b->left) ||
           tree_climbs(b->right);
}

#endif
