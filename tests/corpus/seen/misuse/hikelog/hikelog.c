#include "hikelog.h"

#include <math.h>
#include <stdlib.h>

#define EARTH_RADIUS 6371008.8
#define DEGREE 0.017453292519943295

struct hike_log {
    hike_fix *fixes;
    size_t count, room;
};

hike_log *hike_create(void)
{
    return calloc(1, sizeof(hike_log));
}

void hike_destroy(hike_log *log)
{
    if (log == NULL)
        return;
    free(log->fixes);
    free(log);
}

static int valid(const hike_fix *f)
{
    return f->lat >= -90 && f->lat <= 90 && f->lon >= -180 && f->lon <= 180 && isfinite(f->ele);
}

static int resize(hike_log *log, size_t room)
{
    hike_fix *fixes;

    if (room == 0) {
        free(log->fixes);
        log->fixes = NULL;
        log->room = 0;
        return 1;
    }
    fixes = realloc(log->fixes, room * sizeof *fixes);
    if (fixes == NULL)
        return 0;
    log->fixes = fixes;
    log->room = room;
    return 1;
}

int hike_append(hike_log *log, hike_fix fix)
{
    if (!valid(&fix) || log->count == HIKE_MAX)
        return 0;
    if (log->count > 0 && fix.time < log->fixes[log->count - 1].time)
        return 0;
    if (log->count == log->room && !resize(log, log->room < 4 ? 4 : log->room + log->room / 2))
        return 0;
    log->fixes[log->count++] = fix;
    return 1;
}

size_t hike_count(const hike_log *log)
{
    return log->count;
}

hike_fix hike_get(const hike_log *log, size_t index)
{
    return log->fixes[index];
}

const hike_fix *hike_fixes(const hike_log *log)
{
    return log->count > 0 ? log->fixes : NULL;
}

void hike_cut(hike_log *log, size_t count)
{
    if (count >= log->count)
        return;
    log->count = count;
    resize(log, count);         /* if it fails the old room remains */
}

/* Haversine formula. */
static double distance(const hike_fix *a, const hike_fix *b)
{
    double dlat = (b->lat - a->lat) * DEGREE / 2;
    double dlon = (b->lon - a->lon) * DEGREE / 2;
    double h = sin(dlat) * sin(dlat) + cos(a->lat * DEGREE) * cos(b->lat * DEGREE) * sin(dlon) * sin(dlon);

    if (h < 0)
        h = 0;
    if (h > 1)
        h = 1;
    return 2 * EARTH_RADIUS * asin(sqrt(h));
}

double hike_length(const hike_log *log)
{
    double sum = 0;

    for (size_t i = 1; i < log->count; i++)
        sum += distance(&log->fixes[i - 1], &log->fixes[i]);
    return sum;
}

double hike_ascent(const hike_log *log)
{
    double sum = 0;

    for (size_t i = 1; i < log->count; i++) {
        double rise = log->fixes[i].ele - log->fixes[i - 1].ele;

        if (rise > 0)
            sum += rise;
    }
    return sum;
}

int hike_bounds(const hike_log *log, hike_box *box)
{
    hike_box b;

    if (log->count == 0)
        return 0;
    b.south = b.north = log->fixes[0].lat;
    b.west = b.east = log->fixes[0].lon;
    for (size_t i = 1; i < log->count; i++) {
        const hike_fix *f = &log->fixes[i];

        b.south = fmin(b.south, f->lat);
        b.north = fmax(b.north, f->lat);
        b.west = fmin(b.west, f->lon);
        b.east = fmax(b.east, f->lon);
    }
    *box = b;
    return 1;
}

size_t hike_thin(const hike_log *log, double metres, size_t *index)
{
    size_t picked = 0, last = 0;

    for (size_t i = 0; i < log->count; i++) {
        /* a NaN picks the first only */
        if (i == 0 || distance(&log->fixes[last], &log->fixes[i]) >= metres) {
            index[picked++] = i;
            last = i;
        }
    }
    return picked;
}
