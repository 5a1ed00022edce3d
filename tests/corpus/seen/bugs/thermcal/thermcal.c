#include "thermcal.h"

#include <string.h>

void cal_clear(cal_curve *c)
{
    memset(c, 0, sizeof *c);
}

/* Index of the first point whose raw is not below the given one. */
static unsigned lower_bound(const cal_curve *c, int32_t raw)
{
    unsigned low = 0, high = c->n;
    while (low < high) {
        unsigned mid = low + (high - low) / 2;
        if (c->point[mid].raw < raw)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

cal_result cal_add(cal_curve *c, int32_t raw, int32_t value)
{
    unsigned at = lower_bound(c, raw);
    if (at < c->n && c->point[at].raw == raw)
        return CAL_EXISTS;
    if (c->n >= CAL_MAX_POINTS)
        return CAL_FULL;
    memmove(c->point + at + 1, c->point + at, (c->n - at) * sizeof c->point[0]);
    c->point[at].raw = raw;
    c->point[at].value = value;
    c->n++;
    return CAL_OK;
}

cal_result cal_remove(cal_curve *c, int32_t raw)
{
    unsigned at = lower_bound(c, raw);
    if (at >= c->n || c->point[at].raw != raw)
        return CAL_NOT_FOUND;
    c->n--;
    memmove(c->point + at, c->point + at + 1, (c->n - at) * sizeof c->point[0]);
    return CAL_OK;
}

/*
 * The y that belongs to x on the line from (x0, y0) to (x1, y1), rounded
 * towards y0; x0 < x1, x0 <= x <= x1.
 */
static int32_t on_line(int32_t x, int32_t x0, int32_t x1, int32_t y0, int32_t y1)
{
    int64_t dx = (int64_t)x1 - x0;
    int64_t dy = (int64_t)y1 - y0;
    int64_t part = (int64_t)x - x0;

    return (int32_t)(y0 + part * dy / dx);
}

static cal_result evaluate(const cal_curve *c, int32_t raw, int32_t *value)
{
    unsigned at = lower_bound(c, raw);
    if (at == c->n)
        return CAL_OUTSIDE;
    if (c->point[at].raw == raw) {
        *value = c->point[at].value;
        return CAL_OK;
    }
    if (at == 0)
        return CAL_OUTSIDE;
    const cal_point *a = &c->point[at - 1], *b = &c->point[at];
    *value = on_line(raw, a->raw, b->raw, a->value, b->value);
    return CAL_OK;
}

cal_result cal_value(const cal_curve *c, int32_t raw, int32_t *value)
{
    if (c->n < 2)
        return CAL_TOO_FEW;
    return evaluate(c, raw, value);
}

cal_result cal_value_clamped(const cal_curve *c, int32_t raw, int32_t *value)
{
    if (c->n < 2)
        return CAL_TOO_FEW;
    const cal_point *first = &c->point[0], *last = &c->point[c->n - 1];
    if (raw <= first->raw)
        *value = first->value;
    else if (raw >= last->raw)
        *value = last->value;
    else
        return evaluate(c, raw, value);
    return CAL_OK;
}

bool cal_is_rising(const cal_curve *c)
{
    for (unsigned i = 1; i < c->n; i++)
        if (c->point[i].value <= c->point[i - 1].value)
            return false;
    return true;
}

cal_result cal_raw(const cal_curve *c, int32_t value, int32_t *raw)
{
    if (c->n < 2)
        return CAL_TOO_FEW;
    if (!cal_is_rising(c))
        return CAL_NOT_RISING;
    if (value < c->point[0].value || value > c->point[c->n - 1].value)
        return CAL_OUTSIDE;
    unsigned i = 0;
    while (c->point[i].value < value)
        i++;
    if (c->point[i].value == value) {
        *raw = c->point[i].raw;
        return CAL_OK;
    }
    const cal_point *a = &c->point[i - 1], *b = &c->point[i];
    *raw = on_line(value, a->value, b->value, a->raw, b->raw);
    return CAL_OK;
}

void cal_shift(cal_curve *c, int32_t delta)
{
    for (unsigned i = 0; i < c->n; i++) {
        int64_t moved = (int64_t)c->point[i].value + delta;
        if (moved < INT32_MIN)
            moved = INT32_MIN;
        if (moved > INT32_MAX)
            moved = INT32_MAX;
        c->point[i].value = (int32_t)moved;
    }
}

int32_t cal_mean(const int32_t *raw, size_t n)
{
    int64_t sum = 0;
    if (n == 0)
        return 0;
    for (size_t i = 0; i < n; i++)
        sum += raw[i];
    return (int32_t)(sum / (int64_t)n);
}
