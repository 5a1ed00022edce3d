#include "beatset.h"

#include <stdlib.h>

struct beat {
    uint64_t period;            /* 0: not in use */
    uint64_t origin;            /* when it was added */
    uint64_t next;              /* when it is due, unless it is over */
    int paused;
    int over;                   /* there is no next time any more */
};

struct beatset {
    uint64_t now;
    struct beat beats[BEAT_MAX];
};

beatset *beat_new(uint64_t now)
{
    beatset *b = calloc(1, sizeof *b);

    if (b != NULL)
        b->now = now;
    return b;
}

void beat_free(beatset *b)
{
    free(b);
}

uint64_t beat_now(const beatset *b)
{
    return b->now;
}

static int exists(const beatset *b, int id)
{
    return id >= 0 && id < BEAT_MAX && b->beats[id].period != 0;
}

/* One period later. */
static void step(struct beat *beat)
{
    if (UINT64_MAX - beat->next < beat->period)
        beat->over = 1;
    else
        beat->next += beat->period;
}

/* To the first time after now. */
static void align(struct beat *beat, uint64_t now)
{
    beat->over = 0;
    beat->next = now - (now - beat->origin) % beat->period;
    step(beat);
}

int beat_add(beatset *b, uint64_t period)
{
    int id;

    if (period == 0)
        return -1;
    for (id = 0; id < BEAT_MAX; id++) {
        struct beat *beat = &b->beats[id];

        if (beat->period != 0)
            continue;
        beat->period = period;
        beat->origin = b->now;
        beat->paused = 0;
        align(beat, b->now);
        return id;
    }
    return -1;
}

int beat_remove(beatset *b, int id)
{
    if (!exists(b, id))
        return -1;
    b->beats[id].period = 0;
    return 0;
}

uint64_t beat_period(const beatset *b, int id)
{
    return exists(b, id) ? b->beats[id].period : 0;
}

int beat_pause(beatset *b, int id)
{
    if (!exists(b, id))
        return -1;
    b->beats[id].paused = 1;
    return 0;
}

int beat_resume(beatset *b, int id)
{
    struct beat *beat;

    if (!exists(b, id))
        return -1;
    beat = &b->beats[id];
    if (beat->paused) {
        beat->paused = 0;
        align(beat, b->now);
    }
    return 0;
}

static int running(const struct beat *beat)
{
    return beat->period != 0 && !beat->paused && !beat->over;
}

int beat_next(const beatset *b, uint64_t *when)
{
    const struct beat *first = NULL;
    int id;

    for (id = 0; id < BEAT_MAX; id++) {
        const struct beat *beat = &b->beats[id];

        if (running(beat) && (first == NULL || beat->next < first->next))
            first = beat;
    }
    if (first == NULL)
        return 0;
    *when = first->next;
    return 1;
}

int beat_poll(beatset *b, uint64_t now, struct beat_due *due)
{
    int id, n = 0;

    if (now < b->now)
        return -1;
    b->now = now;
    for (id = 0; id < BEAT_MAX; id++) {
        struct beat *beat = &b->beats[id];

        if (!running(beat) || beat->next > now)
            continue;
        due[n].id = id;
        due[n].times = 0;
        while (running(beat) && beat->next <= now) {
            due[n].times++;
            due[n].late = now - beat->next;
            step(beat);
        }
        n++;
    }
    return n;
}
