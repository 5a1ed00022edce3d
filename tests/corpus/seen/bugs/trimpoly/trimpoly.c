#include "trimpoly.h"

#include <math.h>
#include <string.h>

static int in_range(double c)
{
    return c >= -TP_LIMIT && c <= TP_LIMIT;
}

/* Twice the area of the triangle a, b, c. */
static double cross(tp_point a, tp_point b, tp_point c)
{
    return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

static int next(const tp_polygon *p, int i)
{
    return i + 1 == p->n ? 0 : i + 1;
}

int tp_add(tp_polygon *p, double x, double y)
{
    if (p->n >= TP_MAX || !in_range(x) || !in_range(y))
        return -1;
    p->v[p->n].x = x;
    p->v[p->n].y = y;
    p->n++;
    return 0;
}

static void shift_out(tp_polygon *p, int i)
{
    memmove(&p->v[i], &p->v[i + 1], (size_t)(p->n - i - 1) * sizeof p->v[0]);
    p->n--;
}

int tp_remove(tp_polygon *p, int i)
{
    if (i < 0 || i >= p->n)
        return -1;
    if (i == p->n - 1)
        p->n--;
    else
        shift_out(p, i);
    return 0;
}

double tp_area(const tp_polygon *p)
{
    double twice = 0;
    for (int i = 1; i + 1 < p->n; i++)
        twice += cross(p->v[0], p->v[i], p->v[i + 1]);
    return twice / 2;
}

double tp_perimeter(const tp_polygon *p)
{
    double length = 0;
    for (int i = 0; i < p->n; i++) {
        tp_point a = p->v[i], b = p->v[next(p, i)];
        length += hypot(b.x - a.x, b.y - a.y);
    }
    return length;
}

int tp_bounds(const tp_polygon *p, tp_point *low, tp_point *high)
{
    if (p->n == 0)
        return -1;
    tp_point l = p->v[0], h = p->v[0];
    for (int i = 1; i < p->n; i++) {
        l.x = fmin(l.x, p->v[i].x);
        l.y = fmin(l.y, p->v[i].y);
        h.x = fmax(h.x, p->v[i].x);
        h.y = fmax(h.y, p->v[i].y);
    }
    *low = l;
    *high = h;
    return 0;
}

int tp_inside(const tp_polygon *p, double x, double y)
{
    int inside = 0;
    for (int i = 0; i < p->n; i++) {
        tp_point a = p->v[i], b = p->v[next(p, i)];
        if ((a.y > y) == (b.y > y))
            continue;
        if (x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x))
            inside = !inside;
    }
    return inside;
}

void tp_reverse(tp_polygon *p)
{
    for (int i = 1, k = p->n - 1; i < k; i++, k--) {
        tp_point t = p->v[i];
        p->v[i] = p->v[k];
        p->v[k] = t;
    }
}

int tp_simplify(tp_polygon *p)
{
    if (p->n < 3) {
        p->n = 0;
        return 0;
    }

    /* along the list, as far back as a removal reaches */
    int m = 0;
    for (int i = 0; i < p->n; i++) {
        tp_point c = p->v[i];
        while (m >= 2 && cross(p->v[m - 2], p->v[m - 1], c) == 0)
            m--;
        p->v[m++] = c;
    }
    p->n = m;

    /* and around the seam */
    int again = 1;
    while (again) {
        again = 0;
        while (cross(p->v[p->n - 2], p->v[p->n - 1], p->v[0]) == 0) {
            p->n--;
            again = 1;
        }
        while (p->n >= 3 && cross(p->v[p->n - 1], p->v[0], p->v[1]) == 0) {
            shift_out(p, 0);
            again = 1;
        }
    }
    if (p->n < 3)
        p->n = 0;
    return p->n;
}

int tp_cut(const tp_polygon *p, double x, tp_polygon *out)
{
    if (!in_range(x))
        return -1;
    tp_polygon cut = {.n = 0};
    for (int i = 0; i < p->n; i++) {
        tp_point a = p->v[i], b = p->v[next(p, i)];
        if (a.x <= x && tp_add(&cut, a.x, a.y) != 0)
            return -1;
        if ((a.x < x && b.x > x) || (a.x > x && b.x < x)) {
            double y = a.y + (x - a.x) / (b.x - a.x) * (b.y - a.y);
            y = fmax(fmin(a.y, b.y), fmin(fmax(a.y, b.y), y));
            if (tp_add(&cut, x, y) != 0)
                return -1;
        }
    }
    *out = cut;
    return 0;
}
