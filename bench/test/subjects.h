/* What is measured: three small pieces of code, as both tools test them. */
#ifndef SUBJECTS_H
#define SUBJECTS_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct node {
    struct node *left, *right;
    int key;
};

struct tree {
    struct node *root;
    int size;
};

bool tree_ok(const struct tree *tree); /* in order, and of that size */
bool tree_contains(const struct tree *tree, int key);
void tree_insert(struct tree *tree, int key);
void tree_clear(struct tree *tree);

void sort(int *values, size_t count);
bool is_sorted(const int *values, size_t count);

int middle(int a, int b); /* rounded down, whatever a and b are */

#ifdef __cplusplus
}
#endif
#endif
