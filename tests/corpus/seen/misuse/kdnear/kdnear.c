#include "kdnear.h"

#include <math.h>
#include <stdlib.h>

/* The tree is implicit: of the numbers from `from` up to `to`, the middle one
 * is the node, those before and after it its subtrees.  Levels split by x and
 * by y in turn. */
struct kd_index {
    const kd_point *points;
    size_t count;
    size_t order[];
};

struct search {
    const kd_index *index;
    kd_point place;
    size_t k;
    size_t found;
    size_t *numbers;
};

struct box {
    const kd_index *index;
    kd_point low, high;
    size_t found, cap;
    size_t *numbers;
};

static double coord(const kd_point *p, int axis)
{
    return axis ? p->y : p->x;
}

/* Equal coordinates are ordered by number, so that no two points are equal. */
static int before(const kd_point *points, size_t a, size_t b, int axis)
{
    double u = coord(&points[a], axis), v = coord(&points[b], axis);

    return u != v ? u < v : a < b;
}

static void exchange(size_t *a, size_t *b)
{
    size_t t = *a;

    *a = *b;
    *b = t;
}

/* Brings the middle element of [from, to) to its place, smaller ones before
 * it and greater ones after it. */
static void partition(const kd_point *points, size_t *order, size_t from, size_t to, int axis)
{
    size_t middle = from + (to - from) / 2, i, store;

    while (to - from > 1) {
        exchange(&order[from + (to - from) / 2], &order[to - 1]);
        store = from;
        for (i = from; i < to - 1; i++)
            if (before(points, order[i], order[to - 1], axis))
                exchange(&order[i], &order[store++]);
        exchange(&order[store], &order[to - 1]);
        if (store == middle)
            return;
        if (store < middle)
            from = store + 1;
        else
            to = store;
    }
}

static void build(const kd_point *points, size_t *order, size_t from, size_t to, int axis)
{
    size_t middle = from + (to - from) / 2;

    if (to - from < 2)
        return;
    partition(points, order, from, to, axis);
    build(points, order, from, middle, !axis);
    build(points, order, middle + 1, to, !axis);
}

kd_index *kd_index_new(const kd_point *points, size_t count)
{
    kd_index *index;
    size_t i;

    if (count > KD_MAX_POINTS || (points == NULL && count != 0))
        return NULL;
    for (i = 0; i < count; i++)
        if (!isfinite(points[i].x) || !isfinite(points[i].y))
            return NULL;
    index = malloc(sizeof *index + count * sizeof index->order[0]);
    if (index == NULL)
        return NULL;
    index->points = points;
    index->count = count;
    for (i = 0; i < count; i++)
        index->order[i] = i;
    build(points, index->order, 0, count, 0);
    return index;
}

void kd_index_free(kd_index *index)
{
    free(index);
}

size_t kd_count(const kd_index *index)
{
    return index->count;
}

kd_point kd_get(const kd_index *index, size_t number)
{
    return index->points[number];
}

double kd_distance2(kd_point a, kd_point b)
{
    double dx = a.x - b.x, dy = a.y - b.y;

    return dx * dx + dy * dy;
}

static double distance_to(const struct search *s, size_t number)
{
    return kd_distance2(s->place, s->index->points[number]);
}

/* Adds a point to those found if it is among the k nearest so far. */
static void consider(struct search *s, size_t number)
{
    double d = distance_to(s, number);
    size_t i;

    if (s->found == s->k) {
        if (d >= distance_to(s, s->numbers[s->k - 1]))
            return;
        s->found--;
    }
    for (i = s->found; i > 0 && distance_to(s, s->numbers[i - 1]) > d; i--)
        s->numbers[i] = s->numbers[i - 1];
    s->numbers[i] = number;
    s->found++;
}

static void search(struct search *s, size_t from, size_t to, int axis)
{
    size_t middle = from + (to - from) / 2, number;
    double beyond;

    if (from == to)
        return;
    number = s->index->order[middle];
    beyond = coord(&s->place, axis) - coord(&s->index->points[number], axis);
    consider(s, number);
    if (beyond < 0)
        search(s, from, middle, !axis);
    else
        search(s, middle + 1, to, !axis);
    if (s->found == s->k && beyond * beyond > distance_to(s, s->numbers[s->k - 1]))
        return;
    if (beyond < 0)
        search(s, middle + 1, to, !axis);
    else
        search(s, from, middle, !axis);
}

size_t kd_nearest_k(const kd_index *index, kd_point place, size_t k, size_t *found)
{
    struct search s;

    if (k > index->count)
        k = index->count;
    if (k == 0 || !isfinite(place.x) || !isfinite(place.y))
        return 0;
    s.index = index;
    s.place = place;
    s.k = k;
    s.found = 0;
    s.numbers = found;
    search(&s, 0, index->count, 0);
    return s.found;
}

long kd_nearest(const kd_index *index, kd_point place)
{
    size_t number;

    return kd_nearest_k(index, place, 1, &number) == 1 ? (long)number : -1;
}

static void collect(struct box *b, size_t from, size_t to, int axis)
{
    size_t middle = from + (to - from) / 2, number;
    const kd_point *p;

    if (from == to)
        return;
    number = b->index->order[middle];
    p = &b->index->points[number];
    if (p->x >= b->low.x && p->x <= b->high.x && p->y >= b->low.y && p->y <= b->high.y) {
        if (b->found < b->cap)
            b->numbers[b->found] = number;
        b->found++;
    }
    if (coord(&b->low, axis) <= coord(p, axis))
        collect(b, from, middle, !axis);
    if (coord(&b->high, axis) >= coord(p, axis))
        collect(b, middle + 1, to, !axis);
}

size_t kd_in_box(const kd_index *index, kd_point low, kd_point high, size_t *found, size_t cap)
{
    struct box b;

    if (!(low.x <= high.x && low.y <= high.y))
        return 0;
    b.index = index;
    b.low = low;
    b.high = high;
    b.found = 0;
    b.cap = cap;
    b.numbers = found;
    collect(&b, 0, index->count, 0);
    return b.found;
}
