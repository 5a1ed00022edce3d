/* Ways for a predicate to get from one read to the next. */
#include "micro.h"

#include <setjmp.h>

struct node {
    struct node *left, *right;
    int key;
};

struct tree {
    struct node *root;
    int a, b, c;
};

static void numbers(int n)
{
    assay_range(struct tree, a, 0, n);
    assay_range(struct tree, b, 0, n);
    assay_range(struct tree, c, 0, n);
}

static void nodes(int n)
{
    assay_pool(struct node, n);
    links(struct tree, root, struct node);
    links(struct node, left, struct node);
    links(struct node, right, struct node);
    assay_range(struct node, key, 0, n - 1);
}

#define TREE_CASE(predicate, space)      \
    CASE(predicate, FRESH(struct tree)); \
    ASSAY_SPACE(predicate, n)            \
    {                                    \
        space(n);                        \
    }                                    \
    _Static_assert(1, "")

typedef int getter(const struct tree *);
static int get_a(const struct tree *tree)
{
    return R(tree->a);
}
static int get_b(const struct tree *tree)
{
    return R(tree->b);
}
static int get_c(const struct tree *tree)
{
    return R(tree->c);
}

bool function_table(const struct tree *tree)
{
    static getter *const getters[] = {get_b, get_c, get_a};
    int which = get_a(tree);
    return getters[which % 3](tree) == 2;
}
TREE_CASE(function_table, numbers);

static bool apply(const struct tree *tree, getter *first, getter *second)
{
    return first(tree) < second(tree);
}
bool callbacks(const struct tree *tree)
{
    return apply(tree, get_c, get_a) && apply(tree, get_a, get_b);
}
TREE_CASE(callbacks, numbers);

bool jumps(const struct tree *tree)
{
    int turns = 0;
again:
    if (R(tree->a) == turns)
        goto found;
    if (++turns < 2)
        goto again;
    return R(tree->b) == 0;
found:
    return R(tree->c) == turns;
}
TREE_CASE(jumps, numbers);

bool computed_jumps(const struct tree *tree)
{
    __extension__ static const void *const labels[] = {&&zero, &&one, &&two};
    goto *labels[R(tree->b) % 3];
zero:
    return R(tree->a) == 1;
one:
    return R(tree->c) == 1;
two:
    return R(tree->a) == R(tree->c);
}
TREE_CASE(computed_jumps, numbers);

static jmp_buf out;
__attribute__((noinline)) static void jump_unless(const struct tree *tree)
{
    if (R(tree->b) != 1)
        longjmp(out, 1 + R(tree->c));
}
bool long_jumps(const struct tree *tree)
{
    int code = setjmp(out);
    if (code != 0)
        return code == 2;
    if (R(tree->a) == 0)
        return false;
    jump_unless(tree);
    return R(tree->c) == 0;
}
TREE_CASE(long_jumps, numbers);

bool falls_through(const struct tree *tree)
{
    int sum = 0;
    switch (R(tree->a)) {
    case 0:
        sum += R(tree->b);
        __attribute__((fallthrough));
    case 1:
        sum += R(tree->c);
        break;
    default:
        sum = 3;
    }
    return sum == 3;
}
TREE_CASE(falls_through, numbers);

bool leaves_loops(const struct tree *tree)
{
    int found = -1;
    for (int i = 0; i < 3; i++) {
        do {
            if (i == R(tree->a))
                continue;
            if (i == R(tree->b))
                break;
            found = i;
        } while (0);
        if (found >= 0)
            break;
    }
    return found == R(tree->c);
}
TREE_CASE(leaves_loops, numbers);

static bool is_tree(const struct node *node, int depth, int *count)
{
    if (node == NULL)
        return true;
    if (depth == 0)
        return false;
    ++*count;
    return is_tree(R(node->left), depth - 1, count) && is_tree(R(node->right), depth - 1, count);
}
bool recursion(const struct tree *tree)
{
    int count = 0;
    return is_tree(R(tree->root), 3, &count) && count == 2;
}
TREE_CASE(recursion, nodes);

static bool is_odd(const struct node *node, int fuel);
static bool is_even(const struct node *node, int fuel)
{
    return node == NULL || (fuel > 0 && is_odd(R(node->left), fuel - 1));
}
static bool is_odd(const struct node *node, int fuel)
{
    return node != NULL && fuel > 0 && is_even(R(node->right), fuel - 1);
}
bool mutual_recursion(const struct tree *tree)
{
    return is_even(R(tree->root), 4);
}
TREE_CASE(mutual_recursion, nodes);

/* the last call may become a jump */
static bool tail(const struct node *node, int left)
{
    if (left == 0)
        return node == NULL;
    if (node == NULL || R(node->key) != left)
        return false;
    return tail(R(node->right), left - 1);
}
bool tail_recursion(const struct tree *tree)
{
    return tail(R(tree->root), 1);
}
TREE_CASE(tail_recursion, nodes);

/* expressions of GNU C */
bool statement_expressions(const struct tree *tree)
{
    return __extension__({
               int least = R(tree->a);
               if (R(tree->b) < least)
                   least = R(tree->b);
               least;
           }) == 1 &&
           __extension__(R(tree->c) ?: 7) == 7;
}
TREE_CASE(statement_expressions, numbers);
