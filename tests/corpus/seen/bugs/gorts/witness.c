#include "gorts.h"

#include <stdlib.h>

static const int64_t readings[] = {0, 5, 5, 7, 1000000, INT64_MAX, INT64_MAX - 1, 0, 2, INT64_MIN, INT64_MIN, 0, 1};
#define COUNT (sizeof readings / sizeof readings[0])

int main(void)
{
    gorts_t *s = gorts_open();
    gorts_cursor_t *c = gorts_cursor_open(s);
    gorts_point_t p, all[COUNT + 1];
    if (gorts_last(s, &p) != GORTS_END || gorts_cursor_next(c, &p) != GORTS_END || gorts_unpack(s, NULL, 0) != 0)
        return 2;
    for (size_t i = 0; i < COUNT; i++) {
        uint32_t time = i == COUNT - 1 ? UINT32_MAX : (uint32_t)(i / 3 * 10);
        if (gorts_append(s, time, readings[i]) != GORTS_OK)
            return 2;
        if (gorts_cursor_next(c, &p) != GORTS_OK || p.time != time || p.reading != readings[i])
            return 2;
    }
    if (gorts_append(s, 5, 5) != GORTS_ORDER || gorts_last(s, &p) != GORTS_OK || p.reading != 1)
        return 2;
    if (gorts_unpack(s, all, COUNT + 1) != COUNT || all[5].reading != INT64_MAX || gorts_points(s) != COUNT)
        return 2;
    gorts_cursor_rewind(c);
    if (gorts_cursor_next(c, &p) != GORTS_OK || p.reading != 0 || gorts_bytes(s) == 0)
        return 2;
    gorts_t *big = gorts_open();
    for (uint32_t i = 0; i < GORTS_MAX_POINTS; i++)
        if (gorts_append(big, i, (int64_t)i * i) != GORTS_OK)
            return 2;
    if (gorts_append(big, UINT32_MAX, 0) != GORTS_FULL)
        return 2;
    gorts_point_t *points = malloc(GORTS_MAX_POINTS * sizeof *points);
    if (gorts_unpack(big, points, GORTS_MAX_POINTS) != GORTS_MAX_POINTS)
        return 2;
    for (uint32_t i = 0; i < GORTS_MAX_POINTS; i++)
        if (points[i].time != i || points[i].reading != (int64_t)i * i)
            return 2;
    free(points);
    gorts_close(big);
#ifndef LEGAL
    gorts_t *t = gorts_open();
    gorts_append(t, 0, 0);
    gorts_append(t, 0, -1);
    gorts_unpack(t, all, 2);
    gorts_close(t);
#endif
    gorts_cursor_close(c);
    gorts_close(s);
    return 0;
}
