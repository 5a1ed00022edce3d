#include "polyshape.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FULL_TURN 6.283185307179586476925

struct ps_shape {
    size_t count;
    ps_point vertices[];
};

static bool is_finite(ps_point p)
{
    return isfinite(p.x) && isfinite(p.y);
}

/* A shape with room for `count` vertices, which are not set. */
static ps_shape *allocate(size_t count)
{
    ps_shape *shape;

    if (count < 3 || count > PS_MAX_VERTICES)
        return NULL;
    shape = malloc(sizeof *shape + count * sizeof shape->vertices[0]);
    if (shape)
        shape->count = count;
    return shape;
}

/* The shape, or NULL when it has a vertex that it may not have. */
static ps_shape *checked(ps_shape *shape)
{
    size_t i;

    for (i = 0; i < shape->count; i++) {
        if (!is_finite(shape->vertices[i])) {
            ps_free(shape);
            return NULL;
        }
    }
    return shape;
}

ps_shape *ps_from_points(const ps_point *points, size_t n)
{
    ps_shape *shape = allocate(n);

    if (!shape)
        return NULL;
    memcpy(shape->vertices, points, n * sizeof *points);
    return checked(shape);
}

ps_shape *ps_regular(ps_point centre, double radius, unsigned sides)
{
    ps_shape *shape;
    ps_point *vertex;
    double angle, step;

    if (!is_finite(centre) || !isfinite(radius) || radius < 0)
        return NULL;
    shape = allocate(sides);
    if (!shape)
        return NULL;
    vertex = shape->vertices;
    step = FULL_TURN / sides;
    for (angle = 0; angle < FULL_TURN; angle += step) {
        vertex->x = centre.x + radius * cos(angle);
        vertex->y = centre.y + radius * sin(angle);
        vertex++;
    }
    return checked(shape);
}

ps_shape *ps_rectangle(ps_point a, ps_point b)
{
    ps_shape *shape = allocate(4);
    double left = a.x < b.x ? a.x : b.x, right = a.x < b.x ? b.x : a.x;
    double low = a.y < b.y ? a.y : b.y, high = a.y < b.y ? b.y : a.y;

    if (!shape)
        return NULL;
    shape->vertices[0] = (ps_point){ left, low };
    shape->vertices[1] = (ps_point){ right, low };
    shape->vertices[2] = (ps_point){ right, high };
    shape->vertices[3] = (ps_point){ left, high };
    return checked(shape);
}

ps_shape *ps_clone(const ps_shape *shape)
{
    return ps_from_points(shape->vertices, shape->count);
}

void ps_free(ps_shape *shape)
{
    free(shape);
}

size_t ps_count(const ps_shape *shape)
{
    return shape->count;
}

bool ps_vertex(const ps_shape *shape, size_t i, ps_point *vertex)
{
    if (i >= shape->count)
        return false;
    *vertex = shape->vertices[i];
    return true;
}

double ps_signed_area(const ps_shape *shape)
{
    const ps_point *v = shape->vertices;
    double twice = 0;
    size_t i;

    /* A fan of triangles from the first vertex. */
    for (i = 1; i + 1 < shape->count; i++)
        twice += (v[i].x - v[0].x) * (v[i + 1].y - v[0].y) - (v[i + 1].x - v[0].x) * (v[i].y - v[0].y);
    return twice / 2;
}

double ps_perimeter(const ps_shape *shape)
{
    const ps_point *v = shape->vertices;
    ps_point from = v[shape->count - 1];
    double length = 0;
    size_t i;

    for (i = 0; i < shape->count; i++) {
        length += hypot(v[i].x - from.x, v[i].y - from.y);
        from = v[i];
    }
    return length;
}

void ps_bounds(const ps_shape *shape, ps_point *low, ps_point *high)
{
    ps_point least = shape->vertices[0], most = least;
    size_t i;

    for (i = 1; i < shape->count; i++) {
        least.x = fmin(least.x, shape->vertices[i].x);
        least.y = fmin(least.y, shape->vertices[i].y);
        most.x = fmax(most.x, shape->vertices[i].x);
        most.y = fmax(most.y, shape->vertices[i].y);
    }
    if (low)
        *low = least;
    if (high)
        *high = most;
}

bool ps_contains(const ps_shape *shape, ps_point p)
{
    ps_point a = shape->vertices[shape->count - 1], b;
    bool inside = false;
    size_t i;

    for (i = 0; i < shape->count; i++, a = b) {
        b = shape->vertices[i];
        if ((a.y > p.y) == (b.y > p.y))
            continue;
        if (p.x < a.x + (b.x - a.x) * ((p.y - a.y) / (b.y - a.y)))
            inside = !inside;
    }
    return inside;
}

bool ps_equal(const ps_shape *a, const ps_shape *b)
{
    size_t i;

    if (a->count != b->count)
        return false;
    for (i = 0; i < a->count; i++)
        if (a->vertices[i].x != b->vertices[i].x || a->vertices[i].y != b->vertices[i].y)
            return false;
    return true;
}

bool ps_move(ps_shape *shape, double dx, double dy)
{
    size_t i;

    for (i = 0; i < shape->count; i++)
        if (!isfinite(shape->vertices[i].x + dx) || !isfinite(shape->vertices[i].y + dy))
            return false;
    for (i = 0; i < shape->count; i++) {
        shape->vertices[i].x += dx;
        shape->vertices[i].y += dy;
    }
    return true;
}

void ps_reverse(ps_shape *shape)
{
    size_t i, j;

    for (i = 1, j = shape->count - 1; i < j; i++, j--) {
        ps_point swapped = shape->vertices[i];
        shape->vertices[i] = shape->vertices[j];
        shape->vertices[j] = swapped;
    }
}
