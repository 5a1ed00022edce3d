/* Properties of the red-black trees of <sys/tree.h>, as libbsd has it. */
#include <assay.h>
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <bsd/sys/tree.h>

struct element {
    RB_ENTRY(element) link;
    int key;
};

RB_HEAD(elements, element);

static int compare(const struct element *a, const struct element *b)
{
    return (a->key > b->key) - (a->key < b->key);
}

RB_GENERATE(elements, element, link, compare)

/* How many black elements are on each way down; -1: it is no red-black tree. */
static int black_height(const struct element *element, const struct element *parent, long low, long high)
{
    if (element == NULL)
        return 0;
    if (element->key <= low || element->key >= high || RB_PARENT(element, link) != parent)
        return -1;
    bool is_red = RB_COLOR(element, link) == RB_RED;
    if (is_red && (parent == NULL || RB_COLOR(parent, link) == RB_RED))
        return -1;
    int left = black_height(RB_LEFT(element, link), element, low, element->key);
    if (left < 0 || black_height(RB_RIGHT(element, link), element, element->key, high) != left)
        return -1;
    return left + !is_red;
}

bool elements_ok(const struct elements *elements)
{
    return black_height(RB_ROOT(elements), NULL, LONG_MIN, LONG_MAX) >= 0;
}

ASSAY_SPACE(elements_ok, n)
{
    assay_pool(struct element, n);
    assay_range(struct element, key, 0, n - 1);
    assay_range(struct element, link.rbe_color, RB_BLACK, RB_RED);
}

ASSAY_PROPERTY void insertion_keeps_the_tree(struct elements *elements, int key ASSAY_IN(-1, 7))
{
    struct element *element = calloc(1, sizeof *element);
    assert(element != NULL);
    element->key = key;
    struct element *before = RB_INSERT(elements, elements, element);
    assert(elements_ok(elements));
    assert(RB_FIND(elements, elements, element) == (before != NULL ? before : element));
    if (before != NULL)
        free(element);
}

ASSAY_PROPERTY void removal_keeps_the_tree(struct elements *elements, int key ASSAY_IN(0, 7))
{
    struct element wanted = {.key = key};
    struct element *element = RB_FIND(elements, elements, &wanted);
    assay_assume(element != NULL);
    assert(RB_REMOVE(elements, elements, element) == element);
    free(element);
    assert(elements_ok(elements));
    assert(RB_FIND(elements, elements, &wanted) == NULL);
}
