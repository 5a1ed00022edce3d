#include "path.h"

#include <stdlib.h>
#include <string.h>

void path_init(struct path *path)
{
    path->points = NULL;
    path->count = 0;
    path->capacity = 0;
    path->closed = false;
}

void path_deinit(struct path *path)
{
    free(path->points);
    path_init(path);
}

bool path_add(struct path *path, int x, int y)
{
    if (path->count == path->capacity) {
        size_t capacity = path->capacity ? path->capacity * 2 : 4;
        struct point *points = realloc(path->points, capacity * sizeof *points);
        if (!points)
            return false;
        path->points = points;
        path->capacity = capacity;
    }
    path->points[path->count++] = (struct point){x, y};
    return true;
}

void path_clear(struct path *path)
{
    path->count = 0;
}

void path_set_closed(struct path *path, bool closed)
{
    path->closed = closed;
}

bool path_copy(struct path *target, const struct path *source)
{
    if (target == source || source->count == 0)
        return true;
    struct point *points = malloc(source->count * sizeof *points);
    if (!points)
        return false;
    memcpy(points, source->points, source->count * sizeof *points);
    free(target->points);
    target->points = points;
    target->count = source->count;
    target->capacity = source->count;
    target->closed = source->closed;
    return true;
}

bool path_equal(const struct path *a, const struct path *b)
{
    if (a->count != b->count || a->closed != b->closed)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (a->points[i].x != b->points[i].x || a->points[i].y != b->points[i].y)
            return false;
    return true;
}

void path_reverse(struct path *path)
{
    for (size_t i = 0, j = path->count; i + 1 < j; i++) {
        struct point swap = path->points[i];
        path->points[i] = path->points[--j];
        path->points[j] = swap;
    }
}

bool path_bounds(const struct path *path, struct point *low, struct point *high)
{
    if (path->count == 0)
        return false;
    *low = *high = path->points[0];
    for (size_t i = 1; i < path->count; i++) {
        struct point p = path->points[i];
        if (p.x < low->x)
            low->x = p.x;
        if (p.y < low->y)
            low->y = p.y;
        if (p.x > high->x)
            high->x = p.x;
        if (p.y > high->y)
            high->y = p.y;
    }
    return true;
}
