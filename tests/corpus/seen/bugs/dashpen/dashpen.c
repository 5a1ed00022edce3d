#include "dashpen.h"

#include <math.h>
#include <string.h>

static void seek(DashPen *pen, double phase)
{
    pen->index = 0;
    pen->used = 0;
    if (pen->count == 0)
        return;
    if (phase < 0)
        phase = pen->total - fmod(-phase, pen->total);
    while (phase >= pen->dash[pen->index]) {
        phase -= pen->dash[pen->index];
        pen->index = (pen->index + 1) % pen->count;
    }
    pen->used = phase;
}

int dashPenInit(DashPen *pen, const double *lengths, size_t count, double phase)
{
    memset(pen, 0, sizeof *pen);
    if (count > DASHPEN_MAX || !isfinite(phase))
        return -1;
    for (size_t i = 0; i < count; i++)
        if (!(lengths[i] >= 1 && lengths[i] <= 1000))
            return -1;
    for (size_t i = 0; i < count; i++)
        pen->dash[pen->count++] = lengths[i];
    if (count % 2 != 0)
        for (size_t i = 0; i < count; i++)
            pen->dash[pen->count++] = lengths[i];
    for (int i = 0; i < pen->count; i++)
        pen->total += pen->dash[i];
    seek(pen, phase);
    return 0;
}

int dashPenSetPhase(DashPen *pen, double phase)
{
    if (!isfinite(phase))
        return -1;
    seek(pen, phase);
    return 0;
}

double dashPenPeriod(const DashPen *pen)
{
    return pen->total;
}

int dashPenIsDown(const DashPen *pen)
{
    return pen->index % 2 == 0;
}

static int inRange(double x, double y)
{
    return fabs(x) <= DASHPEN_COORD && fabs(y) <= DASHPEN_COORD;
}

int dashPenMoveTo(DashPen *pen, double x, double y)
{
    if (!inRange(x, y))
        return -1;
    pen->x = x;
    pen->y = y;
    pen->started = 1;
    return 0;
}

// A line that is being cut.
typedef struct {
    double x, y, dx, dy, length;
    DashSegment *out;
    size_t room;
    int count;
} Cutter;

static void cut(Cutter *c, double from, double to)
{
    if ((size_t)c->count < c->room) {
        DashSegment *s = &c->out[c->count];
        s->x0 = c->x + c->dx * (from / c->length);
        s->y0 = c->y + c->dy * (from / c->length);
        s->x1 = c->x + c->dx * (to / c->length);
        s->y1 = c->y + c->dy * (to / c->length);
    }
    c->count++;
}

int dashPenLineTo(DashPen *pen, double x, double y, DashSegment *out, size_t room)
{
    if (!pen->started || !inRange(x, y))
        return -1;
    Cutter c = {pen->x, pen->y, x - pen->x, y - pen->y, 0, out, room, 0};
    c.length = hypot(c.dx, c.dy);
    pen->x = x;
    pen->y = y;
    if (!(c.length > 0))
        return 0;
    if (pen->count == 0) {
        cut(&c, 0, c.length);
        return c.count;
    }
    double at = 0;
    while (at < c.length) {
        double left = pen->dash[pen->index] - pen->used;
        if (left > c.length - at) {
            if (dashPenIsDown(pen))
                cut(&c, at, c.length);
            pen->used += c.length - at;
            break;
        }
        if (dashPenIsDown(pen))
            cut(&c, at, at + left);
        at += left;
        pen->index = (pen->index + 1) % pen->count;
        pen->used = 0;
    }
    return c.count;
}
