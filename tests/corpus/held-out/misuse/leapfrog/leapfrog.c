#include "leapfrog.h"

#include <stdint.h>
#include <stdlib.h>

#define LEVELS 20

struct node {
    void *item;
    int levels;
    struct node *next[]; /* `levels' of them */
};

struct leap_list {
    leap_order order;
    leap_drop drop;
    size_t count;
    uint32_t dice;
    struct node *head[LEVELS];
};

leap_list *leap_new(leap_order order, leap_drop drop)
{
    leap_list *list;

    if (order == NULL)
        return NULL;
    list = calloc(1, sizeof *list);
    if (list == NULL)
        return NULL;
    list->order = order;
    list->drop = drop;
    list->dice = UINT32_C(2463534242);
    return list;
}

static void let_go(leap_list *list, struct node *node)
{
    void *item = node->item;

    free(node);
    if (list->drop != NULL)
        list->drop(item);
}

void leap_free(leap_list *list)
{
    struct node *node, *next;

    if (list == NULL)
        return;
    for (node = list->head[0]; node != NULL; node = next) {
        next = node->next[0];
        let_go(list, node);
    }
    free(list);
}

/* One level, and with a chance of one in two each one more. */
static int roll_levels(leap_list *list)
{
    uint32_t bits;
    int levels = 1;

    list->dice ^= list->dice << 13;
    list->dice ^= list->dice >> 17;
    list->dice ^= list->dice << 5;
    for (bits = list->dice; levels < LEVELS && (bits & 1) != 0; bits >>= 1)
        levels++;
    return levels;
}

/* The links, one for each level, that lead to the first node not below key;
 * returns that node. */
static struct node *search(leap_list *list, const void *key, struct node **links[LEVELS])
{
    struct node **row = list->head;

    for (int level = LEVELS - 1; level >= 0; level--) {
        while (row[level] != NULL && list->order(row[level]->item, key) < 0)
            row = row[level]->next;
        links[level] = &row[level];
    }
    return *links[0];
}

int leap_add(leap_list *list, void *item)
{
    struct node **links[LEVELS];
    struct node *node = search(list, item, links);
    int levels;

    if (node != NULL && list->order(node->item, item) == 0)
        return 0;
    if (list->count == LEAP_MAX_ITEMS)
        return -1;
    levels = roll_levels(list);
    node = malloc(sizeof *node + (size_t)levels * sizeof(struct node *));
    if (node == NULL)
        return -1;
    node->item = item;
    node->levels = levels;
    for (int level = 0; level < levels; level++) {
        node->next[level] = *links[level];
        *links[level] = node;
    }
    list->count++;
    return 1;
}

void *leap_find(const leap_list *list, const void *key)
{
    struct node *const *row = list->head;

    for (int level = LEVELS - 1; level >= 0; level--)
        while (row[level] != NULL && list->order(row[level]->item, key) < 0)
            row = row[level]->next;
    if (row[0] != NULL && list->order(row[0]->item, key) == 0)
        return row[0]->item;
    return NULL;
}

static void unlink_node(leap_list *list, struct node *node, struct node **links[LEVELS])
{
    for (int level = 0; level < node->levels; level++)
        *links[level] = node->next[level];
    list->count--;
    let_go(list, node);
}

int leap_remove(leap_list *list, const void *key)
{
    struct node **links[LEVELS];
    struct node *node = search(list, key, links);

    if (node == NULL || list->order(node->item, key) != 0)
        return 0;
    unlink_node(list, node, links);
    return 1;
}

size_t leap_count(const leap_list *list)
{
    return list->count;
}

void leap_first(leap_list *list, struct leap_cursor *cur)
{
    cur->list = list;
    cur->spot = list->head[0];
}

void leap_seek(leap_list *list, struct leap_cursor *cur, const void *key)
{
    struct node **links[LEVELS];

    cur->list = list;
    cur->spot = search(list, key, links);
}

int leap_valid(const struct leap_cursor *cur)
{
    return cur->spot != NULL;
}

void *leap_item(const struct leap_cursor *cur)
{
    const struct node *node = cur->spot;

    return node->item;
}

void leap_next(struct leap_cursor *cur)
{
    const struct node *node = cur->spot;

    cur->spot = node->next[0];
}

void leap_cut(struct leap_cursor *cur)
{
    struct node **links[LEVELS];
    struct node *node = cur->spot;

    leap_next(cur);
    search(cur->list, node->item, links);
    unlink_node(cur->list, node, links);
}
