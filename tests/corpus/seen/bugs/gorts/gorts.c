#include "gorts.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define LEAD_BITS 5
#define SIZE_BITS 6
#define MAX_LEAD  31
/* The most a point can take: both control parts, a step and a reading. */
#define POINT_BITS (1 + 32 + 2 + LEAD_BITS + SIZE_BITS + 64)

/* What reader and writer both know after a point. */
struct state {
    uint32_t time;
    uint32_t step;
    uint64_t bits; /* of the reading */
    unsigned lead; /* leading zeros of the window */
    unsigned size; /* width of the window; 0 when there is none yet */
};

struct gorts {
    uint8_t *data;
    size_t room; /* bytes */
    size_t end;  /* bits */
    size_t points;
    struct state last;
};

struct gorts_cursor {
    const gorts_t *series;
    size_t at; /* bits */
    size_t read;
    struct state last;
};

gorts_t *gorts_open(void)
{
    return calloc(1, sizeof(gorts_t));
}

void gorts_close(gorts_t *series)
{
    if (series == NULL)
        return;
    free(series->data);
    free(series);
}

static bool reserve(gorts_t *series, size_t bits)
{
    size_t need = (series->end + bits + 7) / 8;
    if (need <= series->room)
        return true;
    size_t room = need * 2;
    uint8_t *data = realloc(series->data, room);
    if (data == NULL)
        return false;
    memset(data + series->room, 0, room - series->room);
    series->data = data;
    series->room = room;
    return true;
}

static void put(gorts_t *series, uint64_t value, unsigned count)
{
    while (count-- > 0) {
        if (value >> count & 1)
            series->data[series->end / 8] |= (uint8_t)(0x80u >> series->end % 8);
        series->end++;
    }
}

static uint64_t get(gorts_cursor_t *cursor, unsigned count)
{
    uint64_t value = 0;
    while (count-- > 0) {
        value <<= 1;
        if (cursor->at < cursor->series->end)
            value |= cursor->series->data[cursor->at / 8] >> (7 - cursor->at % 8) & 1;
        cursor->at++;
    }
    return value;
}

static unsigned leading_zeros(uint64_t x)
{
    unsigned n = 0;
    for (; n < 64 && !(x >> (63 - n) & 1); n++) {
    }
    return n;
}

static unsigned trailing_zeros(uint64_t x)
{
    unsigned n = 0;
    for (; n < 64 && !(x >> n & 1); n++) {
    }
    return n;
}

static void put_reading(gorts_t *series, uint64_t bits)
{
    struct state *last = &series->last;
    uint64_t changed = bits ^ last->bits;
    if (changed == 0) {
        put(series, 0, 1);
        return;
    }
    unsigned lead = leading_zeros(changed), trail = trailing_zeros(changed);
    if (lead > MAX_LEAD)
        lead = MAX_LEAD;
    if (last->size > 0 && lead >= last->lead && trail >= 64 - last->lead - last->size) {
        put(series, 2, 2);
    } else {
        last->lead = lead;
        last->size = 64 - lead - trail;
        put(series, 3, 2);
        put(series, last->lead, LEAD_BITS);
        put(series, last->size, SIZE_BITS);
    }
    put(series, changed >> (64 - last->lead - last->size), last->size);
    last->bits = bits;
}

gorts_result_t gorts_append(gorts_t *series, uint32_t time, int64_t reading)
{
    struct state *last = &series->last;
    if (series->points > 0 && time < last->time)
        return GORTS_ORDER;
    if (series->points == GORTS_MAX_POINTS)
        return GORTS_FULL;
    if (!reserve(series, POINT_BITS))
        return GORTS_NOMEM;
    if (series->points == 0) {
        put(series, time, 32);
        put(series, (uint64_t)reading, 64);
        last->bits = (uint64_t)reading;
    } else {
        uint32_t step = time - last->time;
        put(series, step != last->step, 1);
        if (step != last->step)
            put(series, step, 32);
        last->step = step;
        put_reading(series, (uint64_t)reading);
    }
    last->time = time;
    series->points++;
    return GORTS_OK;
}

size_t gorts_points(const gorts_t *series)
{
    return series->points;
}

size_t gorts_bytes(const gorts_t *series)
{
    return (series->end + 7) / 8;
}

gorts_result_t gorts_last(const gorts_t *series, gorts_point_t *point)
{
    if (series->points == 0)
        return GORTS_END;
    *point = (gorts_point_t){series->last.time, (int64_t)series->last.bits};
    return GORTS_OK;
}

gorts_cursor_t *gorts_cursor_open(const gorts_t *series)
{
    gorts_cursor_t *cursor = calloc(1, sizeof *cursor);
    if (cursor != NULL)
        cursor->series = series;
    return cursor;
}

void gorts_cursor_close(gorts_cursor_t *cursor)
{
    free(cursor);
}

void gorts_cursor_rewind(gorts_cursor_t *cursor)
{
    *cursor = (gorts_cursor_t){.series = cursor->series};
}

gorts_result_t gorts_cursor_next(gorts_cursor_t *cursor, gorts_point_t *point)
{
    struct state *last = &cursor->last;
    if (cursor->read == cursor->series->points)
        return GORTS_END;
    if (cursor->read == 0) {
        last->time = (uint32_t)get(cursor, 32);
        last->bits = get(cursor, 64);
    } else {
        if (get(cursor, 1))
            last->step = (uint32_t)get(cursor, 32);
        last->time += last->step;
        if (get(cursor, 1)) {
            if (get(cursor, 1)) {
                last->lead = (unsigned)get(cursor, LEAD_BITS);
                last->size = (unsigned)get(cursor, SIZE_BITS);
            }
            unsigned shift = 64 - last->lead - last->size;
            last->bits ^= get(cursor, last->size) << shift;
        }
    }
    cursor->read++;
    *point = (gorts_point_t){last->time, (int64_t)last->bits};
    return GORTS_OK;
}

size_t gorts_unpack(const gorts_t *series, gorts_point_t *points, size_t room)
{
    gorts_cursor_t cursor = {.series = series};
    size_t count = 0;
    while (count < room && gorts_cursor_next(&cursor, &points[count]) == GORTS_OK)
        count++;
    return count;
}
