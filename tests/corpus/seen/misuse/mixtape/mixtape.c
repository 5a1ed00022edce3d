#include "mixtape.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct mt_track {
    int seconds;
    char title[];
};

struct mt_list {
    mt_track **track;
    int count;
    int room;
    int next;       /* position of the track to play next, 0 to count */
};

mt_track *mt_track_new(const char *title, int seconds)
{
    mt_track *track;
    size_t length;

    if (title == NULL || seconds < 0 || seconds > MT_MAX_SECONDS)
        return NULL;
    length = strlen(title);
    if (length > MT_MAX_TITLE)
        return NULL;
    track = malloc(sizeof *track + length + 1);
    if (track == NULL)
        return NULL;
    track->seconds = seconds;
    memcpy(track->title, title, length + 1);
    return track;
}

mt_track *mt_track_dup(const mt_track *track)
{
    return mt_track_new(track->title, track->seconds);
}

void mt_track_free(mt_track *track)
{
    free(track);
}

const char *mt_title(const mt_track *track)
{
    return track->title;
}

mt_list *mt_list_new(void)
{
    return calloc(1, sizeof(mt_list));
}

void mt_list_free(mt_list *list)
{
    int i;

    if (list == NULL)
        return;
    for (i = 0; i < list->count; i++)
        mt_track_free(list->track[i]);
    free(list->track);
    free(list);
}

int mt_append(mt_list *list, mt_track *track)
{
    mt_track **grown;
    int room;

    if (track == NULL || list->count == MT_MAX_TRACKS)
        return -1;
    if (list->count == list->room) {
        room = list->room != 0 ? 2 * list->room : 8;
        grown = realloc(list->track, (size_t)room * sizeof *grown);
        if (grown == NULL)
            return -1;
        list->track = grown;
        list->room = room;
    }
    list->track[list->count++] = track;
    return 0;
}

int mt_count(const mt_list *list)
{
    return list->count;
}

long mt_total(const mt_list *list)
{
    long total = 0;
    int i;

    for (i = 0; i < list->count; i++)
        total += list->track[i]->seconds;
    return total;
}

static int is_position(const mt_list *list, int position)
{
    return position >= 0 && position < list->count;
}

mt_track *mt_at(const mt_list *list, int position)
{
    return is_position(list, position) ? list->track[position] : NULL;
}

mt_track *mt_take(mt_list *list, int position)
{
    mt_track *track = mt_at(list, position);

    if (track == NULL)
        return NULL;
    list->count--;
    memmove(&list->track[position], &list->track[position + 1],
            (size_t)(list->count - position) * sizeof list->track[0]);
    if (position < list->next)
        list->next--;
    return track;
}

int mt_move(mt_list *list, int from, int to)
{
    mt_track *track;

    if (!is_position(list, from) || !is_position(list, to))
        return -1;
    track = list->track[from];
    if (from < to)
        memmove(&list->track[from], &list->track[from + 1],
                (size_t)(to - from) * sizeof list->track[0]);
    else
        memmove(&list->track[to + 1], &list->track[to],
                (size_t)(from - to) * sizeof list->track[0]);
    list->track[to] = track;
    return 0;
}

void mt_shuffle(mt_list *list, unsigned seed)
{
    uint32_t state = (uint32_t)seed ^ 0x9e3779b9u;
    int i, j;

    for (i = list->count - 1; i > 0; i--) {
        mt_track *t = list->track[i];

        state = state * 1664525u + 1013904223u;
        j = (int)((state >> 8) % ((uint32_t)i + 1));
        list->track[i] = list->track[j];
        list->track[j] = t;
    }
}

mt_track *mt_play(mt_list *list)
{
    if (list->count == 0)
        return NULL;
    if (list->next >= list->count)
        list->next = 0;
    return list->track[list->next++];
}
