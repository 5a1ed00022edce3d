#include "envpts.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct env {
    int count;
    int sustain;
    int loop_first, loop_last;
    struct env_point point[ENV_MAX_POINTS];
};

env *env_new(const struct env_point *points, int count)
{
    env *e;
    int i;

    if (points == NULL || count < 1 || count > ENV_MAX_POINTS || points[0].tick != 0)
        return NULL;
    for (i = 0; i < count; i++) {
        if (points[i].level > ENV_FULL)
            return NULL;
        if (i > 0 && points[i].tick < points[i - 1].tick)
            return NULL;
    }
    e = malloc(sizeof *e);
    if (e == NULL)
        return NULL;
    e->count = count;
    e->sustain = e->loop_first = e->loop_last = -1;
    memset(e->point, 0, sizeof e->point);
    memcpy(e->point, points, (size_t)count * sizeof *points);
    return e;
}

/* A decimal number up to max at *text, which is moved behind it; -1 if none. */
static long number(const char **text, long max)
{
    const char *s = *text;
    long value = 0;

    if (*s < '0' || *s > '9')
        return -1;
    for (; *s >= '0' && *s <= '9'; s++) {
        value = value * 10 + (*s - '0');
        if (value > max)
            return -1;
    }
    *text = s;
    return value;
}

env *env_parse(const char *text)
{
    struct env_point points[ENV_MAX_POINTS];
    int count = 0;

    if (text == NULL)
        return NULL;
    for (;;) {
        long tick, level;

        if (count == ENV_MAX_POINTS)
            return NULL;
        tick = number(&text, 65535);
        if (tick < 0 || *text++ != ':')
            return NULL;
        level = number(&text, ENV_FULL);
        if (level < 0)
            return NULL;
        points[count].tick = (unsigned short)tick;
        points[count].level = (unsigned char)level;
        count++;
        if (*text == '\0')
            return env_new(points, count);
        if (*text++ != ' ')
            return NULL;
    }
}

void env_free(env *e)
{
    free(e);
}

int env_count(const env *e)
{
    return e->count;
}

unsigned env_length(const env *e)
{
    return e->point[e->count - 1].tick;
}

int env_set_sustain(env *e, int point)
{
    if (point < -1 || point >= e->count)
        return -1;
    e->sustain = point;
    return 0;
}

int env_set_loop(env *e, int first, int last)
{
    if (first == -1 && last == -1) {
        e->loop_first = e->loop_last = -1;
        return 0;
    }
    if (first < 0 || first > last || last >= e->count)
        return -1;
    e->loop_first = first;
    e->loop_last = last;
    return 0;
}

/* The last point that is not after tick. */
static int locate(const env *e, unsigned tick)
{
    int i = e->count - 1;

    while (i > 0 && e->point[i].tick > tick)
        i--;
    return i;
}

/* The level on a tick in the segment that begins with point i. */
static int interpolate(const env *e, int i, unsigned tick)
{
    const struct env_point *a = &e->point[i], *b = a + 1;
    int dx, dy;

    if (i == e->count - 1)
        return a->level;
    dx = b->tick - a->tick;
    dy = b->level - a->level;
    return a->level + dy * (int)(tick - a->tick) / dx;
}

int env_level(const env *e, unsigned tick)
{
    return interpolate(e, locate(e, tick), tick);
}

void env_start(env_pos *pos, const env *e)
{
    pos->shape = e;
    pos->tick = 0;
    pos->segment = locate(e, 0);
    pos->released = 0;
    pos->done = 0;
}

int env_next(env_pos *pos)
{
    const env *e = pos->shape;
    int level = interpolate(e, pos->segment, pos->tick);

    if (e->sustain >= 0 && !pos->released && pos->tick >= e->point[e->sustain].tick)
        return level;
    if (e->loop_last >= 0 && pos->tick >= e->point[e->loop_last].tick) {
        pos->tick = e->point[e->loop_first].tick;
        pos->segment = locate(e, pos->tick);
        return level;
    }
    if (pos->tick >= env_length(e)) {
        pos->done = 1;
        return level;
    }
    pos->tick++;
    if (pos->tick >= e->point[pos->segment + 1].tick)
        pos->segment++;
    return level;
}

void env_release(env_pos *pos)
{
    pos->released = 1;
}

int env_done(const env_pos *pos)
{
    return pos->done;
}
