#include "geopath.h"

#include <stdlib.h>
#include <string.h>

struct geopath {
    size_t count;
    size_t capacity;
    geopoint *points;
    geobox *bounds; /* NULL when not known */
};

geopath *geopath_new(void)
{
    return calloc(1, sizeof(geopath));
}

geopath *geopath_copy(const geopath *path)
{
    geopath *copy = malloc(sizeof *copy);
    if (copy == NULL)
        return NULL;
    *copy = *path;
    copy->points = NULL;
    copy->capacity = path->count;
    if (path->count > 0) {
        copy->points = malloc(path->count * sizeof copy->points[0]);
        if (copy->points == NULL) {
            free(copy);
            return NULL;
        }
        memcpy(copy->points, path->points, path->count * sizeof copy->points[0]);
    }
    return copy;
}

void geopath_free(geopath *path)
{
    if (path == NULL)
        return;
    free(path->points);
    free(path->bounds);
    free(path);
}

size_t geopath_count(const geopath *path)
{
    return path->count;
}

static void forget_bounds(geopath *path)
{
    free(path->bounds);
    path->bounds = NULL;
}

bool geopath_add(geopath *path, geopoint point)
{
    if (path->count == GEOPATH_MAX)
        return false;
    if (path->count == path->capacity) {
        size_t capacity = path->capacity == 0 ? 4 : 2 * path->capacity;
        geopoint *points = realloc(path->points, capacity * sizeof points[0]);
        if (points == NULL)
            return false;
        path->points = points;
        path->capacity = capacity;
    }
    path->points[path->count++] = point;
    forget_bounds(path);
    return true;
}

bool geopath_point(const geopath *path, size_t index, geopoint *point)
{
    if (index >= path->count)
        return false;
    *point = path->points[index];
    return true;
}

bool geopath_pop(geopath *path)
{
    if (path->count == 0)
        return false;
    path->count--;
    forget_bounds(path);
    return true;
}

void geopath_reverse(geopath *path)
{
    for (size_t i = 0; i < path->count / 2; i++) {
        geopoint point = path->points[i];
        path->points[i] = path->points[path->count - 1 - i];
        path->points[path->count - 1 - i] = point;
    }
}

bool geopath_bounds(geopath *path, geobox *box)
{
    if (path->count == 0)
        return false;
    if (path->bounds == NULL) {
        geobox *bounds = malloc(sizeof *bounds);
        if (bounds == NULL)
            return false;
        bounds->low = bounds->high = path->points[0];
        for (size_t i = 1; i < path->count; i++) {
            geopoint p = path->points[i];
            if (p.x < bounds->low.x)
                bounds->low.x = p.x;
            if (p.x > bounds->high.x)
                bounds->high.x = p.x;
            if (p.y < bounds->low.y)
                bounds->low.y = p.y;
            if (p.y > bounds->high.y)
                bounds->high.y = p.y;
        }
        path->bounds = bounds;
    }
    *box = *path->bounds;
    return true;
}

static int64_t apart(int32_t a, int32_t b)
{
    return a > b ? (int64_t)a - b : (int64_t)b - a;
}

int64_t geopath_length(const geopath *path)
{
    int64_t sum = 0;
    for (size_t i = 1; i < path->count; i++)
        sum += apart(path->points[i].x, path->points[i - 1].x) + apart(path->points[i].y, path->points[i - 1].y);
    return sum;
}

bool geopath_equal(const geopath *a, const geopath *b)
{
    if (a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (a->points[i].x != b->points[i].x || a->points[i].y != b->points[i].y)
            return false;
    return true;
}
