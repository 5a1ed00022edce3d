#include "aabbset.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#define MOST 100000

struct item {
    aabb box;
    void *user;
};

struct aabb_set {
    struct item *items;
    int *order; /* numbers by x0, when built */
    int count, capacity;
    bool built;
};

aabb_set *aabb_set_create(void)
{
    return calloc(1, sizeof(aabb_set));
}

void aabb_set_destroy(aabb_set *set)
{
    if (!set)
        return;
    free(set->items);
    free(set->order);
    free(set);
}

static bool right_way_round(aabb box)
{
    return box.x0 <= box.x1 && box.y0 <= box.y1;
}

static bool reserve(aabb_set *set)
{
    if (set->count < set->capacity)
        return true;
    int capacity = set->capacity ? 2 * set->capacity : 16;
    struct item *items = realloc(set->items, (size_t)capacity * sizeof *items);
    if (!items)
        return false;
    set->items = items;
    int *order = realloc(set->order, (size_t)capacity * sizeof *order);
    if (!order)
        return false;
    set->order = order;
    set->capacity = capacity;
    return true;
}

int aabb_set_add(aabb_set *set, aabb box, void *user)
{
    assert(right_way_round(box));
    if (set->count >= MOST || !reserve(set))
        return -1;
    set->items[set->count].box = box;
    set->items[set->count].user = user;
    set->order[set->count] = set->count;
    set->built = false;
    return set->count++;
}

/* Heap sort of the order by x0. */
static void sift(aabb_set *set, int root, int end)
{
    for (;;) {
        int child = 2 * root + 1;
        if (child >= end)
            return;
        if (child + 1 < end && set->items[set->order[child]].box.x0 < set->items[set->order[child + 1]].box.x0)
            child++;
        if (set->items[set->order[root]].box.x0 >= set->items[set->order[child]].box.x0)
            return;
        int swap = set->order[root];
        set->order[root] = set->order[child];
        set->order[child] = swap;
        root = child;
    }
}

void aabb_set_build(aabb_set *set)
{
    for (int i = set->count / 2; i-- > 0;)
        sift(set, i, set->count);
    for (int end = set->count - 1; end > 0; end--) {
        int swap = set->order[0];
        set->order[0] = set->order[end];
        set->order[end] = swap;
        sift(set, 0, end);
    }
    set->built = true;
}

int aabb_set_count(const aabb_set *set)
{
    return set->count;
}

void *aabb_set_user(const aabb_set *set, int number)
{
    assert(number >= 0 && number < set->count);
    return set->items[number].user;
}

aabb aabb_set_box(const aabb_set *set, int number)
{
    assert(number >= 0 && number < set->count);
    return set->items[number].box;
}

aabb aabb_set_bounds(const aabb_set *set)
{
    assert(set->count > 0);
    aabb all = set->items[0].box;
    for (int i = 1; i < set->count; i++) {
        aabb box = set->items[i].box;
        if (box.x0 < all.x0)
            all.x0 = box.x0;
        if (box.y0 < all.y0)
            all.y0 = box.y0;
        if (box.x1 > all.x1)
            all.x1 = box.x1;
        if (box.y1 > all.y1)
            all.y1 = box.y1;
    }
    return all;
}

size_t aabb_set_query(const aabb_set *set, aabb area, int *numbers, size_t room)
{
    assert(set->built);
    assert(right_way_round(area));
    size_t found = 0;
    for (int i = 0; i < set->count; i++) {
        aabb box = set->items[set->order[i]].box;
        if (box.x0 > area.x1)
            break;
        if (box.x1 < area.x0 || box.y0 > area.y1 || box.y1 < area.y0)
            continue;
        if (found < room)
            numbers[found] = set->order[i];
        found++;
    }
    return found;
}

int aabb_set_first_hit(const aabb_set *set, int x, int y)
{
    assert(set->built);
    int first = -1;
    for (int i = 0; i < set->count; i++) {
        aabb box = set->items[set->order[i]].box;
        if (box.x0 > x)
            break;
        if (box.x1 >= x && box.y0 <= y && box.y1 >= y && (first < 0 || set->order[i] < first))
            first = set->order[i];
    }
    return first;
}
