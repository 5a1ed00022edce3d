#include "tracklst.h"

#include <stdlib.h>
#include <string.h>

struct tl_track {
    char *title;
    unsigned seconds;
};

struct tl_list {
    tl_track **tracks;
    size_t count, capacity;
};

/* A copy of a title, or NULL. */
static char *copy_title(const char *title)
{
    size_t size = strlen(title) + 1;
    char *copy;

    if (size - 1 > TL_TITLE_MAX)
        return NULL;
    copy = malloc(size);
    if (copy)
        memcpy(copy, title, size);
    return copy;
}

tl_track *tl_track_new(const char *title, unsigned seconds)
{
    tl_track *track = malloc(sizeof *track);

    if (!track)
        return NULL;
    track->title = copy_title(title);
    if (!track->title) {
        free(track);
        return NULL;
    }
    track->seconds = seconds;
    return track;
}

void tl_track_free(tl_track *track)
{
    if (!track)
        return;
    free(track->title);
    free(track);
}

const char *tl_track_title(const tl_track *track)
{
    return track->title;
}

unsigned tl_track_seconds(const tl_track *track)
{
    return track->seconds;
}

bool tl_track_rename(tl_track *track, const char *title)
{
    char *copy = copy_title(title);

    if (!copy)
        return false;
    free(track->title);
    track->title = copy;
    return true;
}

tl_list *tl_new(void)
{
    return calloc(1, sizeof(tl_list));
}

void tl_free(tl_list *list)
{
    if (!list)
        return;
    for (size_t i = 0; i < list->count; i++)
        tl_track_free(list->tracks[i]);
    free(list->tracks);
    free(list);
}

size_t tl_count(const tl_list *list)
{
    return list->count;
}

uint64_t tl_seconds(const tl_list *list)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < list->count; i++)
        sum += list->tracks[i]->seconds;
    return sum;
}

bool tl_insert(tl_list *list, size_t at, tl_track *track)
{
    if (list->count >= TL_TRACKS_MAX)
        return false;
    if (list->count == list->capacity) {
        size_t capacity = list->capacity ? list->capacity * 2 : 8;
        tl_track **tracks = realloc(list->tracks, capacity * sizeof *tracks);

        if (!tracks)
            return false;
        list->tracks = tracks;
        list->capacity = capacity;
    }
    if (at > list->count)
        at = list->count;
    memmove(list->tracks + at + 1, list->tracks + at, (list->count - at) * sizeof *list->tracks);
    list->tracks[at] = track;
    list->count++;
    return true;
}

tl_track *tl_get(const tl_list *list, size_t at)
{
    return at < list->count ? list->tracks[at] : NULL;
}

tl_track *tl_take(tl_list *list, size_t at)
{
    tl_track *track = tl_get(list, at);

    if (!track)
        return NULL;
    list->count--;
    memmove(list->tracks + at, list->tracks + at + 1, (list->count - at) * sizeof *list->tracks);
    return track;
}

bool tl_move(tl_list *list, size_t from, size_t to)
{
    tl_track *track;

    if (from >= list->count || to >= list->count)
        return false;
    track = list->tracks[from];
    for (; from < to; from++)
        list->tracks[from] = list->tracks[from + 1];
    for (; from > to; from--)
        list->tracks[from] = list->tracks[from - 1];
    list->tracks[to] = track;
    return true;
}

void tl_shuffle(tl_list *list, uint32_t seed)
{
    uint64_t state = seed;

    for (size_t i = list->count; i > 1; i--) {
        size_t other;
        tl_track *track;

        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        other = (size_t)(state >> 33) % i;
        track = list->tracks[i - 1];
        list->tracks[i - 1] = list->tracks[other];
        list->tracks[other] = track;
    }
}
