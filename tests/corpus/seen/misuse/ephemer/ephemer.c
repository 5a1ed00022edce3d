#include "ephemer.h"

#include <assert.h>

void eph_init(ephemer *e, const eph_row *rows, size_t count)
{
    assert(count >= 2);
    for (size_t i = 1; i < count; i++)
        assert(rows[i - 1].t < rows[i].t);
    e->rows = rows;
    e->count = count;
    e->hint = 0;
}

double eph_first(const ephemer *e)
{
    return e->rows[0].t;
}

double eph_last(const ephemer *e)
{
    return e->rows[e->count - 1].t;
}

int eph_covers(const ephemer *e, double t)
{
    return t >= eph_first(e) && t <= eph_last(e);
}

/* The row that starts the interval of t. */
static const eph_row *locate(ephemer *e, double t)
{
    size_t low = 0, high = e->count - 1;
    const eph_row *r = e->rows + e->hint;

    assert(eph_covers(e, t));
    if (t >= r[0].t && t < r[1].t)
        return r;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;

        if (e->rows[middle].t <= t)
            low = middle;
        else
            high = middle;
    }
    e->hint = low;
    return e->rows + low;
}

void eph_position(ephemer *e, double t, double xyz[3])
{
    const eph_row *r = locate(e, t);
    double f = (t - r[0].t) / (r[1].t - r[0].t);

    for (int k = 0; k < 3; k++)
        xyz[k] = r[0].xyz[k] + f * (r[1].xyz[k] - r[0].xyz[k]);
}

void eph_velocity(ephemer *e, double t, double xyz[3])
{
    const eph_row *r = locate(e, t);

    for (int k = 0; k < 3; k++)
        xyz[k] = (r[1].xyz[k] - r[0].xyz[k]) / (r[1].t - r[0].t);
}

void eph_fill(ephemer *e, eph_row *rows, size_t n)
{
    for (size_t i = 0; i < n; i++)
        eph_position(e, rows[i].t, rows[i].xyz);
}

int eph_each(const ephemer *e, double from, double to,
             int (*visit)(const eph_row *row, void *data), void *data)
{
    int result = 0;

    for (size_t i = 0; i < e->count && result == 0; i++)
        if (e->rows[i].t >= from && e->rows[i].t <= to)
            result = visit(&e->rows[i], data);
    return result;
}
