#include "quadflat.h"

#include <stddef.h>

#define LEVELS 8
#define QUARTER 16              /* of a pixel */

void qf_begin(qf_pen *pen, qf_sink sink, void *arg)
{
    pen->sink = sink;
    pen->arg = arg;
    pen->at.x = pen->at.y = 0;
    pen->start = pen->at;
    pen->open = 0;
    pen->lines = 0;
}

static int in_range(qf_point p)
{
    return p.x >= -QF_LIMIT && p.x <= QF_LIMIT && p.y >= -QF_LIMIT && p.y <= QF_LIMIT;
}

static int emit(qf_pen *pen, qf_point to, int move)
{
    pen->at = to;
    if (!move)
        pen->lines++;
    return pen->sink != NULL && pen->sink(pen->arg, to, move) != 0 ? QF_STOPPED : QF_OK;
}

int qf_move(qf_pen *pen, qf_point to)
{
    if (!in_range(to))
        return QF_RANGE;
    pen->open = 1;
    pen->start = to;
    return emit(pen, to, 1);
}

int qf_line(qf_pen *pen, qf_point to)
{
    if (!pen->open)
        return QF_NOPEN;
    return in_range(to) ? emit(pen, to, 0) : QF_RANGE;
}

/* Splits base[0..2] into base[0..2] (the second half) and base[2..4]. */
static void split(qf_point *base)
{
    qf_point end = base[0], control = base[1], from = base[2];
    base[4] = from;
    base[3].x = (from.x + control.x) / 2;
    base[3].y = (from.y + control.y) / 2;
    base[1].x = (control.x + end.x) / 2;
    base[1].y = (control.y + end.y) / 2;
    base[2].x = (base[1].x + base[3].x) / 2;
    base[2].y = (base[1].y + base[3].y) / 2;
}

static int32_t bend(int32_t from, int32_t control, int32_t to)
{
    int32_t d = from - 2 * control + to;
    return d < 0 ? -d : d;
}

int qf_curve(qf_pen *pen, qf_point control, qf_point to)
{
    qf_point stack[2 * LEVELS + 3], *arc = stack;
    int levels[LEVELS + 1], top = 0, status;

    if (!pen->open)
        return QF_NOPEN;
    if (!in_range(control) || !in_range(to))
        return QF_RANGE;
    arc[0] = to;
    arc[1] = control;
    arc[2] = pen->at;

    int32_t d = bend(arc[0].x, arc[1].x, arc[2].x);
    int32_t dy = bend(arc[0].y, arc[1].y, arc[2].y);
    if (d < dy)
        d = dy;
    levels[0] = 0;
    for (; d > QUARTER; d >>= 2)        /* each split leaves a quarter of it */
        levels[0]++;

    while (top >= 0) {
        if (levels[top] > 0) {
            int below = levels[top] - 1;
            split(arc);
            arc += 2;
            levels[top] = below;
            levels[++top] = below;
            continue;
        }
        status = emit(pen, arc[0], 0);
        if (status != QF_OK)
            return status;
        arc -= top > 0 ? 2 : 0;
        top--;
    }
    return QF_OK;
}

int qf_close(qf_pen *pen)
{
    if (!pen->open)
        return QF_NOPEN;
    pen->open = 0;
    if (pen->at.x == pen->start.x && pen->at.y == pen->start.y)
        return QF_OK;
    return emit(pen, pen->start, 0);
}

unsigned long qf_lines(const qf_pen *pen)
{
    return pen->lines;
}

static int32_t mix(int32_t a, int32_t b, int32_t c, int64_t t)
{
    int64_t u = 256 - t;
    return (int32_t)((a * u * u + 2 * b * u * t + c * t * t) / 65536);
}

qf_point qf_eval(qf_point from, qf_point control, qf_point to, int t)
{
    t = t < 0 ? 0 : t > 256 ? 256 : t;
    qf_point p = {mix(from.x, control.x, to.x, t), mix(from.y, control.y, to.y, t)};
    return p;
}
