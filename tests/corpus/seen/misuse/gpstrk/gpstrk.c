#include "gpstrk.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define RADIUS 6371008.8
#define RADIANS (3.14159265358979323846 / 180)

struct segment {
    trk_point *points;
    size_t count, room;
};

struct trk {
    char *name;
    struct segment *segments;
    size_t count, room;
};

static char *copy_name(const char *name)
{
    size_t length;
    char *copy;

    if (!name)
        name = "";
    length = strlen(name);
    if (length > 255)
        return NULL;
    copy = malloc(length + 1);
    if (copy)
        memcpy(copy, name, length + 1);
    return copy;
}

trk *trk_new(const char *name)
{
    trk *t = calloc(1, sizeof *t);

    if (!t)
        return NULL;
    t->name = copy_name(name);
    if (!t->name) {
        free(t);
        return NULL;
    }
    return t;
}

void trk_free(trk *t)
{
    if (!t)
        return;
    for (size_t i = 0; i < t->count; i++)
        free(t->segments[i].points);
    free(t->segments);
    free(t->name);
    free(t);
}

const char *trk_name(const trk *t)
{
    return t->name;
}

int trk_rename(trk *t, const char *name)
{
    char *copy = copy_name(name);

    if (!copy)
        return -1;
    free(t->name);
    t->name = copy;
    return 0;
}

int trk_segment(trk *t)
{
    if (t->count == TRK_MAX_SEGMENTS)
        return -1;
    if (t->count == t->room) {
        size_t room = t->room ? 2 * t->room : 2;
        struct segment *segments = realloc(t->segments, room * sizeof *segments);
        if (!segments)
            return -1;
        t->segments = segments;
        t->room = room;
    }
    memset(&t->segments[t->count], 0, sizeof *t->segments);
    t->count++;
    return 0;
}

int trk_add(trk *t, double lat, double lon, double ele)
{
    struct segment *s;
    int begun = 0;

    if (!(lat >= -90 && lat <= 90 && lon >= -180 && lon <= 180))
        return -1;
    if (t->count == 0) {
        if (trk_segment(t))
            return -1;
        begun = 1;
    }
    s = &t->segments[t->count - 1];
    if (s->count == TRK_MAX_POINTS)
        return -1;
    if (s->count == s->room) {
        size_t room = s->room ? 2 * s->room : 4;
        trk_point *points = realloc(s->points, room * sizeof *points);
        if (!points) {
            if (begun)
                t->count = 0;
            return -1;
        }
        s->points = points;
        s->room = room;
    }
    s->points[s->count].lat = lat;
    s->points[s->count].lon = lon;
    s->points[s->count].ele = ele;
    s->count++;
    return 0;
}

size_t trk_segments(const trk *t)
{
    return t->count;
}

const trk_point *trk_points(const trk *t, size_t segment, size_t *count)
{
    if (segment >= t->count || t->segments[segment].count == 0) {
        *count = 0;
        return NULL;
    }
    *count = t->segments[segment].count;
    return t->segments[segment].points;
}

int trk_each(const trk *t, trk_visit *visit, void *user)
{
    for (size_t i = 0; i < t->count; i++) {
        const trk_point *p = t->segments[i].points;
        for (size_t left = t->segments[i].count; left > 0; left--) {
            int stop = visit(i, p++, user);
            if (stop)
                return stop;
        }
    }
    return 0;
}

double trk_distance(const trk_point *a, const trk_point *b)
{
    double north = sin((b->lat - a->lat) * RADIANS / 2);
    double east = sin((b->lon - a->lon) * RADIANS / 2);
    double h = north * north + cos(a->lat * RADIANS) * cos(b->lat * RADIANS) * east * east;

    return 2 * RADIUS * asin(sqrt(h < 1 ? h : 1));
}

double trk_length(const trk *t)
{
    double sum = 0;

    for (size_t i = 0; i < t->count; i++) {
        const struct segment *s = &t->segments[i];
        for (size_t k = 1; k < s->count; k++)
            sum += trk_distance(&s->points[k - 1], &s->points[k]);
    }
    return sum;
}

size_t trk_thin(trk *t, double metres)
{
    size_t removed = 0;

    if (isnan(metres))
        return 0;
    for (size_t i = 0; i < t->count; i++) {
        struct segment *s = &t->segments[i];
        trk_point *fewer;
        size_t kept = 1;

        if (s->count < 2)
            continue;
        for (size_t k = 1; k < s->count; k++)
            if (trk_distance(&s->points[kept - 1], &s->points[k]) >= metres)
                s->points[kept++] = s->points[k];
        if (kept == s->count)
            continue;
        removed += s->count - kept;
        s->count = kept;
        fewer = realloc(s->points, kept * sizeof *fewer);
        if (fewer) {
            s->points = fewer;
            s->room = kept;
        }
    }
    return removed;
}
