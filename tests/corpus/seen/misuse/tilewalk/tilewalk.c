#include "tilewalk.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define FAR ULONG_MAX

struct open_tile {
    unsigned long cost;
    int cell;
};

struct tw_finder {
    const unsigned char *tiles;
    int width;
    int height;
    unsigned long *cost;    /* of the best way so far to each cell */
    int *from;              /* the cell before on that way, or -1 */
    struct open_tile *heap; /* room for every edge */
    size_t heap_count;
    tw_point *way;
    size_t length;
    unsigned long total;
};

static int inside(const tw_finder *f, tw_point at)
{
    return at.x >= 0 && at.x < f->width && at.y >= 0 && at.y < f->height;
}

static void push(tw_finder *f, int cell, unsigned long cost)
{
    size_t i = f->heap_count++;

    while (i > 0 && f->heap[(i - 1) / 2].cost > cost) {
        f->heap[i] = f->heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    f->heap[i].cost = cost;
    f->heap[i].cell = cell;
}

static struct open_tile pop(tw_finder *f)
{
    struct open_tile first = f->heap[0];
    struct open_tile last = f->heap[--f->heap_count];
    size_t i = 0, child;

    while ((child = 2 * i + 1) < f->heap_count) {
        if (child + 1 < f->heap_count && f->heap[child + 1].cost < f->heap[child].cost)
            child++;
        if (f->heap[child].cost >= last.cost)
            break;
        f->heap[i] = f->heap[child];
        i = child;
    }
    if (f->heap_count > 0)
        f->heap[i] = last;
    return first;
}

/* Settles cells in the order of their cost until the goal (-1: none) is reached
 * or the budget is spent; returns the number of settled cells. */
static size_t search(tw_finder *f, int start, int goal, unsigned long budget)
{
    static const int dx[4] = { 1, 0, -1, 0 }, dy[4] = { 0, 1, 0, -1 };
    size_t cells = (size_t)f->width * (size_t)f->height;
    size_t settled = 0, i;

    for (i = 0; i < cells; i++) {
        f->cost[i] = FAR;
        f->from[i] = -1;
    }
    f->heap_count = 0;
    f->cost[start] = 0;
    push(f, start, 0);
    while (f->heap_count > 0) {
        struct open_tile at = pop(f);
        int side;

        if (at.cost > f->cost[at.cell])
            continue;
        if (at.cost > budget)
            break;
        settled++;
        if (at.cell == goal)
            break;
        for (side = 0; side < 4; side++) {
            tw_point next = { at.cell % f->width + dx[side], at.cell / f->width + dy[side] };
            unsigned long cost;
            int cell;

            if (!inside(f, next))
                continue;
            cell = next.y * f->width + next.x;
            if (f->tiles[cell] == 0)
                continue;
            cost = at.cost + f->tiles[cell];
            if (cost < f->cost[cell]) {
                f->cost[cell] = cost;
                f->from[cell] = at.cell;
                push(f, cell, cost);
            }
        }
    }
    return settled;
}

tw_finder *tw_new(const unsigned char *tiles, int width, int height)
{
    tw_finder *f;
    size_t cells;

    if (width < 1 || width > TW_MAX_SIDE || height < 1 || height > TW_MAX_SIDE)
        return NULL;
    f = calloc(1, sizeof *f);
    if (f == NULL)
        return NULL;
    cells = (size_t)width * (size_t)height;
    f->tiles = tiles;
    f->width = width;
    f->height = height;
    f->cost = calloc(cells, sizeof *f->cost);
    f->from = calloc(cells, sizeof *f->from);
    f->heap = calloc(4 * cells + 1, sizeof *f->heap);
    if (f->cost == NULL || f->from == NULL || f->heap == NULL) {
        tw_free(f);
        return NULL;
    }
    return f;
}

void tw_free(tw_finder *f)
{
    if (f == NULL)
        return;
    free(f->cost);
    free(f->from);
    free(f->heap);
    free(f->way);
    free(f);
}

int tw_tile(const tw_finder *f, tw_point at)
{
    return inside(f, at) ? f->tiles[at.y * f->width + at.x] : -1;
}

enum tw_result tw_find(tw_finder *f, tw_point start, tw_point goal)
{
    int first, last, cell;
    size_t length = 0;

    free(f->way);
    f->way = NULL;
    f->length = 0;
    f->total = 0;
    if (!inside(f, start) || !inside(f, goal))
        return TW_OUTSIDE;
    first = start.y * f->width + start.x;
    last = goal.y * f->width + goal.x;
    search(f, first, last, FAR);
    if (f->cost[last] == FAR)
        return TW_NO_WAY;
    for (cell = last; cell >= 0; cell = f->from[cell])
        length++;
    f->way = malloc(length * sizeof *f->way);
    if (f->way == NULL)
        return TW_NO_MEMORY;
    f->length = length;
    f->total = f->cost[last];
    for (cell = last; cell >= 0; cell = f->from[cell]) {
        length--;
        f->way[length].x = cell % f->width;
        f->way[length].y = cell / f->width;
    }
    return TW_FOUND;
}

size_t tw_length(const tw_finder *f)
{
    return f->length;
}

unsigned long tw_cost(const tw_finder *f)
{
    return f->total;
}

const tw_point *tw_way(const tw_finder *f)
{
    return f->way;
}

void tw_copy(const tw_finder *f, tw_point *out)
{
    if (f->length > 0)
        memcpy(out, f->way, f->length * sizeof *out);
}

size_t tw_reach(tw_finder *f, tw_point start, unsigned long budget)
{
    if (!inside(f, start))
        return 0;
    return search(f, start.y * f->width + start.x, -1, budget);
}
