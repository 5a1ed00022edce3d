/* The smallest input that meets a condition, by looking at all inputs: small
 * ones first (cells, characters, objects), among equals those with values nearer
 * to 0, compared from the first on.  Knows nothing of Assay.
 *
 * Prints the name of the case, the size, the sum of magnitudes, the values; only
 * the name when no input within the bounds meets the condition. */
#ifndef SEARCH_H
#define SEARCH_H

#include <stdio.h>
#include "subject.h"

#define VALUES_MOST 64

/* 0, 1, -1, 2, -2, … as far as lo..hi goes; false: that was the last. */
struct range {
    long long lo, hi;
};

static long long nearest(struct range range)
{
    return range.lo > 0 ? range.lo : range.hi < 0 ? range.hi : 0;
}

static bool next_value(struct range range, long long *value)
{
    long long negative = -*value, upwards = *value < 0 ? -*value + 1 : *value + 1;
    if (*value > 0 && negative >= range.lo)
        *value = negative;
    else if (upwards <= range.hi && upwards >= range.lo)
        *value = upwards;
    else if (-upwards >= range.lo && -upwards <= range.hi)
        *value = -upwards;
    else
        return false;
    return true;
}

/* The next values in order; false: there are none. */
static bool next_values(const struct range *ranges, long long *values, size_t count)
{
    for (size_t i = count; i-- > 0;) {
        if (next_value(ranges[i], &values[i]))
            return true;
        values[i] = nearest(ranges[i]);
    }
    return false;
}

static void print_found(const char *name, size_t size, const long long *values, const bool *marks, size_t count)
{
    long long sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += marks && marks[i] ? 0 : values[i] < 0 ? -values[i] : values[i];
    printf("%s %zu %lld", name, size, sum);
    for (size_t i = 0; i < count; i++)
        printf(" %lld", values[i]);
    putchar('\n');
}

/* ---- numbers ---- */

static inline void search_numbers(const char *name, size_t count, const struct range *ranges,
                                  bool (*condition)(long long, long long, long long))
{
    long long v[VALUES_MOST] = {0};
    for (size_t i = 0; i < count; i++)
        v[i] = nearest(ranges[i]);
    do
        if (condition(v[0], v[1], v[2])) {
            print_found(name, 0, v, NULL, count);
            return;
        }
    while (next_values(ranges, v, count));
    printf("%s\n", name);
}

/* ---- arrays, and lists as their keys; one or two, and perhaps a key ---- */

typedef bool array_condition(const int *a, size_t n, const int *b, size_t m, long long key);

struct arrays {
    size_t most, second_most; /* lengths; second_most 0: there is none */
    struct range cells;
    bool has_second, has_key;
    struct range key;
};

static bool search_lengths(const char *name, const struct arrays *arrays, size_t n, size_t m,
                           array_condition *condition)
{
    struct range ranges[VALUES_MOST];
    long long v[VALUES_MOST];
    int cells[VALUES_MOST];
    size_t count = n + m + arrays->has_key;
    for (size_t i = 0; i < count; i++) {
        ranges[i] = i < n + m ? arrays->cells : arrays->key;
        v[i] = nearest(ranges[i]);
    }
    do {
        for (size_t i = 0; i < n + m; i++)
            cells[i] = (int)v[i];
        if (!condition(cells, n, cells + n, m, arrays->has_key ? v[n + m] : 0))
            continue;
        long long shown[VALUES_MOST];
        bool marks[VALUES_MOST] = {false};
        size_t at = 0;
        for (size_t i = 0; i <= count; i++) {
            if (arrays->has_second && i == 0)
                marks[at] = true, shown[at++] = (long long)n;
            if (arrays->has_second && i == n)
                marks[at] = true, shown[at++] = (long long)m;
            if (i < count)
                shown[at++] = v[i];
        }
        print_found(name, n + m, shown, marks, at);
        return true;
    } while (next_values(ranges, v, count));
    return false;
}

