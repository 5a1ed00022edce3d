#include "clipwin.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct cw_window cw_window(struct cw_point a, struct cw_point b)
{
    a.x = isnan(a.x) ? 0 : a.x;
    a.y = isnan(a.y) ? 0 : a.y;
    b.x = isnan(b.x) ? 0 : b.x;
    b.y = isnan(b.y) ? 0 : b.y;
    return (struct cw_window){a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y, a.x < b.x ? b.x : a.x, a.y < b.y ? b.y : a.y};
}

int cw_valid(const struct cw_window *w)
{
    return w->x0 <= w->x1 && w->y0 <= w->y1;
}

int cw_code(const struct cw_window *w, struct cw_point p)
{
    assert(cw_valid(w));
    int code = 0;
    if (p.x < w->x0)
        code |= CW_LEFT;
    else if (p.x > w->x1)
        code |= CW_RIGHT;
    if (p.y < w->y0)
        code |= CW_BELOW;
    else if (p.y > w->y1)
        code |= CW_ABOVE;
    return code;
}

static const char *const names[] = {
    "inside", "left", "right", NULL, "below", "below left", "below right", NULL, "above", "above left", "above right",
};

const char *cw_code_name(int code)
{
    const char *name = names[code];
    assert(name);
    return name;
}

/* Liang and Barsky's step: narrows [*from, *to] to where p * t <= q. */
static int narrow(double p, double q, double *from, double *to)
{
    if (p == 0)
        return q >= 0;
    double t = q / p;
    if (p < 0) {
        if (t > *to)
            return 0;
        if (t > *from)
            *from = t;
    } else {
        if (t < *from)
            return 0;
        if (t < *to)
            *to = t;
    }
    return 1;
}

static double within(double v, double low, double high)
{
    return v < low ? low : v > high ? high : v;
}

int cw_line(const struct cw_window *w, struct cw_point *a, struct cw_point *b)
{
    assert(cw_valid(w));
    struct cw_point p = *a, q = *b;
    double dx = q.x - p.x, dy = q.y - p.y;
    double from = 0, to = 1;
    if (!isfinite(dx) || !isfinite(dy) || !isfinite(p.x) || !isfinite(p.y))
        return 0;
    if (!narrow(-dx, p.x - w->x0, &from, &to) || !narrow(dx, w->x1 - p.x, &from, &to) ||
        !narrow(-dy, p.y - w->y0, &from, &to) || !narrow(dy, w->y1 - p.y, &from, &to))
        return 0;
    if (to < 1) {
        b->x = within(p.x + to * dx, w->x0, w->x1);
        b->y = within(p.y + to * dy, w->y0, w->y1);
    }
    if (from > 0) {
        a->x = within(p.x + from * dx, w->x0, w->x1);
        a->y = within(p.y + from * dy, w->y0, w->y1);
    }
    return 1;
}

/* At a side, every second point can be cut off and leave two. */
size_t cw_polygon_room(size_t n)
{
    for (int side = 0; side < 4; side++) {
        size_t more = n / 2;
        if (n > SIZE_MAX - more)
            return SIZE_MAX;
        n += more;
    }
    return n;
}

enum side { LEFT, RIGHT, BELOW, ABOVE };

static int kept(const struct cw_window *w, enum side side, struct cw_point p)
{
    switch (side) {
    case LEFT:
        return p.x >= w->x0;
    case RIGHT:
        return p.x <= w->x1;
    case BELOW:
        return p.y >= w->y0;
    default:
        return p.y <= w->y1;
    }
}

static struct cw_point crossing(const struct cw_window *w, enum side side, struct cw_point a, struct cw_point b)
{
    struct cw_point p;
    if (side == LEFT || side == RIGHT) {
        p.x = side == LEFT ? w->x0 : w->x1;
        p.y = a.y + (b.y - a.y) * ((p.x - a.x) / (b.x - a.x));
    } else {
        p.y = side == BELOW ? w->y0 : w->y1;
        p.x = a.x + (b.x - a.x) * ((p.y - a.y) / (b.y - a.y));
    }
    return p;
}

/* Sutherland and Hodgman's step. */
static size_t cut(const struct cw_window *w, enum side side, const struct cw_point *in, size_t n, struct cw_point *out)
{
    size_t m = 0;
    for (size_t i = 0; i < n; i++) {
        struct cw_point a = in[i == 0 ? n - 1 : i - 1], b = in[i];
        int a_kept = kept(w, side, a), b_kept = kept(w, side, b);
        if (a_kept != b_kept)
            out[m++] = crossing(w, side, a, b);
        if (b_kept)
            out[m++] = b;
    }
    return m;
}

long cw_polygon(const struct cw_window *w, const struct cw_point *in, size_t n, struct cw_point *out)
{
    assert(cw_valid(w));
    if (n > CW_POINTS_MAX)
        return -1;
    if (n == 0)
        return 0;
    size_t room = cw_polygon_room(n);
    struct cw_point *one = malloc(2 * room * sizeof *one);
    if (!one)
        return -1;
    struct cw_point *two = one + room;
    n = cut(w, LEFT, in, n, one);
    n = cut(w, RIGHT, one, n, two);
    n = cut(w, BELOW, two, n, one);
    n = cut(w, ABOVE, one, n, two);
    if (n > 0)
        memcpy(out, two, n * sizeof *out);
    free(one);
    return (long)n;
}

double cw_area(const struct cw_point *points, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++) {
        struct cw_point a = points[i == 0 ? n - 1 : i - 1], b = points[i];
        sum += a.x * b.y - b.x * a.y;
    }
    return fabs(sum) / 2;
}
