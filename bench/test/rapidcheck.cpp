// The properties of properties.c for RapidCheck: rapidcheck PROPERTY.
#include <rapidcheck.h>
#include <cstring>
#include <vector>
#include "subjects.h"

// Up to four keys, inserted one after the other.
static struct tree some_tree()
{
    struct tree tree = {nullptr, 0};
    int count = *rc::gen::inRange(0, 5);
    for (int i = 0; i < count; i++)
        tree_insert(&tree, *rc::gen::inRange(0, 8));
    return tree;
}

static bool tree_insert_inserts()
{
    return rc::check([] {
        struct tree tree = some_tree();
        int key = *rc::gen::inRange(0, 8);
        tree_insert(&tree, key);
        RC_ASSERT(tree_ok(&tree));
        RC_ASSERT(tree_contains(&tree, key));
        tree_clear(&tree);
    });
}

static bool sort_sorts()
{
    return rc::check([](std::vector<int> values) {
        sort(values.data(), values.size());
        return is_sorted(values.data(), values.size());
    });
}

static bool middle_is_between()
{
    return rc::check([] {
        int a = *rc::gen::arbitrary<int>(), b = *rc::gen::arbitrary<int>(), between = middle(a, b);
        return (a <= between && between <= b) || (b <= between && between <= a);
    });
}

int main(int, char **arguments)
{
    const char *name = arguments[1];
    if (std::strcmp(name, "tree_insert_inserts") == 0)
        return !tree_insert_inserts();
    if (std::strcmp(name, "sort_sorts") == 0)
        return !sort_sorts();
    return !middle_is_between();
}
