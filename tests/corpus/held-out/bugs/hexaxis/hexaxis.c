#include "hexaxis.h"

#include <math.h>
#include <stdlib.h>

#define SQRT3 1.7320508075688772

static const hx_cell unit[6] = {
    { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 },
};

static int32_t wrap(uint32_t n)
{
    return n <= INT32_MAX ? (int32_t)n : (int32_t)(n - INT32_MAX - 1) + INT32_MIN;
}

static int32_t plus(int32_t a, int32_t b)
{
    return wrap((uint32_t)a + (uint32_t)b);
}

static int32_t minus(int32_t a, int32_t b)
{
    return wrap((uint32_t)a - (uint32_t)b);
}

static int modulo6(int n)
{
    n %= 6;
    return n < 0 ? n + 6 : n;
}

bool hx_equal(hx_cell a, hx_cell b)
{
    return a.q == b.q && a.r == b.r;
}

uint32_t hx_hash(hx_cell cell)
{
    uint32_t h = (uint32_t)cell.q * 0x9e3779b1u;
    h ^= (uint32_t)cell.r + 0x7f4a7c15u + (h << 6) + (h >> 2);
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    return h ^ h >> 13;
}

hx_cell hx_add(hx_cell a, hx_cell b)
{
    return (hx_cell){ plus(a.q, b.q), plus(a.r, b.r) };
}

hx_cell hx_sub(hx_cell a, hx_cell b)
{
    return (hx_cell){ minus(a.q, b.q), minus(a.r, b.r) };
}

hx_cell hx_step(hx_cell cell, int direction)
{
    return hx_add(cell, unit[modulo6(direction)]);
}

hx_cell hx_rotate(hx_cell cell, hx_cell center, int sixths)
{
    hx_cell arm = hx_sub(cell, center);
    for (int i = modulo6(sixths); i > 0; i--)
        arm = (hx_cell){ plus(arm.q, arm.r), minus(0, arm.q) };
    return hx_add(center, arm);
}

int64_t hx_distance(hx_cell a, hx_cell b)
{
    int64_t q = (int64_t)a.q - b.q, r = (int64_t)a.r - b.r, s = q + r;
    int64_t most = llabs(q);
    if (llabs(r) > most)
        most = llabs(r);
    if (llabs(s) > most)
        most = llabs(s);
    return most;
}

hx_offset hx_to_offset(hx_cell cell)
{
    return (hx_offset){ plus(cell.q, cell.r / 2), cell.r };
}

hx_cell hx_from_offset(hx_offset at)
{
    return (hx_cell){ minus(at.col, (at.row - (at.row & 1)) / 2), at.row };
}

size_t hx_ring(hx_cell center, int radius, hx_cell *out, size_t cap)
{
    if (radius < 0 || radius > HX_RADIUS_MAX)
        return 0;
    if (radius == 0) {
        if (cap)
            out[0] = center;
        return 1;
    }
    size_t n = 0;
    hx_cell at = hx_add(center, (hx_cell){ radius, 0 });
    for (int side = 0; side < 6; side++) {
        for (int i = 0; i < radius; i++) {
            if (n < cap)
                out[n] = at;
            n++;
            at = hx_step(at, side + 2);
        }
    }
    return n;
}

/* The cell nearest to a pair of fractional coordinates; false if it is out of
 * range or there is none. */
static bool nearest(double q, double r, hx_cell *cell)
{
    double s = -q - r;
    double nq = round(q), nr = round(r), ns = round(s);
    double eq = fabs(nq - q), er = fabs(nr - r), es = fabs(ns - s);

    if (eq > er && eq > es)
        nq = -nr - ns;
    else if (er > es)
        nr = -nq - ns;
    if (!(nq >= INT32_MIN && nq <= INT32_MAX && nr >= INT32_MIN && nr <= INT32_MAX))
        return false;
    *cell = (hx_cell){ (int32_t)nq, (int32_t)nr };
    return true;
}

size_t hx_line(hx_cell a, hx_cell b, hx_cell *out, size_t cap)
{
    int64_t steps = hx_distance(a, b);
    if (steps >= HX_LINE_MAX)
        return 0;
    /* A point on the border of two cells goes to the same side throughout. */
    double dq = (double)b.q - a.q, dr = (double)b.r - a.r;
    for (int64_t i = 0; i <= steps && (size_t)i < cap; i++) {
        double part = steps ? (double)i / (double)steps : 0.0;
        hx_cell by = { 0, 0 };
        nearest(dq * part + 1e-6, dr * part + 2e-6, &by);
        out[i] = hx_add(a, by);
    }
    return (size_t)steps + 1;
}

void hx_center(hx_cell cell, double *x, double *y)
{
    *x = SQRT3 * (cell.q + cell.r / 2.0);
    *y = 1.5 * cell.r;
}

bool hx_at(double x, double y, hx_cell *cell)
{
    if (!isfinite(x) || !isfinite(y))
        return false;
    return nearest(x / SQRT3 - y / 3.0, y / 1.5, cell);
}
