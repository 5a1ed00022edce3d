#include "keyframe.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct frame {
    int time;
    int value;
};

struct keyframe_track {
    struct frame *frames;
    size_t count;
    size_t capacity;
};

keyframe_track *keyframe_track_new(void)
{
    return calloc(1, sizeof(keyframe_track));
}

void keyframe_track_free(keyframe_track *track)
{
    if (track == NULL)
        return;
    free(track->frames);
    free(track);
}

/* What every function may rely on. */
static bool in_order(const keyframe_track *track)
{
    for (size_t i = 1; i < track->count; i++)
        if (track->frames[i - 1].time >= track->frames[i].time)
            return false;
    return true;
}

/* The index of the first frame that is not before the time. */
static size_t locate(const keyframe_track *track, int time)
{
    assert(in_order(track));
    size_t low = 0, high = track->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (track->frames[middle].time < time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool keyframe_set(keyframe_track *track, int time, int value)
{
    if (time < 0 || time > KEYFRAME_TIME_MAX)
        return false;
    size_t at = locate(track, time);
    if (at < track->count && track->frames[at].time == time) {
        track->frames[at].value = value;
        return true;
    }
    if (track->count == track->capacity) {
        size_t capacity = track->capacity == 0 ? 8 : track->capacity * 2;
        struct frame *frames = realloc(track->frames, capacity * sizeof *frames);
        if (frames == NULL)
            return false;
        track->frames = frames;
        track->capacity = capacity;
    }
    memmove(track->frames + at + 1, track->frames + at, (track->count - at) * sizeof *track->frames);
    track->frames[at] = (struct frame){time, value};
    track->count++;
    return true;
}

bool keyframe_remove(keyframe_track *track, int time)
{
    size_t at = locate(track, time);
    if (at == track->count || track->frames[at].time != time)
        return false;
    track->count--;
    memmove(track->frames + at, track->frames + at + 1, (track->count - at) * sizeof *track->frames);
    return true;
}

size_t keyframe_count(const keyframe_track *track)
{
    return track->count;
}

bool keyframe_at(const keyframe_track *track, size_t index, int *time, int *value)
{
    if (index >= track->count)
        return false;
    *time = track->frames[index].time;
    *value = track->frames[index].value;
    return true;
}

double keyframe_sample(const keyframe_track *track, int time)
{
    if (track->count == 0)
        return 0;
    size_t at = locate(track, time);
    if (at == track->count)
        return track->frames[at - 1].value;
    if (at == 0 || track->frames[at].time == time)
        return track->frames[at].value;
    const struct frame *before = &track->frames[at - 1], *after = &track->frames[at];
    double part = (double)(time - before->time) / (after->time - before->time);
    return before->value + part * ((double)after->value - before->value);
}

bool keyframe_shift(keyframe_track *track, int by)
{
    if (track->count == 0)
        return true;
    if ((long long)track->frames[0].time + by < 0 ||
        (long long)track->frames[track->count - 1].time + by > KEYFRAME_TIME_MAX)
        return false;
    for (size_t i = 0; i < track->count; i++)
        track->frames[i].time += by;
    return true;
}

bool keyframe_stretch(keyframe_track *track, unsigned percent)
{
    if (track->count == 0)
        return true;
    if ((unsigned long long)track->frames[track->count - 1].time * percent / 100 > KEYFRAME_TIME_MAX)
        return false;
    size_t kept = 0;
    for (size_t i = 0; i < track->count; i++) {
        struct frame frame = track->frames[i];
        /* The frame behind it comes to the same time. */
        if (i + 1 < track->count && frame.time == track->frames[i + 1].time)
            continue;
        frame.time = (int)((unsigned long long)frame.time * percent / 100);
        track->frames[kept++] = frame;
    }
    track->count = kept;
    return true;
}
