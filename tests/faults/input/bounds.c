/* spaces that say too little, or what cannot be */
#include <assay.h>
#include <stdbool.h>

struct node {
    struct node *next;
    int key, other;
};

struct list {
    struct node *head;
    int size;
};

bool reads_without_bounds(const struct list *list)
{
    return list->head != 0 && list->head->key == list->size && list->head->other == 0;
}
ASSAY_SPACE(reads_without_bounds, n)
{
    assay_pool(struct node, n);
    assay_range(struct node, key, 0, n);
    assay_range(struct list, size, 0, n);
}

bool empty_range(const struct list *list)
{
    return list->size == 0;
}
ASSAY_SPACE(empty_range, n)
{
    assay_range(struct list, size, n, 0);
}

bool no_such_field(const struct list *list)
{
    return list->size == 0;
}
ASSAY_SPACE(no_such_field, n)
{
    assay_range(struct list, sise, 0, n);
}

bool negative_pool(const struct list *list)
{
    return list->head == 0;
}
ASSAY_SPACE(negative_pool, n)
{
    assay_pool(struct node, -n);
}

bool crashing_space(const struct list *list)
{
    return list->head == 0;
}
ASSAY_SPACE(crashing_space, n)
{
    assay_pool(struct node, n);
    *(volatile int *)0 = n;
}
