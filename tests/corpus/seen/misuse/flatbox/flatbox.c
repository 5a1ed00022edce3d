#include "flatbox.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#define FAN 8u

struct box {
    float min_x, min_y, max_x, max_y;
    uint32_t first; /* number of the item, or where the children start */
    uint32_t count; /* of children; 0 for an item */
};

struct fb_index {
    uint32_t items; /* as told */
    uint32_t added;
    uint32_t total; /* boxes of all levels, the root last; 0: not finished */
    struct box *boxes;
};

/* How many boxes there are on all levels. */
static uint32_t total_boxes(uint32_t items)
{
    uint32_t total = items;
    do {
        items = (items + FAN - 1) / FAN;
        total += items;
    } while (items > 1);
    return total;
}

fb_index *fb_begin(uint32_t items)
{
    if (items == 0 || items > FB_MAX_ITEMS)
        return NULL;
    fb_index *ix = calloc(1, sizeof *ix);
    if (ix == NULL)
        return NULL;
    ix->items = items;
    ix->boxes = malloc(total_boxes(items) * sizeof *ix->boxes);
    if (ix->boxes == NULL) {
        free(ix);
        return NULL;
    }
    return ix;
}

void fb_end(fb_index *ix)
{
    if (ix == NULL)
        return;
    free(ix->boxes);
    free(ix);
}

/* False for NaN, too. */
static bool proper(float min_x, float min_y, float max_x, float max_y)
{
    return min_x <= max_x && min_y <= max_y;
}

uint32_t fb_add(fb_index *ix, float min_x, float min_y, float max_x, float max_y)
{
    assert(ix->added < ix->items);
    assert(proper(min_x, min_y, max_x, max_y));
    ix->boxes[ix->added] = (struct box){min_x, min_y, max_x, max_y, ix->added, 0};
    return ix->added++;
}

static int compare(double a, double b)
{
    return (a > b) - (a < b);
}

static int by_x(const void *a, const void *b)
{
    const struct box *p = a, *q = b;
    return compare((double)p->min_x + p->max_x, (double)q->min_x + q->max_x);
}

static int by_y(const void *a, const void *b)
{
    const struct box *p = a, *q = b;
    return compare((double)p->min_y + p->max_y, (double)q->min_y + q->max_y);
}

/* Sort-tile-recursive: vertical slices, each sorted from bottom to top. */
static void sort_items(struct box *boxes, uint32_t count)
{
    uint32_t leaves = (count + FAN - 1) / FAN, slices = 1;
    while (slices * slices < leaves)
        slices++;
    uint32_t width = (leaves + slices - 1) / slices * FAN;
    qsort(boxes, count, sizeof *boxes, by_x);
    for (uint32_t at = 0; at < count; at += width)
        qsort(boxes + at, count - at < width ? count - at : width, sizeof *boxes, by_y);
}

static struct box around(const struct box *boxes, uint32_t first, uint32_t end)
{
    struct box sum = boxes[first];
    for (uint32_t i = first + 1; i < end; i++) {
        const struct box *b = &boxes[i];
        sum.min_x = b->min_x < sum.min_x ? b->min_x : sum.min_x;
        sum.min_y = b->min_y < sum.min_y ? b->min_y : sum.min_y;
        sum.max_x = b->max_x > sum.max_x ? b->max_x : sum.max_x;
        sum.max_y = b->max_y > sum.max_y ? b->max_y : sum.max_y;
    }
    sum.first = first;
    sum.count = end - first;
    return sum;
}

void fb_finish(fb_index *ix)
{
    assert(ix->total == 0);
    assert(ix->added == ix->items);
    sort_items(ix->boxes, ix->items);
    uint32_t level = 0, end = ix->items;
    do {
        uint32_t next = end;
        for (uint32_t at = level; at < end; at += FAN)
            ix->boxes[next++] = around(ix->boxes, at, end - at < FAN ? end : at + FAN);
        level = end;
        end = next;
    } while (end - level > 1);
    ix->total = end;
}

struct query {
    const struct box *boxes;
    struct box want;
    uint32_t *out;
    size_t room;
    size_t found;
};

static bool touch(const struct box *a, const struct box *b)
{
    return a->min_x <= b->max_x && b->min_x <= a->max_x && a->min_y <= b->max_y && b->min_y <= a->max_y;
}

static void visit(struct query *q, const struct box *b)
{
    if (!touch(b, &q->want))
        return;
    if (b->count == 0) {
        if (q->found < q->room)
            q->out[q->found] = b->first;
        q->found++;
    }
    for (uint32_t i = 0; i < b->count; i++)
        visit(q, &q->boxes[b->first + i]);
}

size_t fb_search(const fb_index *ix, float min_x, float min_y, float max_x, float max_y, uint32_t *out, size_t room)
{
    assert(ix->total != 0);
    assert(proper(min_x, min_y, max_x, max_y));
    struct query q = {ix->boxes, {min_x, min_y, max_x, max_y, 0, 0}, out, room, 0};
    visit(&q, &ix->boxes[ix->total - 1]);
    return q.found;
}

void fb_extent(const fb_index *ix, float box[4])
{
    assert(ix->total != 0);
    const struct box *root = &ix->boxes[ix->total - 1];
    box[0] = root->min_x;
    box[1] = root->min_y;
    box[2] = root->max_x;
    box[3] = root->max_y;
}

uint32_t fb_count(const fb_index *ix)
{
    return ix->added;
}