static inline void search_arrays(const char *name, struct arrays arrays, array_condition *condition)
{
    size_t second = arrays.has_second ? arrays.second_most : 0;
    for (size_t size = 0; size <= arrays.most + second; size++)
        for (size_t n = 0; n <= size && n <= arrays.most; n++)
            if (size - n <= second && search_lengths(name, &arrays, n, size - n, condition))
                return;
    printf("%s\n", name);
}

/* ---- strings ---- */

static inline void search_strings(const char *name, size_t longest, int alphabet, bool (*condition)(const char *))
{
    static const char order[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
    struct range ranges[VALUES_MOST];
    for (size_t n = 0; n <= longest; n++) {
        long long v[VALUES_MOST] = {0};
        char s[VALUES_MOST + 1] = "";
        for (size_t i = 0; i < n; i++)
            ranges[i] = (struct range){0, alphabet - 1};
        do {
            for (size_t i = 0; i < n; i++)
                s[i] = order[v[i]];
            if (condition(s)) {
                print_found(name, n, v, NULL, n);
                return;
            }
        } while (next_values(ranges, v, n));
    }
    printf("%s\n", name);
}

/* ---- trees ---- */

/* In preorder: key, whether there is a left and a right one. */
struct preorder {
    struct branch branches[8];
    long long values[3 * 8];
    bool marks[3 * 8];
    size_t used;
};

/* The tree that the marks of all nodes from .used on say; NULL: they say none. */
static struct branch *build(struct preorder *tree, const long long *shape, const long long *keys, size_t size)
{
    if (tree->used == size)
        return NULL;
    size_t at = tree->used++;
    struct branch *b = &tree->branches[at];
    *b = (struct branch){.key = (int)keys[at]};
    tree->values[3 * at] = keys[at];
    tree->values[3 * at + 1] = shape[2 * at];
    tree->values[3 * at + 2] = shape[2 * at + 1];
    tree->marks[3 * at + 1] = tree->marks[3 * at + 2] = true;
    if (shape[2 * at] && !(b->left = build(tree, shape, keys, size)))
        return NULL;
    if (shape[2 * at + 1] && !(b->right = build(tree, shape, keys, size)))
        return NULL;
    return b;
}

/* Whether keys are smaller, compared from the first on. */
static bool are_smaller(const long long *keys, const long long *than, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (keys[i] != than[i])
            return keys[i] < than[i];
    return false;
}

/* The first keys of that shape that meet the condition, if they are smaller than those of the best. */
static void search_shape(const long long *shape, size_t size, int key_most, int depth,
                         bool (*condition)(const struct branch *), struct preorder *best, long long *best_keys)
{
    struct range ranges[8];
    long long keys[8] = {0};
    for (size_t i = 0; i < size; i++)
        ranges[i] = (struct range){0, key_most};
    do {
        struct preorder tree = {.used = 0};
        const struct branch *root = build(&tree, shape, keys, size);
        if ((size && !root) || tree.used != size || tree_depth(root) > depth)
            return; /* no tree has these marks */
        if (best->used && !are_smaller(keys, best_keys, size))
            return;
        if (condition(root)) {
            *best = tree;
            best->used = 1;
            memcpy(best_keys, keys, sizeof keys);
            return;
        }
    } while (next_values(ranges, keys, size));
}

static inline void search_trees(const char *name, size_t largest, int key_most, int depth,
                                bool (*condition)(const struct branch *))
{
    struct range bits[16];
    for (size_t i = 0; i < 16; i++)
        bits[i] = (struct range){0, 1};
    for (size_t size = 0; size <= largest; size++) {
        long long shape[16] = {0}, keys[8] = {0};
        struct preorder best = {.used = 0}; /* .used: there is one */
        do
            search_shape(shape, size, key_most, depth, condition, &best, keys);
        while (next_values(bits, shape, 2 * size));
        if (best.used) {
            print_found(name, size, best.values, best.marks, 3 * size);
            return;
        }
    }
    printf("%s\n", name);
}

#endif
