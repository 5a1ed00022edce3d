#include "bendlut.h"

#include <string.h>

/* Index of the first knee that is not left of x. */
static uint32_t find(const bend_t *curve, int32_t x)
{
    uint32_t low = 0, high = curve->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (curve->knee[middle].x < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bend_t bend_level(int16_t y)
{
    bend_t curve;
    memset(&curve, 0, sizeof curve);
    return bend_with(curve, 0, y);
}

bend_t bend_with(bend_t curve, int32_t x, int16_t y)
{
    uint32_t i = find(&curve, x);
    if (i == curve.count || curve.knee[i].x != x) {
        if (curve.count >= BEND_KNEES)
            return curve;
        memmove(&curve.knee[i + 1], &curve.knee[i], (curve.count - i) * sizeof curve.knee[0]);
        curve.count++;
        curve.knee[i].x = x;
    }
    curve.knee[i].y = y;
    return curve;
}

bend_t bend_without(bend_t curve, int32_t x)
{
    uint32_t i = find(&curve, x);
    if (i < curve.count && curve.knee[i].x == x) {
        curve.count--;
        memmove(&curve.knee[i], &curve.knee[i + 1], (curve.count - i) * sizeof curve.knee[0]);
    }
    return curve;
}

bend_t bend_flipped(bend_t curve)
{
    for (uint32_t i = 0; i < curve.count; i++) {
        int16_t y = curve.knee[i].y;
        curve.knee[i].y = (int16_t)(y == INT16_MIN ? INT16_MAX : -y);
    }
    return curve;
}

/* The line from p to q at x, which is between them. */
static int16_t line(const bend_knee *p, const bend_knee *q, int32_t x)
{
    int32_t rise = q->y - p->y;
    int32_t run = q->x - p->x;
    int64_t part = (int64_t)rise * (x - p->x) / run;
    return (int16_t)(p->y + part);
}

static int16_t output(const bend_t *curve, int32_t x)
{
    if (curve->count == 0)
        return 0;
    uint32_t i = find(curve, x);
    if (i == curve->count)
        return curve->knee[i - 1].y;
    if (i == 0 || curve->knee[i].x == x)
        return curve->knee[i].y;
    return line(&curve->knee[i - 1], &curve->knee[i], x);
}

int16_t bend_at(bend_t curve, int32_t x)
{
    return output(&curve, x);
}

/* Extremes of a polyline are at its knees. */
int16_t bend_top(bend_t curve)
{
    int16_t top = curve.count > 0 ? curve.knee[0].y : 0;
    for (uint32_t i = 1; i < curve.count; i++)
        if (curve.knee[i].y > top)
            top = curve.knee[i].y;
    return top;
}

int16_t bend_bottom(bend_t curve)
{
    int16_t bottom = curve.count > 0 ? curve.knee[0].y : 0;
    for (uint32_t i = 1; i < curve.count; i++)
        if (curve.knee[i].y < bottom)
            bottom = curve.knee[i].y;
    return bottom;
}

bool bend_same(bend_t a, bend_t b)
{
    if (a.count != b.count)
        return false;
    for (uint32_t i = 0; i < a.count; i++)
        if (a.knee[i].x != b.knee[i].x || a.knee[i].y != b.knee[i].y)
            return false;
    return true;
}

void bend_table(bend_t curve, int32_t first, uint16_t step, int16_t *table, size_t length)
{
    int32_t x = first;
    for (size_t i = 0; i < length; i++) {
        table[i] = output(&curve, x);
        x = x > INT32_MAX - step ? INT32_MAX : x + step;
    }
}
