#include "kdpoints.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct kdpoints {
    int dim;
    int size;
    int room;
    int built; /* how many points `order` covers; -1 = never built */
    double *coords;
    int *order; /* the tree: the middle of a range divides it */
};

kdpoints *kd_create(int dim)
{
    if (dim < 1 || dim > KD_MAX_DIM)
        return NULL;
    kdpoints *kd = calloc(1, sizeof *kd);
    if (!kd)
        return NULL;
    kd->dim = dim;
    kd->built = -1;
    return kd;
}

void kd_destroy(kdpoints *kd)
{
    if (!kd)
        return;
    free(kd->coords);
    free(kd->order);
    free(kd);
}

static int grow(kdpoints *kd)
{
    int room = kd->room ? 2 * kd->room : 8;
    double *coords = realloc(kd->coords, (size_t)room * (size_t)kd->dim * sizeof *coords);
    if (!coords)
        return -1;
    kd->coords = coords;
    int *order = realloc(kd->order, (size_t)room * sizeof *order);
    if (!order)
        return -1;
    kd->order = order;
    kd->room = room;
    return 0;
}

static double *point_at(const kdpoints *kd, int index)
{
    return kd->coords + (ptrdiff_t)index * kd->dim;
}

static void check_finite(const kdpoints *kd, const double *point)
{
    for (int i = 0; i < kd->dim; i++)
        assert(isfinite(point[i]));
}

int kd_add(kdpoints *kd, const double *point)
{
    check_finite(kd, point);
    if (kd->size == KD_MAX_POINTS || (kd->size == kd->room && grow(kd) != 0))
        return -1;
    memcpy(point_at(kd, kd->size), point, (size_t)kd->dim * sizeof *point);
    kd->order[kd->size] = kd->size;
    return kd->size++;
}

/* sorts order[from..to) along an axis (Shell's method) */
static void sort_range(kdpoints *kd, int from, int to, int axis)
{
    for (int gap = (to - from) / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11) {
        for (int i = from + gap; i < to; i++) {
            int moving = kd->order[i], j = i;
            double key = point_at(kd, moving)[axis];
            for (; j >= from + gap && point_at(kd, kd->order[j - gap])[axis] > key; j -= gap)
                kd->order[j] = kd->order[j - gap];
            kd->order[j] = moving;
        }
    }
}

static void build(kdpoints *kd, int from, int to, int axis)
{
    if (to - from < 2)
        return;
    int middle = from + (to - from) / 2;
    sort_range(kd, from, to, axis);
    build(kd, from, middle, (axis + 1) % kd->dim);
    build(kd, middle + 1, to, (axis + 1) % kd->dim);
}

void kd_build(kdpoints *kd)
{
    build(kd, 0, kd->size, 0);
    kd->built = kd->size;
}

int kd_dim(const kdpoints *kd)
{
    return kd->dim;
}

int kd_size(const kdpoints *kd)
{
    return kd->size;
}

double kd_coord(const kdpoints *kd, int index, int axis)
{
    return point_at(kd, index)[axis];
}

static double distance(const kdpoints *kd, int index, const double *position)
{
    double d = 0;
    for (int i = 0; i < kd->dim; i++)
        d = hypot(d, point_at(kd, index)[i] - position[i]);
    return d;
}

struct query {
    const double *position;
    int k, found;
    int *out;
};

static void offer(const kdpoints *kd, struct query *q, int index)
{
    double d = distance(kd, index, q->position);
    if (q->found == q->k) {
        if (d >= distance(kd, q->out[q->k - 1], q->position))
            return;
        q->found--;
    }
    int i = q->found++;
    for (; i > 0 && distance(kd, q->out[i - 1], q->position) > d; i--)
        q->out[i] = q->out[i - 1];
    q->out[i] = index;
}

static void search(const kdpoints *kd, struct query *q, int from, int to, int axis)
{
    if (from >= to)
        return;
    int middle = from + (to - from) / 2, next = (axis + 1) % kd->dim;
    double side = q->position[axis] - point_at(kd, kd->order[middle])[axis];
    offer(kd, q, kd->order[middle]);
    if (side < 0)
        search(kd, q, from, middle, next);
    else
        search(kd, q, middle + 1, to, next);
    if (q->found == q->k && fabs(side) > distance(kd, q->out[q->k - 1], q->position))
        return;
    if (side < 0)
        search(kd, q, middle + 1, to, next);
    else
        search(kd, q, from, middle, next);
}

int kd_nearest_k(const kdpoints *kd, const double *position, int k, int *out)
{
    struct query q = {position, k, 0, out};
    assert(kd->built == kd->size);
    check_finite(kd, position);
    if (k > 0)
        search(kd, &q, 0, kd->size, 0);
    return q.found;
}

int kd_nearest(const kdpoints *kd, const double *position)
{
    int index = -1;
    kd_nearest_k(kd, position, 1, &index);
    assert(index >= 0);
    return index;
}

static int count_within(const kdpoints *kd, const double *position, double radius, int from, int to, int axis)
{
    if (from >= to)
        return 0;
    int middle = from + (to - from) / 2, next = (axis + 1) % kd->dim;
    double side = position[axis] - point_at(kd, kd->order[middle])[axis];
    int n = distance(kd, kd->order[middle], position) <= radius;
    if (side <= radius)
        n += count_within(kd, position, radius, from, middle, next);
    if (-side <= radius)
        n += count_within(kd, position, radius, middle + 1, to, next);
    return n;
}

int kd_count_within(const kdpoints *kd, const double *position, double radius)
{
    assert(kd->built == kd->size);
    check_finite(kd, position);
    return count_within(kd, position, radius, 0, kd->size, 0);
}
