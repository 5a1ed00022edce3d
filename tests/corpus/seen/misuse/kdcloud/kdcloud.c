#include "kdcloud.h"

#include <assert.h>
#include <stdlib.h>

struct point {
    int c[2];
};

struct KdCloud {
    struct point *points;
    int *tree; /* indices, each median before its halves' midpoints */
    int count;
    int room;
    int built; /* 1 when the tree is that of the points */
};

KdCloud *KdCloud_Create(void)
{
    KdCloud *cloud = calloc(1, sizeof *cloud);
    if (cloud != NULL)
        cloud->built = 1;
    return cloud;
}

void KdCloud_Destroy(KdCloud *cloud)
{
    if (cloud == NULL)
        return;
    free(cloud->points);
    free(cloud->tree);
    free(cloud);
}

int KdCloud_Add(KdCloud *cloud, int x, int y)
{
    if (cloud->count == KDCLOUD_MAX_POINTS)
        return -1;
    if (cloud->count == cloud->room) {
        int room = cloud->room == 0 ? 8 : 2 * cloud->room;
        struct point *points = realloc(cloud->points, (size_t)room * sizeof *points);
        if (points == NULL)
            return -1;
        cloud->points = points;
        cloud->room = room;
    }
    cloud->points[cloud->count] = (struct point){{x, y}};
    cloud->built = 0;
    return cloud->count++;
}

int KdCloud_Count(const KdCloud *cloud)
{
    return cloud->count;
}

int KdCloud_X(const KdCloud *cloud, int index)
{
    assert(index >= 0 && index < cloud->count);
    return cloud->points[index].c[0];
}

int KdCloud_Y(const KdCloud *cloud, int index)
{
    assert(index >= 0 && index < cloud->count);
    return cloud->points[index].c[1];
}

/* Order by a coordinate, then by the index: no two are equal. */
static int before(const KdCloud *cloud, int a, int b, int axis)
{
    int ca = cloud->points[a].c[axis], cb = cloud->points[b].c[axis];
    return ca != cb ? ca < cb : a < b;
}

/* Quickselect: the element that belongs to `middle` gets there. */
static void part(const KdCloud *cloud, int *t, int low, int high, int middle, int axis)
{
    while (low < high) {
        int pivot = t[low + (high - low) / 2], i = low, j = high;
        while (i <= j) {
            while (before(cloud, t[i], pivot, axis))
                i++;
            while (before(cloud, pivot, t[j], axis))
                j--;
            if (i <= j) {
                int swap = t[i];
                t[i++] = t[j];
                t[j--] = swap;
            }
        }
        if (middle <= j)
            high = j;
        else if (middle >= i)
            low = i;
        else
            return;
    }
}

static void build(const KdCloud *cloud, int *t, int low, int high, int axis)
{
    if (low >= high)
        return;
    int middle = low + (high - low) / 2;
    part(cloud, t, low, high, middle, axis);
    build(cloud, t, low, middle - 1, !axis);
    build(cloud, t, middle + 1, high, !axis);
}

int KdCloud_Build(KdCloud *cloud)
{
    if (cloud->count > 0) {
        int *tree = realloc(cloud->tree, (size_t)cloud->count * sizeof *tree);
        if (tree == NULL)
            return 0;
        for (int i = 0; i < cloud->count; i++)
            tree[i] = i;
        cloud->tree = tree;
        build(cloud, tree, 0, cloud->count - 1, 0);
    }
    cloud->built = 1;
    return 1;
}

static double squared(const struct point *p, const int *at)
{
    double x = (double)p->c[0] - at[0], y = (double)p->c[1] - at[1];
    return x * x + y * y;
}

static void nearest(const KdCloud *cloud, int low, int high, int axis, const int *at, int *best)
{
    if (low > high)
        return;
    int middle = low + (high - low) / 2, index = cloud->tree[middle];
    const struct point *p = &cloud->points[index];
    if (*best < 0 || squared(p, at) < squared(&cloud->points[*best], at))
        *best = index;
    double distance = (double)at[axis] - p->c[axis];
    if (distance < 0)
        nearest(cloud, low, middle - 1, !axis, at, best);
    else
        nearest(cloud, middle + 1, high, !axis, at, best);
    if (distance * distance <= squared(&cloud->points[*best], at)) {
        if (distance < 0)
            nearest(cloud, middle + 1, high, !axis, at, best);
        else
            nearest(cloud, low, middle - 1, !axis, at, best);
    }
}

int KdCloud_Nearest(const KdCloud *cloud, int x, int y)
{
    const int at[2] = {x, y};
    int best = -1;
    assert(cloud->built);
    nearest(cloud, 0, cloud->count - 1, 0, at, &best);
    return best;
}

static int in_box(const KdCloud *cloud, int low, int high, int axis, const int *from, const int *to)
{
    if (low > high)
        return 0;
    int middle = low + (high - low) / 2;
    const int *c = cloud->points[cloud->tree[middle]].c;
    int count = c[0] >= from[0] && c[0] <= to[0] && c[1] >= from[1] && c[1] <= to[1];
    if (from[axis] <= c[axis])
        count += in_box(cloud, low, middle - 1, !axis, from, to);
    if (to[axis] >= c[axis])
        count += in_box(cloud, middle + 1, high, !axis, from, to);
    return count;
}

int KdCloud_CountInBox(const KdCloud *cloud, int left, int bottom, int right, int top)
{
    const int from[2] = {left, bottom}, to[2] = {right, top};
    assert(cloud->built);
    return in_box(cloud, 0, cloud->count - 1, 0, from, to);
}
