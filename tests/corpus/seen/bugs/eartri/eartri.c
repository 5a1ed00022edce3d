#include "eartri.h"

static int in_range(et_point p)
{
    return p.x >= -ET_COORD_MAX && p.x <= ET_COORD_MAX && p.y >= -ET_COORD_MAX && p.y <= ET_COORD_MAX;
}

static int valid(const et_point *outline, int n)
{
    int i;

    if (n < 3 || n > ET_MAX_POINTS)
        return 0;
    for (i = 0; i < n; i++)
        if (!in_range(outline[i]))
            return 0;
    return 1;
}

/* Positive if c is to the left of the way from a to b, 0 if on the line. */
static int64_t side(et_point a, et_point b, et_point c)
{
    return (int64_t)(b.x - a.x) * (c.y - a.y) - (int64_t)(b.y - a.y) * (c.x - a.x);
}

static int same(et_point a, et_point b)
{
    return a.x == b.x && a.y == b.y;
}

static int between(int32_t a, int32_t v, int32_t b)
{
    return a <= b ? a <= v && v <= b : b <= v && v <= a;
}

static int64_t area_of(const et_point *outline, int n)
{
    int64_t sum = 0;
    int i;

    for (i = 1; i + 1 < n; i++)
        sum += side(outline[0], outline[i], outline[i + 1]);
    return sum;
}

int et_area2(const et_point *outline, int n, int64_t *area2)
{
    if (!valid(outline, n))
        return ET_EARG;
    *area2 = area_of(outline, n);
    return 0;
}

int et_is_convex(const et_point *outline, int n)
{
    int left = 0, right = 0, i;

    if (!valid(outline, n))
        return ET_EARG;
    for (i = 0; i < n; i++) {
        int64_t turn = side(outline[i], outline[(i + 1) % n], outline[(i + 2) % n]);

        left += turn > 0;
        right += turn < 0;
    }
    if (area_of(outline, n) == 0)
        return 0;
    return left == 0 || right == 0;
}

int et_contains(const et_point *outline, int n, et_point p)
{
    int inside = 0, i;

    if (!valid(outline, n) || !in_range(p))
        return ET_EARG;
    for (i = 0; i < n; i++) {
        et_point a = outline[i], b = outline[(i + 1) % n];
        int64_t where = side(a, b, p);

        if (where == 0 && between(a.x, p.x, b.x) && between(a.y, p.y, b.y))
            return 2;
        if (a.y <= p.y && b.y > p.y && where > 0)
            inside = !inside;
        else if (b.y <= p.y && a.y > p.y && where < 0)
            inside = !inside;
    }
    return inside;
}

/* The points that are left, as a ring of indices. */
struct ring {
    const et_point *point;
    int before[ET_MAX_POINTS];
    int after[ET_MAX_POINTS];
};

/*
 * Whether the corner at i can be cut off: none of the points that remain is in
 * its triangle or on its border.
 */
static int is_ear(const struct ring *r, int i)
{
    int first = r->before[i], last = r->after[i], k;
    et_point a = r->point[first], b = r->point[i], c = r->point[last];

    for (k = r->after[last]; k != first; k = r->after[k]) {
        et_point p = r->point[k];

        if (same(p, a) || same(p, b) || same(p, c))
            continue;
        if (side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0)
            return 0;
    }
    return 1;
}

static et_triangle corner(const struct ring *r, int i)
{
    et_triangle t;

    t.a = r->before[i];
    t.b = i;
    t.c = r->after[i];
    return t;
}

int et_triangulate(const et_point *outline, int n, et_triangle *out, int max)
{
    struct ring r;
    int left = n, misses = 0, count = 0, i, forward;

    if (!valid(outline, n))
        return ET_EARG;
    if (max < n - 2)
        return ET_ESPACE;

    /* a ring that turns counter-clockwise, whichever way the outline does */
    forward = area_of(outline, n) >= 0;
    r.point = outline;
    for (i = 0; i < n; i++) {
        int next = (i + 1) % n, previous = (i + n - 1) % n;

        r.after[i] = forward ? next : previous;
        r.before[i] = forward ? previous : next;
    }

    i = 0;
    while (left > 3) {
        int first = r.before[i], last = r.after[i];
        int64_t turn = side(outline[first], outline[i], outline[last]);

        if (turn == 0) {
            /* flat: nothing to cut off here, a neighbour will take it along */
            i = last;
            continue;
        }
        if (turn > 0 && is_ear(&r, i)) {
            out[count++] = corner(&r, i);
            r.after[first] = last;
            r.before[last] = first;
            left--;
            misses = 0;
        } else if (++misses > left) {
            return ET_ESHAPE;
        }
        i = last;
    }
    if (side(outline[r.before[i]], outline[i], outline[r.after[i]]) <= 0)
        return ET_ESHAPE;
    out[count++] = corner(&r, i);
    return count;
}

int64_t et_triangle_area2(const et_point *outline, int n, et_triangle t)
{
    int64_t area;

    if (n < 3 || n > ET_MAX_POINTS)
        return ET_EARG;
    if (t.a < 0 || t.a >= n || t.b < 0 || t.b >= n || t.c < 0 || t.c >= n)
        return ET_EARG;
    if (!in_range(outline[t.a]) || !in_range(outline[t.b]) || !in_range(outline[t.c]))
        return ET_EARG;
    area = side(outline[t.a], outline[t.b], outline[t.c]);
    return area < 0 ? -area : area;
}
