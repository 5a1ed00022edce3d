#include "gonclip.h"

#include <stdlib.h>
#include <string.h>

struct gc_poly {
    gc_pt *pts;
    size_t count, cap;
};

/* The four half planes of a window. */
enum side { LEFT, RIGHT, BOTTOM, TOP };

static int in_range(gc_pt pt)
{
    return pt.x >= -GC_COORD_MAX && pt.x <= GC_COORD_MAX &&
           pt.y >= -GC_COORD_MAX && pt.y <= GC_COORD_MAX;
}

static gc_poly *with_room(size_t cap)
{
    gc_poly *poly = malloc(sizeof *poly);
    if (!poly)
        return NULL;
    poly->count = 0;
    poly->cap = cap ? cap : 1;
    poly->pts = malloc(poly->cap * sizeof *poly->pts);
    if (!poly->pts) {
        free(poly);
        return NULL;
    }
    return poly;
}

static gc_poly *from_points(const gc_pt *pts, size_t n)
{
    gc_poly *poly = with_room(n);
    if (poly && n) {
        memcpy(poly->pts, pts, n * sizeof *pts);
        poly->count = n;
    }
    return poly;
}

gc_poly *gc_make(const gc_pt *pts, size_t n)
{
    if (n > GC_VERTS_MAX || (n && !pts))
        return NULL;
    for (size_t i = 0; i < n; i++)
        if (!in_range(pts[i]))
            return NULL;
    return from_points(pts, n);
}

gc_poly *gc_copy(const gc_poly *poly)
{
    return from_points(poly->pts, poly->count);
}

void gc_free(gc_poly *poly)
{
    if (!poly)
        return;
    free(poly->pts);
    free(poly);
}

size_t gc_count(const gc_poly *poly)
{
    return poly->count;
}

int gc_vertex(const gc_poly *poly, size_t i, gc_pt *pt)
{
    if (i >= poly->count)
        return -1;
    *pt = poly->pts[i];
    return 0;
}

int gc_append(gc_poly *poly, gc_pt pt)
{
    if (!in_range(pt) || poly->count >= GC_VERTS_MAX)
        return -1;
    if (poly->count == poly->cap) {
        size_t cap = poly->cap * 2;
        gc_pt *pts = realloc(poly->pts, cap * sizeof *pts);
        if (!pts)
            return -1;
        poly->pts = pts;
        poly->cap = cap;
    }
    poly->pts[poly->count++] = pt;
    return 0;
}

int gc_equal(const gc_poly *a, const gc_poly *b)
{
    if (a->count != b->count)
        return 0;
    for (size_t i = 0; i < a->count; i++)
        if (a->pts[i].x != b->pts[i].x || a->pts[i].y != b->pts[i].y)
            return 0;
    return 1;
}

int64_t gc_area2(const gc_poly *poly)
{
    int64_t sum = 0;
    for (size_t i = 0; i < poly->count; i++) {
        gc_pt p = poly->pts[i], q = poly->pts[i + 1 < poly->count ? i + 1 : 0];
        sum += (int64_t)p.x * q.y - (int64_t)q.x * p.y;
    }
    return sum;
}

int gc_bounds(const gc_poly *poly, gc_rect *box)
{
    if (poly->count == 0)
        return -1;
    box->x0 = box->x1 = poly->pts[0].x;
    box->y0 = box->y1 = poly->pts[0].y;
    for (size_t i = 1; i < poly->count; i++) {
        gc_pt p = poly->pts[i];
        if (p.x < box->x0)
            box->x0 = p.x;
        if (p.x > box->x1)
            box->x1 = p.x;
        if (p.y < box->y0)
            box->y0 = p.y;
        if (p.y > box->y1)
            box->y1 = p.y;
    }
    return 0;
}

static int inside(gc_pt p, gc_rect w, enum side side)
{
    switch (side) {
    case LEFT:
        return p.x >= w.x0;
    case RIGHT:
        return p.x <= w.x1;
    case BOTTOM:
        return p.y >= w.y0;
    default:
        return p.y <= w.y1;
    }
}

/* a + (b - a) * part / whole, to the nearest; 0 <= part <= whole */
static int between(int a, int b, int64_t part, int64_t whole)
{
    int64_t twice = 2 * ((int64_t)b - a) * part;
    twice += twice < 0 ? -whole : whole;
    return (int)(a + twice / (2 * whole));
}

/* Where the edge from p to q, which lie on either side, meets the line. */
static gc_pt meet(gc_pt p, gc_pt q, gc_rect w, enum side side)
{
    gc_pt at;
    if (side == LEFT || side == RIGHT) {
        at.x = side == LEFT ? w.x0 : w.x1;
        at.y = between(p.y, q.y, llabs((int64_t)at.x - p.x), llabs((int64_t)q.x - p.x));
    } else {
        at.y = side == BOTTOM ? w.y0 : w.y1;
        at.x = between(p.x, q.x, llabs((int64_t)at.y - p.y), llabs((int64_t)q.y - p.y));
    }
    return at;
}

static size_t cut(const gc_pt *in, size_t n, gc_pt *out, gc_rect w, enum side side)
{
    size_t made = 0;
    for (size_t i = 0; i < n; i++) {
        gc_pt prev = in[i ? i - 1 : n - 1], cur = in[i];
        int was = inside(prev, w, side), is = inside(cur, w, side);
        if (was != is)
            out[made++] = meet(prev, cur, w, side);
        if (is)
            out[made++] = cur;
    }
    return made;
}

gc_poly *gc_clip(const gc_poly *poly, gc_rect window)
{
    size_t n = poly->count;
    if (n == 0 || window.x0 > window.x1 || window.y0 > window.y1)
        return with_room(0);

    /* Each of the four lines cuts off a corner and leaves two. */
    size_t room = n + 4;
    gc_pt *from = malloc(room * sizeof *from);
    gc_pt *to = malloc(room * sizeof *to);
    gc_poly *result = NULL;
    if (from && to) {
        memcpy(from, poly->pts, n * sizeof *from);
        for (int side = LEFT; side <= TOP; side++) {
            n = cut(from, n, to, window, (enum side)side);
            gc_pt *swap = from;
            from = to;
            to = swap;
        }
        if (n <= GC_VERTS_MAX)
            result = from_points(from, n);
    }
    free(from);
    free(to);
    return result;
}
